import { directionOf, type Actor, type Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import { today } from '#platform/contract/today.ts';
import type { Download, LongCall } from '#platform/server/http/serve.ts';
import { byteOrderMark, csvLine } from '#platform/server/sheets/cell-guard.ts';
import type { Cell, Column } from '#platform/server/sheets/write-xlsx.ts';
import type { RiskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import { filterRisks, selectionOf } from '#features/risk/filter/server/shared/risk-filter.queries.ts';
import { sheetTexts } from '#features/risk/import/server/shared/sheet-texts.presenter.ts';
import type { Rated } from '#features/risk/model/risk-level.contract.ts';
import { levelName } from '#features/risk/model/server/shared/level-name.presenter.ts';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { riskWords } from '#features/risk/record/server/shared/risk-words.presenter.ts';
import type { RegisterQuery, RiskRow } from '#features/risk/record/risk.contract.ts';
import type { ShownColumn } from '../risk-export.contract.ts';
import { shownSheet as ar } from '../text/shown/ar.ts';
import { shownSheet as en, type ShownSheetText } from '../text/shown/en.ts';
import { shownSheet as tr } from '../text/shown/tr.ts';
import {
  atOnce,
  csvFile,
  fileName,
  mustFitWorkbook,
  readInTurn,
  workbookFile,
  type Report,
} from './risk-export.service.ts';

const texts: Record<Language, ShownSheetText> = { en, tr, ar };

/** The register as somebody sees it. */
export interface Shown {
  filter: RiskFilter;
  columns: readonly ShownColumn[];
  ordering: RegisterQuery['ordering'];
}

interface Written extends Column {
  cell: (risk: RiskRow) => Cell;
}

/** How each column of the register is written. A level stands in its colour, and beside it its score as a number. */
function writtenColumns(columns: readonly ShownColumn[], actor: Actor, language: Language): Written[] {
  const text = texts[language];
  const words = riskWords(language);
  const levelCell = (rated: Rated | null): Cell => {
    if (rated === null) return null;
    return { text: levelName(rated.level, language), colour: rated.level.colour };
  };
  const header = (column: ShownColumn) => text.column[column];
  const rating = (column: ShownColumn, of: (risk: RiskRow) => Rated | null): Written[] => [
    { header: header(column), width: 12, cell: (risk) => levelCell(of(risk)) },
    {
      header: fill(text.score, { column: header(column) }),
      width: 10,
      kind: 'number',
      cell: (risk) => of(risk)?.score ?? null,
    },
  ];
  const line = (column: ShownColumn, width: number, cell: Written['cell']): Written[] => [
    { header: header(column), width, cell },
  ];
  const day = (column: ShownColumn, cell: Written['cell']): Written[] => [
    { header: header(column), width: 13, kind: 'day', cell },
  ];
  const written: Record<ShownColumn, () => Written[]> = {
    ref: () => line('ref', 12, ({ ref }) => ref),
    title: () => line('title', 50, ({ title }) => title),
    level: () => rating('level', currentRating),
    inherent: () => rating('inherent', ({ inherent }) => inherent),
    residual: () => rating('residual', ({ residual }) => residual),
    target: () => rating('target', ({ target }) => target),
    status: () =>
      line(
        'status',
        18,
        ({ status, triage }) =>
          words.status[triage === 'submitted' && status === 'created' ? 'untriaged' : status],
      ),
    owner: () => line('owner', 24, ({ owner }) => owner?.name ?? null),
    department: () =>
      actor.flat ? [] : line('department', 24, ({ department }) => department?.name ?? text.whole),
    category: () => line('category', 20, ({ category }) => category?.name ?? null),
    review_on: () => day('review_on', ({ review_on }) => review_on),
    updated_at: () => day('updated_at', ({ updated_at }) => today(new Date(updated_at), actor.timezone)),
    flags: () => line('flags', 30, ({ flags }) => flags.map((flag) => words.flag[flag]).join(', ')),
    treatment: () => line('treatment', 14, ({ treatment }) => words.treatment[treatment]),
    tags: () => line('tags', 24, ({ tags }) => tags.map(({ name }) => name).join('; ')),
  };
  return columns.flatMap((column) => written[column]());
}

/** The rows page by page, in the order of the register, each page in a transaction of its own. */
async function* pages(
  call: LongCall,
  { filter, ordering }: Shown,
  report: Report,
): AsyncGenerator<RiskRow[]> {
  let after: string | undefined;
  for (let done = 0; ;) {
    const { data, keys } = await readInTurn(call, (db, actor) =>
      filterRisks(
        db,
        actor,
        { limit: atOnce, offset: done, ordering, after, before: undefined, last: undefined },
        filter,
      ),
    );
    yield data;
    await report((done += data.length));
    after = keys?.last;
    if (data.length < atOnce || after === undefined) return;
  }
}

/** The register as it is shown, line by line. */
export async function exportShownCsv(
  call: LongCall,
  shown: Shown,
  report: Report = () => undefined,
): Promise<Download> {
  const { actor, language, now } = call;
  const columns = writtenColumns(shown.columns, actor, language);
  const inText = (cell: Cell): string | null =>
    typeof cell === 'object' && cell !== null ? cell.text : cell === null ? null : String(cell);
  async function* lines() {
    yield byteOrderMark + csvLine(columns.map(({ header }) => header));
    for await (const risks of pages(call, shown, report))
      yield risks.map((risk) => csvLine(columns.map(({ cell }) => inText(cell(risk))))).join('');
  }
  return csvFile(fileName(actor, now, language, 'csv'), lines());
}

/** The register as it is shown, to be read and sorted: numbers and days as such, levels in their colours. */
export async function exportShownWorkbook(
  call: LongCall,
  shown: Shown,
  report: Report = () => undefined,
): Promise<Download> {
  const { actor, language, now } = call;
  await call.inside({ readOnly: true }, async ({ db }) =>
    mustFitWorkbook(db, await selectionOf(db, actor, shown.filter)),
  );
  const columns = writtenColumns(shown.columns, actor, language);
  async function* rows() {
    for await (const risks of pages(call, shown, report))
      yield risks.map((risk) => columns.map(({ cell }) => cell(risk)));
  }
  const { name, choices } = sheetTexts(language);
  return workbookFile(actor, fileName(actor, now, language, 'xlsx'), {
    sheet: name,
    choicesSheet: choices,
    columns: columns.map(({ header, width, kind }) => ({ header, width, ...(kind && { kind }) })),
    rows: rows(),
    rightToLeft: directionOf(language) === 'rtl',
  });
}
