import { createHash } from 'node:crypto';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import {
  exchangeFieldNames,
  rowKey,
  type ExchangeField,
} from '#features/risk/record/exchange-field.contract.ts';
import { findRisksToCompare, type ComparedRisk, type ReferenceNames } from './shared/risk-sheet.queries.ts';
import type { ColumnMapping, ImportRow, RowAction } from '../risk-import.contract.ts';
import { decideKnown, decideNew, type Decision, type Proposed } from '../row-decision.rules.ts';
import { readRow, type LookUps, type RowError, type RowValues } from '../row.rules.ts';
import { cellShower, newNames, type Cells } from './shared/sheet-names.presenter.ts';
import type { StoredImportRow } from './risk-import.queries.ts';
import { entriesOf, valueIn } from '#platform/contract/values/keys.ts';

/** What the import will do with a row, as stored until it is applied. */
export interface Analysed {
  n: number;
  action: RowAction;
  ref: string | null;
  title: string | null;
  risk_id: string | null;
  risk_version: number | null;
  proposed: Proposed;
  changes: ImportRow['changes'];
  errors: RowError[];
}

interface Setting {
  named: ReferenceNames;
  look: LookUps;
  mapping: ColumnMapping;
}

type Values = Partial<RowValues>;
type ReadRow = { row: StoredImportRow; values: Values; errors: RowError[] };

/** Says of rows what would become of them, batch by batch in the order of the file: a later row may repeat an earlier one. */
export function analyser({ db, actor }: Call, { named, look, mapping }: Setting) {
  const occurrences = new Map<string, number>();
  const categories = newNames(named.categories);
  const tags = newNames(named.tags);
  const show = cellShower(named);
  const day = today(db.now, actor.timezone);
  let done = 0;

  async function some(rows: readonly StoredImportRow[]): Promise<Analysed[]> {
    const readRows = rows.map((row) => ({ row, ...readRow(cellsOf(row.cells, mapping), look) }));
    const known = await findKnown(readRows);
    done += rows.length;
    return readRows.map((one) => decided(one, known(one.values)));
  }

  async function findKnown(readRows: readonly ReadRow[]) {
    const refs = readRows.flatMap(({ values }) => (values.ref == null ? [] : [values.ref]));
    const ids = readRows.flatMap(({ values }) => (values.id == null ? [] : [values.id]));
    const found = refs.length + ids.length === 0 ? [] : await findRisksToCompare(db, actor, refs, ids);
    const byId = new Map(found.filter(({ visible }) => visible).map((risk) => [risk.id, risk]));
    const byRef = new Map(found.map((risk) => [risk.ref, risk]));
    return ({ id, ref }: Values): ComparedRisk | undefined => byId.get(id ?? '') ?? byRef.get(ref ?? '');
  }

  function decided({ row, values, errors }: ReadRow, risk: ComparedRisk | undefined): Analysed {
    const common = { n: row.n, ref: risk?.ref ?? values.ref ?? null, title: values.title ?? null };
    const key = risk?.id ?? values.ref ?? sameRow(row.cells);
    const earlier = occurrences.get(key);
    if (earlier !== undefined) {
      const repeated: RowError = { field: null, code: 'duplicate', values: { row: earlier } };
      return { ...common, ...nothing, action: 'duplicate', errors: [repeated] };
    }
    const decision =
      risk === undefined
        ? decideNew(values, errors, actor, day)
        : decideKnown(values, errors, risk, actor, db.now);
    // A refused row does not stand in the way of a better one below.
    if (decision.action !== 'reject') occurrences.set(key, row.n);
    if (decision.action === 'reject') return { ...common, ...nothing, ...decision };
    noteNames(decision.proposed);
    return {
      ...common,
      ...decision,
      risk_id: risk?.id ?? null,
      risk_version: risk?.version ?? null,
      changes: changesOf(decision, risk),
    };
  }

  function noteNames({ category, tags: names = [] }: Proposed) {
    if (category != null) categories.see(category);
    for (const name of names) tags.see(name);
  }

  function changesOf({ proposed }: Decision, risk: ComparedRisk | undefined): ImportRow['changes'] {
    return exchangeFieldNames.flatMap((field) => {
      if (!(rowKey(field) in proposed)) return [];
      const old = risk === undefined ? '' : show(field, oldValue(risk, field));
      const next = show(field, valueIn(proposed, rowKey(field)));
      return old === next ? [] : [{ field, old, new: next }];
    });
  }

  return {
    some,
    done: () => done,
    makes: () => ({ categories: categories.all(), tags: tags.all() }),
  };
}

/** What rows that say the same have in common; what they say may be long. */
const sameRow = (cells: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(cells.map((cell) => cell.trim())))
    .digest('base64');

const nothing = { risk_id: null, risk_version: null, proposed: {}, changes: [] };

const oldValue = (risk: ComparedRisk, field: ExchangeField): unknown =>
  field === 'likelihood' || field === 'consequence' ? risk.inherent?.[field] : risk[rowKey(field)];

const cellsOf = (cells: readonly string[], mapping: ColumnMapping): Cells =>
  Object.fromEntries(entriesOf(mapping).map(([field, column]) => [field, cells[column] ?? '']));
