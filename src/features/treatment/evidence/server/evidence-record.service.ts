import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { EvidenceLink, LinkedRecord } from '../evidence.contract.ts';
import { evidenceRecord } from '../evidence.record.ts';
import { evidenceWorkflow } from '../evidence.workflow.ts';
import { factsOf, recordsByKey, toEvidence } from './evidence.presenter.ts';
import { besideInRow, besideInWhole, evidenceSeenBy, type BesideEvidence } from './evidence.queries.ts';
import { evidenceCounterTable, evidenceTable } from './evidence.table.ts';
import type { EvidenceHolder } from './shared/evidence-holder.queries.ts';

type EvidenceHolders = readonly EvidenceHolder[];
/** Who asks, and where. */
type Asking = Pick<Call, 'db' | 'actor'>;

/** Those of these records that the caller sees, whatever their type. */
export async function findRecords(
  call: Asking,
  holders: EvidenceHolders,
  links: readonly EvidenceLink[],
): Promise<(LinkedRecord & { mayLink: boolean })[]> {
  const found = await Promise.all(
    holders.map(async ({ type, find }) => {
      const ids = links.filter(({ object_type }) => object_type === type).map(({ object_id }) => object_id);
      const records = ids.length === 0 ? [] : await find(call, ids);
      return records.map(({ id, ...named }) => ({
        object_type: type,
        object_id: id,
        link: recordPath(type, id),
        ...named,
      }));
    }),
  );
  return found.flat();
}

/** As the contract answers it. */
function toLinked(record: LinkedRecord & { mayLink: boolean }): LinkedRecord {
  const { mayLink: _, ...linked } = record;
  return linked;
}

/** Evidence as it is read and as verbs take and change it, where it hangs on records of these types. */
export const evidenceOn = (holders: EvidenceHolders) => ({
  holders,
  records: storedRecords(evidenceRecord)<BesideEvidence>()({
    workflow: evidenceWorkflow,
    table: evidenceTable,
    counter: evidenceCounterTable,
    as: 'e',
    references: {},
    further: { row: () => besideInRow, whole: () => besideInWhole },
    async complete(asking, row) {
      const linked = [...row.links, ...row.revisions.flatMap(({ record }) => record ?? [])];
      const records = await findRecords(asking, holders, linked);
      return { ...row, seen: recordsByKey(records.map(toLinked)) };
    },
    seenBy: (db, actor, id) => evidenceSeenBy(db, viewerOf(actor), id),
    factsOf,
    shownTo: ({ actor, db }, row) => toEvidence(row, actor, db.now),
  }),
});
/** The same, where nobody asks what it hangs on. */
export const anyEvidence = evidenceOn([]).records;
export type EvidenceOn = ReturnType<typeof evidenceOn>;

/** What follows for the records that evidence hangs on, where it counts or counted. */
export async function tellHolders(
  db: TenantDb,
  holders: EvidenceHolders,
  links: readonly EvidenceLink[],
): Promise<void> {
  for (const { type, changed } of holders) {
    const ids = links.filter(({ object_type }) => object_type === type).map(({ object_id }) => object_id);
    if (ids.length > 0) await changed?.(db, ids);
  }
}
