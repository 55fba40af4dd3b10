import { sql } from 'drizzle-orm';
import { wrongState } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall, RunningJob } from '#platform/server/http/serve.ts';
import { importBusy, type RiskImport } from '../risk-import.contract.ts';
import {
  findImportToChange,
  findStoredImport,
  sheetOf,
  toImport,
  type StoredImport,
} from './risk-import.queries.ts';

/** Refuses an import that was changed meanwhile, is being worked on, or does not stand where the verb starts. */
export function expectIdle(row: StoredImport, version: number, from: readonly RiskImport['status'][]): void {
  const data = toImport(row);
  expectVersion(data, version);
  if (row.working !== null) refuse(importBusy, { data });
  if (!from.includes(row.status)) refuse(wrongState, { data });
}

export type ReportProgress = RunningJob['report'];

interface Working<T> {
  /** What the job does: `risk_import.apply`. */
  kind: `risk_import.${'check' | 'apply' | 'undo'}`;
  id: string;
  version: number;
  from: readonly RiskImport['status'][];
  /** Asked before anything is written; may refuse. */
  check?: (call: Call, row: StoredImport) => Promise<void> | void;
  work: (call: Call, row: StoredImport, reportProgress: ReportProgress) => Promise<T>;
}

/** Work on the rows of a file: a job at a time, in one transaction, while others can see how far it is. */
export async function workOn<T>(
  call: JobCall,
  { kind, id, version, from, check, work }: Working<T>,
): Promise<T> {
  const title = await call.inside(
    { readOnly: true },
    async ({ db, actor }) => (await findStoredImport(db, actor, id)).file_name,
  );
  let row: StoredImport;
  return call.asJob({
    kind,
    record: id,
    title,
    async begin(within) {
      row = await findImportToChange(within.db, within.actor, id);
      expectIdle(row, version, from);
      await check?.(within, row);
      return sheetOf(row).rows;
    },
    work: ({ inOneTransaction, report }) =>
      inOneTransaction({ statementTimeout: 60_000 }, (within) => work(within, row, report)),
  });
}

/** Writes what the work made of the import, as its last step: until then others may note how far it is. */
export async function finish(
  { db, actor }: Call,
  row: StoredImport,
  changed: Partial<
    Pick<
      StoredImport,
      | 'status'
      | 'sheets'
      | 'sheet'
      | 'counts'
      | 'makes'
      | 'made'
      | 'model_version'
      | 'applied_at'
      | 'undone_at'
      | 'undone'
    >
  >,
): Promise<RiskImport> {
  const json = new Set(['sheets', 'counts', 'makes', 'made', 'undone']);
  const assignments = Object.entries(changed).map(
    ([column, value]) =>
      sql`${sql.identifier(column)} = ${json.has(column) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`}`,
  );
  const at = db.now.toISOString();
  const rows = await db.query<{
    version: number;
  }>(sql`update risk_import set ${sql.join(assignments, sql`, `)}, version = version + 1, updated_at = ${at},
    updated_by = ${actor.id} where org_id = ${db.org_id} and id = ${row.id} and version = ${row.version} returning version`);
  return toImport({ ...row, ...changed, version: one(rows).version, working: null });
}

/** How many rows there are of each kind. */
export async function countRows(
  db: TenantDb,
  { id, sheet }: Pick<StoredImport, 'id' | 'sheet'>,
): Promise<NonNullable<StoredImport['counts']>> {
  const rows = await db.query<{ action: keyof NonNullable<StoredImport['counts']>; n: number }>(
    sql`select action, count(*)::int as n from risk_import_row where org_id = ${db.org_id} and import_id = ${id} and sheet = ${sheet} and action is not null group by action`,
  );
  const counts = { new: 0, changed: 0, same: 0, duplicate: 0, reject: 0 };
  for (const { action, n } of rows) counts[action] = n;
  return counts;
}
