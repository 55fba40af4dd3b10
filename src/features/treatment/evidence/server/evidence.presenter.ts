import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import { shownRow, shownWhole } from '#platform/server/record/record-presenter.ts';
import type { Evidence, EvidenceLink, EvidenceRow, LinkedRecord } from '../evidence.contract.ts';
import { evidenceRecord } from '../evidence.record.ts';
import { evidenceFlagsOf } from '../evidence.rules.ts';
import { evidenceWorkflow, type EvidenceFacts } from '../evidence.workflow.ts';
import type { StoredEvidence, StoredEvidenceRow } from './evidence.queries.ts';

const beside = (row: StoredEvidenceRow, day: string) => ({
  expires_on: row.expires_on,
  stale_on: row.stale_on,
  flags: evidenceFlagsOf(row, day),
});

/** A row as the contract tells it; `day` is today. */
export const toRow = (row: StoredEvidenceRow, day: string): EvidenceRow => ({
  ...shownRow(evidenceRecord, row),
  ...beside(row, day),
});

export const factsOf = (row: StoredEvidence): EvidenceFacts => ({
  ...row,
  hasNewRevision: row.revision > (row.decided_revision ?? 0),
  awaits: row.awaiting_revision !== null,
});

const keyOf = ({ object_type, object_id }: EvidenceLink) => `${object_type} ${object_id}`;
export const recordsByKey = (records: readonly LinkedRecord[]): ReadonlyMap<string, LinkedRecord> =>
  new Map(records.map((one) => [keyOf(one), one]));

/** The whole of it as this actor is answered it: with what they may do. */
export function toEvidence(row: StoredEvidence, actor: Actor, now: Date): Evidence {
  const { created_by: _, ...evidence } = shownWhole(evidenceRecord, row);
  return {
    ...evidence,
    ...beside(row, today(now, actor.timezone)),
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
    permissions: evidenceWorkflow.permissions(actor, factsOf(row), now),
  };
}
