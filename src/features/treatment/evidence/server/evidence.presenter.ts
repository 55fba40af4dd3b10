import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { Evidence, EvidenceLink, EvidenceRow, LinkedRecord } from '../evidence.contract.ts';
import { evidenceFlagsOf } from '../evidence.rules.ts';
import { evidenceWorkflow, type EvidenceFacts } from '../evidence.workflow.ts';
import type { StoredEvidence, StoredRow } from './evidence.queries.ts';

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A row as the contract tells it; `day` is today. */
export const toRow = (row: StoredRow, day: string): EvidenceRow => ({
  id: row.id,
  version: row.version,
  ref: row.ref,
  name: row.name,
  kind: row.kind,
  status: row.status,
  department: row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
  owner: { id: row.owner_id, name: row.owner_name },
  reviewer: person(row.reviewer_id, row.reviewer_name),
  effective_from: row.effective_from,
  effective_to: row.effective_to,
  valid_for_days: row.valid_for_days,
  expires_on: row.expires_on,
  stale_on: row.stale_on,
  tags: row.tags,
  confidential: row.confidential,
  revision: row.revision,
  updated_at: row.updated_at,
  flags: evidenceFlagsOf(row, day),
});

export const factsOf = (row: StoredEvidence): EvidenceFacts => ({
  status: row.status,
  department_id: row.department_id,
  owner_id: row.owner_id,
  reviewer_id: row.reviewer_id,
  submitted_by: row.submitted_by,
  hasNewRevision: row.revision > (row.decided_revision ?? 0),
  awaits: row.awaiting_revision !== null,
  deleted_at: row.deleted_at,
});

/** The same with the names of the records that it is linked to and made of, as far as the caller sees those. */
export interface NamedEvidence extends StoredEvidence {
  seen: ReadonlyMap<string, LinkedRecord>;
}

const keyOf = ({ object_type, object_id }: EvidenceLink) => `${object_type} ${object_id}`;
export const recordsByKey = (records: readonly LinkedRecord[]): ReadonlyMap<string, LinkedRecord> =>
  new Map(records.map((one) => [keyOf(one), one]));

/** The whole of it as this actor is answered it: with what they may do. */
export const toEvidence = (row: NamedEvidence, actor: Actor, now: Date): Evidence => ({
  ...toRow(row, today(now, actor.timezone)),
  source: row.source,
  request: row.request,
  due_date: row.due_date,
  accepted_revision: row.accepted_revision,
  decided_revision: row.decided_revision,
  awaiting_revision: row.awaiting_revision,
  submitted_at: row.submitted_at,
  submitted_by: person(row.submitted_by, row.submitted_by_name),
  decided_at: row.decided_at,
  decided_by: person(row.decided_by, row.decided_by_name),
  rejection: row.rejection,
  revisions: row.revisions.map((revision) => ({
    ...revision,
    record:
      revision.record &&
      (row.seen.get(keyOf(revision.record)) ?? { ...revision.record, ref: '', title: '', link: null }),
  })),
  links: row.links.flatMap(({ staleness, ...link }) => {
    const record = row.seen.get(keyOf(link));
    return record === undefined ? [] : [{ ...record, staleness }];
  }),
  created_at: row.created_at,
  deleted_at: row.deleted_at,
  permissions: { can: evidenceWorkflow.can(actor, factsOf(row), now) },
});
