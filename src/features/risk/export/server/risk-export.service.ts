import { Readable } from 'node:stream';
import { setImmediate as lettingOthersGo } from 'node:timers/promises';
import { directionOf, type Actor, type Language } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Download, LongCall } from '#platform/server/http/serve.ts';
import { byteOrderMark, csvLine } from '#platform/server/sheets/cell-guard.ts';
import { semaphore } from '#platform/server/limits/semaphore.ts';
import { TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { makeWorkbook, type WorkbookToMake } from '#platform/server/sheets/spreadsheet.ts';
import type { Column } from '#platform/server/sheets/write-xlsx.ts';
import { today } from '#platform/contract/today.ts';
import {
  exchangeRow,
  fieldsFor,
  type ExchangeField,
  type ExchangeKind,
  type FieldOfKind,
} from '#features/risk/record/exchange-field.contract.ts';
import { treatments } from '#features/risk/record/risk-status.contract.ts';
import type { RiskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import {
  countSheet,
  findReferenceNames,
  findScale,
  findSheetPage,
  type ReferenceNames,
  type SheetKey,
  type SheetPage,
  type SheetRisk,
} from '#features/risk/import/server/shared/risk-sheet.queries.ts';
import { selectionOf } from '#features/risk/filter/server/shared/risk-filter.queries.ts';
import { namesAsCell } from '#features/risk/import/cell.rules.ts';
import { exportTooLarge, workbookRows } from '../risk-export.contract.ts';
import { fieldNames, sheetTexts } from '#features/risk/import/server/shared/sheet-texts.presenter.ts';
import { departmentNames } from '#features/risk/import/server/shared/sheet-names.presenter.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** Hears how many rows are written. */
export type Report = (rows: number) => Promise<void> | void;

/** Rows of one transaction, and of one piece of text: few enough that others hardly wait while it is read and written. */
export const atOnce = 150;
const together = 50;

/** One page is read at a time, whoever for: several exports take turns, page by page, and ask no more of the database than one. */
const turns = semaphore({ atOnce: 1, waiting: Infinity, retryAfter: 1 });

/** Reads a page of an export in its turn. */
export const readInTurn = <Page>(
  { inside }: LongCall,
  read: (db: TenantDb, actor: Actor) => Promise<Page>,
): Promise<Page> => turns.take(() => inside({ readOnly: true }, ({ db, actor }) => read(db, actor)));

/** How a value of each kind is written into a cell; what is not named here is written as it is. */
function cellsOf(named: ReferenceNames, actor: Actor, language: Language) {
  const departments = departmentNames(named);
  const words = sheetTexts(language);
  const written: {
    [Kind in ExchangeKind]?: (value: NonNullable<SheetRisk[FieldOfKind<Kind>]>) => string | null;
  } = {
    department: (id) => departments.get(id) ?? null,
    treatment: (treatment) => words.treatment[treatment],
    status: (status) => words.status[status],
    tags: namesAsCell,
  };
  const cell = (risk: SheetRisk, field: ExchangeField): string | null => {
    const value = risk[field];
    if (value === null) return null;
    const write = written[exchangeRow(field).kind] ?? String;
    return (write as (value: unknown) => string | null)(value);
  };
  const fields = fieldsFor(actor);
  return { fields, row: (risk: SheetRisk) => fields.map((field) => cell(risk, field)) };
}

export const fileName = (actor: Actor, now: Date, language: Language, ending: string) =>
  `${sheetTexts(language).name} ${today(now, actor.timezone)}.${ending}`;

/** The register line by line, however long it is: a page at a time, each in a transaction of its own, so that a slow reader
 *  holds nothing. The next page is asked for while this one is written. */
export async function exportCsv(
  call: LongCall,
  filter: RiskFilter,
  report: Report = () => undefined,
): Promise<Download> {
  const { inside, actor, language, now } = call;
  const named = await inside({ readOnly: true }, ({ db }) => findReferenceNames(db));
  const { fields, row } = cellsOf(named, actor, language);
  const names = fieldNames(language);
  async function* lines() {
    yield byteOrderMark + csvLine(fields.map((field) => names[field]));
    let page = pageOf(call, filter, undefined);
    for (let done = 0; ;) {
      const { rows, next } = await page;
      if (next !== undefined) page = pageOf(call, filter, next);
      for (let from = 0; from < rows.length; from += together) {
        let text = '';
        for (const risk of rows.slice(from, from + together)) text += csvLine(row(risk));
        yield text;
        await lettingOthersGo();
      }
      await report((done += rows.length));
      if (next === undefined) return;
    }
  }
  return csvFile(fileName(actor, now, language, 'csv'), lines());
}

/** Text that comes line by line, as a file. */
export const csvFile = (name: string, lines: AsyncIterable<string>): Download => ({
  name,
  type: 'text/csv; charset=utf-8',
  content: Readable.from(lines, { objectMode: false, highWaterMark: 65_536 }),
});

function pageOf(call: LongCall, filter: RiskFilter, after: SheetKey | undefined): Promise<SheetPage> {
  const page = readInTurn(call, async (db, actor) =>
    findSheetPage(db, await selectionOf(db, actor, filter), after, atOnce),
  );
  // Asked for ahead: if it fails, whoever waits for it is told; until then nobody is.
  page.catch(() => undefined);
  return page;
}

export async function mustFitWorkbook(
  db: TenantDb,
  selection: Parameters<typeof countSheet>[1],
): Promise<void> {
  const many = await countSheet(db, selection, workbookRows + 1);
  if (many > workbookRows) refuse(exportTooLarge, { values: { most: workbookRows } });
}

/** The register as a workbook with drop-downs for whatever is a closed list. */
export async function exportWorkbook(
  call: LongCall,
  filter: RiskFilter,
  report: Report = () => undefined,
): Promise<Download> {
  const { inside, actor, language, now } = call;
  const { named, scale } = await inside({ readOnly: true }, async ({ db }) => {
    await mustFitWorkbook(db, await selectionOf(db, actor, filter));
    return { named: await findReferenceNames(db), scale: (await findScale(db)).model };
  });
  const { fields, row } = cellsOf(named, actor, language);
  const words = sheetTexts(language);
  const steps = (size: number) => Array.from({ length: size }, (_, at) => String(at + 1));
  /** What a drop-down offers for a field of each kind. */
  const choices: { [Kind in ExchangeKind]?: (field: FieldOfKind<Kind>) => readonly string[] } = {
    category: () => named.categories.map(({ name }) => name),
    department: () => [...departmentNames(named).values()],
    person: () => named.people.filter(({ active }) => active).map(({ email }) => email),
    rating: (field) => steps(scale[`${field}_size`]),
    treatment: () => treatments.map((one) => words.treatment[one]),
    status: () => keysOf(words.status).map((one) => words.status[one]),
  };
  async function* rows() {
    let done = 0;
    for (let after: SheetKey | undefined, over = false; !over;) {
      const page = await pageOf(call, filter, after);
      yield page.rows.map(row);
      await report((done += page.rows.length));
      after = page.next;
      over = after === undefined;
    }
  }
  const names = fieldNames(language);
  const columns = fields.map((field): Column => {
    const { kind, width } = exchangeRow(field);
    const offered = choices[kind] as ((field: ExchangeField) => readonly string[]) | undefined;
    const column = { header: names[field], width };
    return offered === undefined ? column : { ...column, choices: offered(field) };
  });
  return workbookFile(actor, fileName(actor, now, language, 'xlsx'), {
    sheet: words.name,
    choicesSheet: words.choices,
    columns,
    rows: rows(),
    rightToLeft: directionOf(language) === 'rtl',
  });
}

/** A workbook as a file; refused where it is more than can be made. */
export async function workbookFile(actor: Actor, name: string, workbook: WorkbookToMake): Promise<Download> {
  const content = await makeWorkbook(actor, workbook).catch((error: unknown) =>
    error instanceof TooMuchWork
      ? refuse(exportTooLarge, { values: { most: workbookRows } })
      : Promise.reject(error),
  );
  return {
    name,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content,
  };
}
