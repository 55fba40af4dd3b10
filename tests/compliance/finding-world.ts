import type { Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { createFinding, type Finding } from '#features/compliance/finding/finding.contract.ts';
import * as verbs from '#features/compliance/finding/finding-verbs.contract.ts';
import type { Step } from '#tests/workflow/through.ts';
import type { Caller } from '#tests/world/caller.ts';

type Raising = Sent<typeof createFinding>['body'];

/** A finding as somebody raises it. */
export const found = async (who: Caller, more: Partial<Raising> = {}): Promise<Finding> => {
  const body = { title: 'Invoices were paid twice', kind: 'minor_nc' as const, severity: 2, ...more };
  return (await who.calls(createFinding, { body })).data;
};

export const assigned = (admin: Caller, owner: Caller): Step => [
  admin,
  verbs.assignFinding,
  { owner_id: owner.id, due_date: '2027-06-30' },
];
export const acted = {
  corrective_action: 'A second person releases payments',
  no_evidence_reason: 'It was seen on the day',
};
/** From raised to resolved by its owner. */
export const resolved = (admin: Caller, owner: Caller): Step[] => [
  assigned(admin, owner),
  [owner, verbs.startFinding],
  [owner, verbs.resolveFinding, acted],
];
const reason = 'It shows again this month';
/** Closed, and open again: its owner stays. */
export const reopened = (admin: Caller, owner: Caller): Step[] => [
  ...resolved(admin, owner),
  [admin, verbs.verifyFinding],
  [admin, verbs.reopenFinding, { reason }],
];

/** What a call about a finding answers instead: status, code and fields. */
export const refused = async (who: Caller, verb: Endpoint, { id, version }: Finding, more: object = {}) => {
  const { status, code, errors } = await who.isRefused(verb, { params: { id }, body: { version, ...more } });
  return [status, code, ...Object.keys(errors ?? {})];
};
