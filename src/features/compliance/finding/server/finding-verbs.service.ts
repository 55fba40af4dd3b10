import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { noted, saidBy, unnoted } from '#platform/server/record/stored-records.ts';
import type { Finding } from '../finding.contract.ts';
import type * as contract from '../finding-verbs.contract.ts';
import { actionMissing, proofOrReason } from '../finding.workflow.ts';
import { findings } from './finding-record.service.ts';
import { expectOwner } from './finding-input.service.ts';

const isBlank = (text: string | null | undefined): boolean => (text ?? '') === '';

/** Names who resolves it, and until when. */
export async function assignFinding(
  call: Call,
  id: string,
  { version, owner_id, due_date, note }: Body<typeof contract.assignFinding>,
): Promise<Finding> {
  const before = await findings.take(call, id, version, 'assign');
  if (owner_id !== before.owner_id) await expectOwner(call.db, owner_id);
  const columns = { owner_id, due_date, ...(before.status === 'open' && { status_reason: null }) };
  return findings.change(call, before, 'assign', columns, { action: 'finding.assigned', note });
}

export const startFinding = findings.does('start', 'finding.started', () => ({ status_reason: null }));

/** Says what was done about it, and shows it or says why nothing shows it. */
export async function resolveFinding(
  call: Call,
  id: string,
  { version, ...said }: contract.Resolving,
): Promise<Finding> {
  const before = await findings.take(call, id, version, 'resolve');
  const { corrective_action = before.corrective_action, no_evidence_reason = before.no_evidence_reason } =
    said;
  if (isBlank(corrective_action)) refuse(actionMissing);
  if (before.evidence_count === 0 && isBlank(no_evidence_reason)) refuse(proofOrReason);
  const columns = { ...said, ...noted(call, 'resolved'), status_reason: null };
  return findings.change(call, before, 'resolve', columns, { action: 'finding.resolved' });
}

/** What was done helps: it is closed. */
export const verifyFinding = findings.does('verify', 'finding.verified', (call) => ({
  ...noted(call, 'verified'),
  status_reason: null,
}));

export const returnFinding = findings.does(
  'return',
  'finding.returned',
  (call, _, { note }: Body<typeof contract.returnFinding>) => ({
    status_reason: saidBy(call, note),
    ...unnoted('resolved'),
  }),
);

export const dismissFinding = findings.does(
  'dismiss',
  'finding.dismissed',
  (call, _, { reason }: Body<typeof contract.dismissFinding>) => ({ status_reason: saidBy(call, reason) }),
);

export const reopenFinding = findings.does(
  'reopen',
  'finding.reopened',
  (call, _, { reason }: Body<typeof contract.reopenFinding>) => ({
    status_reason: saidBy(call, reason),
    ...unnoted('resolved', 'verified'),
  }),
);
