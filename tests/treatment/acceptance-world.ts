import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import { draftAcceptance, type Acceptance } from '#features/treatment/acceptance/acceptance.contract.ts';
import { approveAcceptance } from '#features/treatment/acceptance/acceptance-verbs.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { newTeam } from '#tests/world/risk-team.ts';

export type RiskTeam = Awaited<ReturnType<typeof newTeam>>;

/** Cells of the shipped model, by the level that they are. */
export const cells = {
  low: { likelihood: 1, consequence: 1 },
  medium: { likelihood: 3, consequence: 2 },
  high: { likelihood: 3, consequence: 3 },
  extreme: { likelihood: 5, consequence: 5 },
} as const satisfies Record<string, Cell>;

export const why = 'Replacing the old system costs more than the loss would';

/** A rated risk that is to be accepted, of Finance. */
export async function toBeAccepted(team: RiskTeam, inherent: Cell = cells.medium): Promise<Risk> {
  const { id } = await team.risk();
  const params = { id };
  await team.admin.calls(assessRisk, {
    params,
    body: { version: 1, inherent, reason: 'Rated in the workshop' },
  });
  return (await team.admin.calls(chooseTreatment, { params, body: { version: 2, treatment: 'accept' } }))
    .data;
}

/** Asks for the acceptance of risks, by the editor unless somebody else does. */
export async function asked(
  team: RiskTeam,
  risks: readonly Pick<Risk, 'id'>[],
  expires_on: string,
  { by = team.editor, approver = team.colleague }: { by?: Caller; approver?: Caller } = {},
  more: { conditions?: string | null } = {},
): Promise<Acceptance> {
  const body = {
    ...more,
    risk_ids: risks.map(({ id }) => id),
    approver_id: approver.id,
    justification: why,
    expires_on,
    submit: true,
  };
  return (await by.calls(draftAcceptance, { body })).data;
}

/** The same, approved. */
export async function accepted(
  team: RiskTeam,
  risks: readonly Pick<Risk, 'id'>[],
  expires_on: string,
  who: { by?: Caller; approver?: Caller } = {},
): Promise<Acceptance> {
  const { id, version } = await asked(team, risks, expires_on, who);
  const { approver = team.colleague } = who;
  return (await approver.calls(approveAcceptance, { params: { id }, body: { version } })).data;
}
