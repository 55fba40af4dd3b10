import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import {
  importLimits,
  type ImportRow,
  type ImportSummary,
  type RiskImport,
} from '../risk-import.contract.ts';
import type { RowError } from '../row.rules.ts';
import { errorText } from './shared/sheet-texts.presenter.ts';
import type { riskImportRowTable, riskImportTable, StoredSheet } from './risk-import.table.ts';
import { present } from '#platform/contract/values/present.ts';

export type StoredImport = typeof riskImportTable.$inferSelect & {
  created_by_name: string | null;
  /** The job that is at it. */
  working: RiskImport['progress'];
};
export type StoredImportRow = typeof riskImportRowTable.$inferSelect;

/** Whoever brought a file sees it, and every Admin. */
const visible = (actor: Actor): SQL => (actor.type === 'Admin' ? sql`true` : sql`i.created_by = ${actor.id}`);

const columns = sql`i.*, (select p.first_name || ' ' || p.last_name from person p where p.org_id = i.org_id and p.id = i.created_by) as created_by_name,
  (select json_build_object('job', j.id, 'kind', j.kind, 'done', j.done, 'of', j.total) from job j where j.org_id = i.org_id and j.record = i.id
    and j.status in ('queued', 'running') and j.lease_ends_at > clock_timestamp() limit 1) as working`;

export async function findStoredImport(db: TenantDb, actor: Actor, id: string): Promise<StoredImport> {
  const [row] = await db.query<StoredImport>(
    sql`select ${columns} from risk_import i where i.org_id = ${db.org_id} and i.id = ${id} and ${visible(actor)}`,
  );
  return row ?? refuse(notFound);
}

/** Locks the row: whoever reads an import in order to change it must not race. */
export async function findImportToChange(db: TenantDb, actor: Actor, id: string): Promise<StoredImport> {
  await db.query(sql`select 1 from risk_import where org_id = ${db.org_id} and id = ${id} for update`);
  return findStoredImport(db, actor, id);
}

const dayLength = 24 * 60 * 60 * 1000;

export const undoEnds = (appliedAt: string): Date =>
  new Date(Date.parse(appliedAt) + importLimits.undoDays * dayLength);

export const sheetOf = (row: Pick<StoredImport, 'sheets' | 'sheet'>): StoredSheet =>
  present(row.sheets[row.sheet]);

const toSummary = (row: StoredImport): ImportSummary => ({
  ...row,
  rows: sheetOf(row).rows,
  created_by: row.created_by === null ? null : { id: row.created_by, name: row.created_by_name ?? '' },
  undo_until:
    row.status === 'applied' && row.applied_at !== null ? undoEnds(row.applied_at).toISOString() : null,
});

export function toImport(row: StoredImport): RiskImport {
  const { columns: found, mapping, date_order, date_question } = sheetOf(row);
  return {
    ...toSummary(row),
    sheet: row.sheet,
    sheets: row.sheets.map(({ name, rows }, index) => ({ index, name, rows })),
    columns: found,
    mapping,
    date_order,
    date_question,
    makes: row.makes,
    progress: row.working,
  };
}

export const findImport = async (db: TenantDb, actor: Actor, id: string): Promise<RiskImport> =>
  toImport(await findStoredImport(db, actor, id));

export async function findImports(db: TenantDb, actor: Actor): Promise<ImportSummary[]> {
  const rows = await db.query<StoredImport>(
    sql`select ${columns} from risk_import i where i.org_id = ${db.org_id} and i.status <> 'discarded' and ${visible(actor)} order by i.created_at desc, i.id desc limit 100`,
  );
  return rows.map(toSummary);
}

type ShownRow = Omit<ImportRow, 'errors' | 'changes'> & {
  errors: RowError[] | null;
  changes: ImportRow['changes'] | null;
  total: number;
};

/** The rows of the chosen sheet in the order of the file, those of one kind where asked for. */
export async function findImportRows(
  db: TenantDb,
  actor: Actor,
  id: string,
  {
    action,
    limit,
    offset,
  }: { action?: ImportRow['action'] | 'kept' | undefined; limit: number; offset: number },
  language: Language,
): Promise<Page<ImportRow>> {
  const { sheet, status } = await findStoredImport(db, actor, id);
  const kind =
    action === undefined
      ? sql`w.action is not null`
      : action === 'kept'
        ? sql`w.undo = 'kept'`
        : sql`w.action = ${action}`;
  // What was written and not left was taken back.
  const undo =
    status === 'undone'
      ? sql`case when w.action in ('new', 'changed') then coalesce(w.undo, 'undone') end`
      : sql`null::text`;
  const all = sql`from risk_import_row w where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet} and ${kind}`;
  const rows =
    await db.query<ShownRow>(sql`with page as (select w.n, w.action, w.ref, w.title, w.risk_id, w.changes, w.errors, ${undo} as undo ${all} order by w.n
      limit ${limit} offset ${offset}), total as (select count(*)::int as total ${all})
    select * from total left join page on true order by n`);
  return {
    count: rows[0]?.total ?? 0,
    data: rows
      .filter(({ n }) => n !== null)
      .map((row) => ({
        ...row,
        changes: row.changes ?? [],
        errors: (row.errors ?? []).map((error) => ({ ...error, text: errorText(language, error) })),
      })),
  };
}

/** Bytes of cells that are read at a time: a row may hold all that a file may. */
const bytesAtOnce = 4_000_000;

/** Rows of the chosen sheet past a number, in the order of the file: as many as are asked for, or fewer where they are long. None
 *  only when there is no further one. */
export const findRowsAfter = (
  db: TenantDb,
  { id, sheet }: { id: string; sheet: number },
  after: number,
  limit: number,
  kind: SQL = sql`true`,
): Promise<StoredImportRow[]> =>
  db.query<StoredImportRow>(sql`select * from (
      select next.*, sum(octet_length(cells::text)) over (order by n) - octet_length(cells::text) as bytes_before from (
        select w.* from risk_import_row w where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet}
          and w.n > ${after} and ${kind} order by w.n limit ${limit}) next) counted
    where bytes_before < ${bytesAtOnce} order by n`);

/** After its time for an undo an import keeps its counts, and no longer the rows of the file. */
export const importRowRetention: RetentionRule = {
  name: 'delete_old_import_rows',
  text: `with gone as (delete from risk_import_row d where d.org_id = $1
    and (d.import_id, d.sheet, d.n) in (select r.import_id, r.sheet, r.n from risk_import_row r
      where r.org_id = $1 and r.import_id in (select i.id from risk_import i
        where i.org_id = $1 and coalesce(i.applied_at, i.created_at) < now() - interval '${importLimits.undoDays + 1} days')
      limit $2) returning 1)
    select count(*)::int as n from gone`,
};
