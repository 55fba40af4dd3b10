import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import {
  markStaleProofs,
  freshnessComputation,
} from '#features/compliance/control-assessment/server/proof.jobs.ts';
import { addFreshnessRule, type FreshnessRule } from '#features/compliance/freshness/freshness.contract.ts';
import {
  acceptEvidence,
  createEvidence,
  type Evidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import type { Sent } from '#platform/contract/endpoint.ts';
import { answered, begun, controlsOf } from './compliance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';

type Place = Pick<World, 'database' | 'orgId'>;

/** A rule of an Admin: evidence of any statement is valid for a year, then has thirty days, and then counts nothing. */
export const ruled = async (
  who: Caller,
  details: Partial<Sent<typeof addFreshnessRule>['body']> = {},
): Promise<FreshnessRule> => {
  const body = {
    name: 'Once a year',
    scope: 'kind' as const,
    ...((details.scope ?? 'kind') === 'kind' && { evidence_kind: 'statement' as const }),
    valid_for_days: 365,
    grace_days: 30,
    effect: 'unproven' as const,
    ...details,
  };
  return (await who.calls(addFreshnessRule, { body })).data;
};

/** A statement about a day, on controls of an assessment, that another person accepted. */
export async function proofOf(
  provider: Caller,
  reviewer: Caller,
  controls: readonly string[],
  details: Partial<Sent<typeof createEvidence>['body']> = {},
): Promise<Evidence> {
  const { data } = await provider.calls(createEvidence, {
    body: {
      name: 'Access was reviewed',
      kind: 'statement',
      effective_from: '2026-01-10',
      effective_to: '2026-01-10',
      content: { statement: 'We looked at all of it.' },
      links: controls.map((object_id) => ({ object_type: 'control_assessment', object_id })),
      ...details,
    },
  });
  return (await reviewer.calls(acceptEvidence, { params: { id: data.id }, body: { version: data.version } }))
    .data;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Does what rules that were changed are to have done, as the queue would. */
export const followRules = ({ database, orgId }: Place, day?: string): Promise<void> =>
  freshnessComputation({ database, clock: () => (day === undefined ? new Date() : noon(day)) }).perform({
    org_id: orgId,
    id: orgId,
  });

/** The hourly round of a day; answers how many answers it looked at. */
export const roundOf = ({ database, orgId }: Place, day: string): Promise<number> =>
  database.inOrganisation(orgId, { now: noon(day), unrecorded: true }, async (db) => {
    await expireEvidence(evidenceHolders)(db, 200);
    return markStaleProofs(db, 200);
  });

/** It is this day from now on, and everything has become what it makes of it. Whoever asks has to sign in anew. */
export async function dayComes(world: Place, day: string): Promise<void> {
  setClock(`${day}T12:00:00Z`);
  await roundOf(world, day);
}

/** The day on which these tests begin. */
export const firstDay = '2026-02-01';

/** An assessment of ISO/IEC 27001, begun by an Admin, in which these controls are met; and another Admin. */
export async function metControls(...codes: string[]) {
  setClock(`${firstDay}T12:00:00Z`);
  const world = await newWorld({ license: 'flat' });
  const reviewer = await world.person('Admin');
  const { id } = await begun(world.admin);
  const controls = await controlsOf(world.admin, id);
  const idOf = (code: string) => controls.get(code)?.id as string;
  for (const code of codes) await answered(world.admin, idOf(code), { result: 'compliant' });
  return { world, admin: world.admin, reviewer, id, idOf };
}
