import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall } from '#platform/server/http/serve.ts';
import { findReferenceNames, findScale } from './shared/risk-sheet.queries.ts';
import { dateOrderOf, longestDate } from '../date.rules.ts';
import * as contract from '../risk-import.contract.ts';
import { analyser, type Analysed } from './row-analysis.service.ts';
import { countRows, expectIdle, finish, workOn } from './import-work.service.ts';
import { lookUpsFrom } from './shared/sheet-names.presenter.ts';
import { findImportToChange, findRowsAfter, type StoredImport } from './risk-import.queries.ts';
import type { StoredSheet } from './risk-import.table.ts';
import { fieldsFor, fieldsOfKind } from '#features/risk/record/exchange-field.contract.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

type Mapped = Body<typeof contract.mapImport>;

/** Takes the columns as they were confirmed, and says of every row what would become of it. */
export async function mapImport(
  call: JobCall,
  id: string,
  { version, mapping, date_order, sheet }: Mapped,
): Promise<contract.RiskImport> {
  if (mapping === undefined)
    return call.inside({}, (within) => chooseSheet(within, id, { version, sheet: sheet ?? 0 }));
  let chosen: StoredSheet | undefined;
  return workOn(call, {
    kind: 'risk_import.check',
    id,
    version,
    from: ['uploaded', 'analysed'],
    async check(within, row) {
      chosen = await mappedSheet(within, row, { mapping, date_order, index: sheet ?? row.sheet });
    },
    async work(within, row, reportProgress) {
      const { db, by } = within;
      const index = sheet ?? row.sheet;
      const now = chosen as StoredSheet;
      const stored = { ...row, sheet: index, sheets: row.sheets.with(index, now) };
      const named = await findReferenceNames(db);
      const { model, factors } = await findScale(db);
      const look = lookUpsFrom(named, model, factors, now.date_order ?? 'dmy');
      const analyse = analyser(within, { named, look, mapping: now.mapping });
      for (let after = 0; ;) {
        const rows = await findRowsAfter(db, stored, after, atOnce);
        const last = rows.at(-1);
        if (last === undefined) break;
        await keepAnalysed(db, stored, await analyse.some(rows));
        after = last.n;
        await reportProgress(analyse.done());
      }
      record(db, by, {
        action: 'risk_import.checked',
        objects: { type: 'risk_import', id },
        note: row.file_name,
      });
      return finish(within, stored, {
        status: 'analysed',
        sheet: index,
        sheets: stored.sheets,
        counts: await countRows(db, stored),
        makes: analyse.makes(),
        model_version: model.number,
      });
    },
  });
}

/** Shows another sheet of a workbook, with what its headers let guess. */
async function chooseSheet(
  call: Call,
  id: string,
  { version, sheet }: { version: number; sheet: number },
): Promise<contract.RiskImport> {
  const { db, actor, by } = call;
  const row = await findImportToChange(db, actor, id);
  expectIdle(row, version, ['uploaded', 'analysed']);
  if (row.sheets[sheet] === undefined) refuse(contract.sheetUnknown);
  record(db, by, {
    action: 'risk_import.sheet_chosen',
    objects: { type: 'risk_import', id },
    note: row.sheets[sheet]?.name,
  });
  return finish(call, { ...row, sheet }, { status: 'uploaded', sheet, counts: null });
}

const atOnce = 1000;

/** The sheet with its columns named, or why they cannot be. */
async function mappedSheet(
  { db, actor }: Call,
  row: StoredImport,
  {
    mapping,
    date_order,
    index,
  }: { mapping: contract.ColumnMapping; date_order: contract.DateOrder | undefined; index: number },
): Promise<StoredSheet> {
  const sheet = row.sheets[index] ?? refuse(contract.sheetUnknown);
  const fields = fieldsFor(actor);
  const named = entriesOf(mapping).filter(([field]) => fields.includes(field));
  const columns = named.map(([, column]) => column);
  const known = columns.every((column) => sheet.columns.some((one) => one.index === column));
  if (!known || new Set(columns).size !== columns.length) refuse(contract.columnUnknown);
  if (mapping.title === undefined) refuse(contract.titleUnmapped);
  const dates: string[] = [];
  for (const field of fieldsOfKind('day', 'closing_day'))
    dates.push(...(await findColumn(db, { id: row.id, sheet: index }, mapping[field])));
  const { order, question } = dateOrderOf(dates);
  if (question.needed && date_order === undefined)
    refuse(contract.dateOrderNeeded, { data: { date_question: question } });
  return {
    ...sheet,
    mapping: Object.fromEntries(named),
    date_order: date_order ?? order,
    date_question: question,
  };
}

async function findColumn(
  db: TenantDb,
  { id, sheet }: { id: string; sheet: number },
  column: number | undefined,
): Promise<string[]> {
  if (column === undefined) return [];
  const rows = await db.query<{ cell: string | null }>(
    sql`select distinct left(cells ->> ${column}::int, ${longestDate + 1}) as cell from risk_import_row where org_id = ${db.org_id} and import_id = ${id} and sheet = ${sheet}`,
  );
  return rows.map(({ cell }) => cell ?? '');
}

const keepAnalysed = (db: TenantDb, { id, sheet }: StoredImport, rows: readonly Analysed[]) =>
  db.query(sql`update risk_import_row w set action = a.action, ref = a.ref, title = a.title, risk_id = a.risk_id, risk_version = a.risk_version,
      proposed = a.proposed, changes = a.changes, errors = a.errors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (n integer, action text, ref text, title text, risk_id uuid, risk_version integer,
      proposed jsonb, changes jsonb, errors jsonb)
    where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet} and w.n = a.n`);
