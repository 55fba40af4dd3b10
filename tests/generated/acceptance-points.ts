import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { draftAcceptance } from '#features/treatment/acceptance/acceptance.contract.ts';
import { addAppetite } from '#features/treatment/appetite/appetite.contract.ts';
import {
  changeAcceptanceRules,
  readAcceptanceRules,
} from '#features/treatment/acceptance/acceptance-rules.contract.ts';
import { approveAcceptance } from '#features/treatment/acceptance/acceptance-verbs.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { raised } from '#tests/world/risk-world.ts';

const daysAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** For the whole organisation, from a day that no other call is made on: it holds for nothing that they start from. */
const appetite = {
  scope: 'organisation' as const,
  max_level: 1,
  valid_from: '2999-01-01',
};
const appetiteFields = () => ({
  ...appetite,
  department_id: omitted,
  category_id: omitted,
  cells: omitted,
  valid_to: omitted,
});

/** What the schema of a call does not tell about its fields. */
export const acceptanceFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/risk/acceptance/': () => ({ expires_on: daysAhead(1), submit: true, second_approver_id: null }),
  '/risk/acceptance/terms/': () => ({ risk_ids: crypto.randomUUID() }),
  '/risk/acceptance/:id/': () => ({ expires_on: daysAhead(1), second_approver_id: null }),
  '/settings/risk/appetite/': appetiteFields,
  '/settings/risk/appetite/:id/': appetiteFields,
};

/** An appetite that an Admin stated, and answers for. */
export async function startAppetite({ word, people: { Admin } }: Somebody): Promise<Start> {
  const body = { ...appetite, statement: `${word} is retained`, approver_id: Admin.id };
  return { appetite: (await Admin.calls(addAppetite, { body })).data.id, approver_id: Admin.id };
}

/** Brings an acceptance into the state that the call starts from: an Admin asks for it, and another one decides; where somebody
 *  decides by the call, it is the caller who was asked. */
export async function startAcceptance(
  path: string,
  { world, word, people: { Admin, User } }: Somebody,
): Promise<Start> {
  // Another call may have asked for a second approver; the ways that are tried here end with one.
  const rules = () => Admin.calls(readAcceptanceRules);
  for (let { data } = await rules(); data.second_approver; { data } = await rules())
    // Several start at once: whoever comes second looks again.
    await Admin.sends(changeAcceptanceRules, { body: { version: data.version, second_approver: false } });
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  const risk = await raised(Admin, `${word} is to be accepted`, {
    department_id: world.departments['Finance'] as string,
    owner_id: User.id,
  });
  const params = { id: risk.id };
  const inherent = { likelihood: 1, consequence: 1 };
  await Admin.calls(assessRisk, { params, body: { version: 1, inherent, reason: `${word} was rated` } });
  await Admin.calls(chooseTreatment, { params, body: { version: 2, treatment: 'accept' } });
  const other = await world.person('Admin');
  if (path === '/risk/acceptance/' || path === '/risk/acceptance/terms/')
    return { risk: risk.id, risk_ids: risk.id, approver_id: other.id };
  const decides = ends('approve', 'reject', 'revoke');
  const [requester, approver] = decides ? [other, Admin] : [Admin, other];
  const isDraft = ends('submit') || path === '/risk/acceptance/:id/';
  const { data } = await requester.calls(draftAcceptance, {
    body: {
      risk_ids: [risk.id],
      approver_id: approver.id,
      justification: `${word} costs more than the loss would`,
      conditions: `${word} stays so`,
      expires_on: daysAhead(1),
      submit: !isDraft,
    },
  });
  if (ends('revoke'))
    await approver.calls(approveAcceptance, { params: { id: data.id }, body: { version: data.version } });
  return { acceptance: data.id, risk: risk.id, risk_ids: risk.id, approver_id: other.id };
}
