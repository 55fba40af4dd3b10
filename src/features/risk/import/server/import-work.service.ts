import { sql } from 'drizzle-orm';
import { wrongState } from '#platform/contract/refusal.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call, LongCall } from '#platform/server/http/serve.ts';
import { importBusy, type RiskImport } from '../risk-import.contract.ts';
import {
  findImportToChange,
  isWorking,
  sheetOf,
  toImport,
  type StoredImport,
} from './risk-import.queries.ts';

/** Refuses an import that was changed meanwhile, is being worked on, or does not stand where the verb starts. */
export function expectIdle(
  row: StoredImport,
  version: number,
  from: readonly RiskImport['status'][],
  now: Date,
): void {
  const data = toImport(row, now);
  expectVersion(data, version);
  if (isWorking(row, now)) refuse(importBusy, { data });
  if (!from.includes(row.status)) refuse(wrongState, { data });
}

export type ReportProgress = (done: number) => Promise<void>;

interface Working<T> {
  id: string;
  version: number;
  from: readonly RiskImport['status'][];
  /** Asked before anything is written; may refuse. */
  check?: (call: Call, row: StoredImport) => Promise<void> | void;
  work: (call: Call, row: StoredImport, reportProgress: ReportProgress) => Promise<T>;
}

/** Work on the rows of a file: one at a time, in one transaction, while others can see how far it is. */
export async function workOn<T>(
  { inside }: LongCall,
  { id, version, from, check, work }: Working<T>,
): Promise<T> {
  const row = await inside({ unrecorded: true }, async (call) => {
    const { db, actor } = call;
    const found = await findImportToChange(db, actor, id);
    expectIdle(found, version, from, db.now);
    await check?.(call, found);
    const working = { since: db.now.toISOString(), done: 0, of: sheetOf(found).rows };
    await note(db, id, working);
    return { ...found, working };
  });
  const reportProgress: ReportProgress = (done) =>
    inside({ unrecorded: true }, ({ db }) => note(db, id, { ...row.working, done }));
  try {
    return await inside({ statementTimeout: 60_000 }, (call) => work(call, row, reportProgress));
  } finally {
    await inside({ unrecorded: true }, ({ db }) => note(db, id, null));
  }
}

const note = async (db: TenantDb, id: string, working: StoredImport['working']): Promise<void> =>
  void (await db.query(
    sql`update risk_import set working = ${working === null ? null : JSON.stringify(working)}::jsonb where org_id = ${db.org_id} and id = ${id}`,
  ));

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
  return toImport({ ...row, ...changed, version: one(rows).version, working: null }, db.now);
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
