import type { Sent } from '#platform/contract/endpoint.ts';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  readControlAssessment,
  type answerControl,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { changeComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { answeredRows } from './compliance-recomputed.ts';
import { answered, begun } from './compliance-world.ts';

export const cis = { compliance_standard: 'cis' } as const;
export const csf = { compliance_standard: 'nist_csf' } as const;
export const pci = { compliance_standard: 'pci_dss' } as const;

export type Answer = Omit<Sent<typeof answerControl>['body'], 'version'>;
export const yes: Answer = { result: 'compliant' };
export const no: Answer = { result: 'non_compliant' };
export const partly = (implementation_percent: number): Answer => ({
  result: 'partial',
  implementation_percent,
});

/** What is answered of an assessment, however much it asks, by its code. */
export async function rowsOf(who: Caller, id: string) {
  const pages = await Promise.all(
    ['0', '100'].map((offset) => answeredRows(who, id, { limit: '100', offset })),
  );
  return new Map(pages.flat().map((row) => [row.code, row]));
}

export const idOf = async (who: Caller, assessment: string, code: string): Promise<string> =>
  (await rowsOf(who, assessment)).get(code)?.id as string;

export const readAnswer = async (who: Caller, id: string) =>
  (await who.calls(readControlAssessment, { params: { id } })).data;

/** How a control is answered, and whether it follows. */
export async function said(who: Caller, assessment: string, code: string) {
  const row = (await rowsOf(who, assessment)).get(code);
  return [row?.result, row?.implementation_percent, row?.flags.filter((flag) => /follow|differ/.test(flag))];
}

export const answers = async (who: Caller, assessment: string, code: string, answer: Answer) =>
  answered(who, await idOf(who, assessment, code), answer);

/** Lets an assessment follow others, and no more those it followed. */
export async function follows(who: Caller, id: string, ...followed: string[]) {
  const { version } = (await who.calls(readComplianceAssessment, { params: { id } })).data;
  const sent = { params: { id }, body: { version, follows: followed } };
  const { status, body } = await who.sends(changeComplianceAssessment, sent);
  return { status, body: body as { code?: string; errors?: object } };
}

/** An assessment by ISO/IEC 27001, and one by CIS that follows it. */
export async function followed() {
  const world = await newWorld();
  const { admin } = world;
  const source = await begun(admin);
  const follower = await begun(admin, { ...cis, follows: [source.id] });
  return { world, admin, source: source.id, follower: follower.id };
}
