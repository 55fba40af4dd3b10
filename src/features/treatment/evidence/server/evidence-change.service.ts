import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Evidence, EvidenceLink, LinkedRecord } from '../evidence.contract.ts';
import { evidenceWorkflow } from '../evidence.workflow.ts';
import { factsOf, recordsByKey, toEvidence, type NamedEvidence } from './evidence.presenter.ts';
import {
  findEvidence,
  findEvidenceToChange,
  writeEvidence,
  type StoredEvidence,
} from './evidence.queries.ts';
import { evidenceTable } from './evidence.table.ts';
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

async function named(call: Asking, holders: EvidenceHolders, row: StoredEvidence): Promise<NamedEvidence> {
  const linked = [...row.links, ...row.revisions.flatMap(({ record }) => record ?? [])];
  const records = await findRecords(call, holders, linked);
  const seen = records.map(({ object_type, object_id, ref, title, link }) => ({
    object_type,
    object_id,
    ref,
    title,
    link,
  }));
  return { ...row, seen: recordsByKey(seen) };
}

/** A piece of evidence with what it is linked to, if the caller sees it. */
export async function findNamed(
  call: Asking,
  holders: EvidenceHolders,
  id: string,
): Promise<NamedEvidence | undefined> {
  const row = await findEvidence(call.db, call.actor, id);
  return row && named(call, holders, row);
}

export const shownTo = ({ actor, db }: Call, row: NamedEvidence): Evidence => toEvidence(row, actor, db.now);

/** Evidence as verbs take and change it, where it hangs on records of these types. */
export const evidenceOn = (holders: EvidenceHolders) => ({
  holders,
  records: recordsOf({
    type: 'evidence',
    workflow: evidenceWorkflow,
    table: evidenceTable,
    findToChange: async (db: TenantDb, actor: Actor, id) => {
      const row = await findEvidenceToChange(db, actor, id);
      return row && named({ db, actor }, holders, row);
    },
    factsOf: (row: NamedEvidence) => factsOf(row),
    shownTo,
    historyOf: (_: Call, row: NamedEvidence) => ({
      name: row.name,
      status: row.status,
      owner: { id: row.owner_id, name: row.owner_name },
      reviewer: row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name },
      department: row.department_id === null ? null : { id: row.department_id, name: row.department_name },
      effective_from: row.effective_from,
      effective_to: row.effective_to,
      valid_for_days: row.valid_for_days,
      source: row.source,
      tags: row.tags.length === 0 ? null : row.tags.join(', '),
      confidential: row.confidential,
      revision: row.revision,
    }),
    write: async (db, before, assignments) => ({
      ...before,
      ...(await writeEvidence(db, before, assignments)),
    }),
  }),
});
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
