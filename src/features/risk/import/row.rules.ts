import { safeParse, type $ZodType } from 'zod/v4/core';
import {
  beginningOf as shown,
  folded,
  oneLine,
  paragraphs,
} from '#platform/contract/plain-text/cell-text.ts';
import { explainIssue } from '#platform/contract/input-errors.ts';
import { riskDetails } from '#features/risk/record/risk.contract.ts';
import {
  exchangeRow,
  fieldsOfKind,
  rowKey,
  type ExchangeField,
  type ExchangeKind,
  type FieldOfKind,
  type KindOf,
  type RowKey,
} from '#features/risk/record/exchange-field.contract.ts';
import type { RiskStatus, Treatment } from '#features/risk/record/risk-status.contract.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { namesIn } from './cell.rules.ts';
import { readDate } from './date.rules.ts';
import type { DateOrder } from './risk-import.contract.ts';
import { statusOf, treatmentOf } from './choice-word.rules.ts';

/** What is wrong with a row: a field, the code of a text, and what the text names. */
export interface RowError {
  field: ExchangeField | null;
  code: string;
  values?: Record<string, string | number>;
}

/** What a cell of each kind says; nothing where it is empty. */
interface CellValues {
  id: string | null;
  reference: string | null;
  line: string | null;
  prose: string | null;
  category: string | null;
  department: string | null;
  person: string | null;
  day: string | null;
  closing_day: string | null;
  rating: number | null;
  treatment: Treatment | null;
  status: RiskStatus | null;
  tags: string[];
}

/** What a row says, field by field; a field whose column is not mapped is missing, an empty cell is null. */
export type RowValues = { [Field in ExchangeField as RowKey<Field>]: CellValues[KindOf<Field>] };

/** What the words of a file are looked up in. */
export interface LookUps {
  /** By folded name, and by folded path (`Finance / Treasury`); undefined where a name is not unique. */
  departments: ReadonlyMap<string, string | undefined>;
  /** Active members by lower-cased e-mail address. */
  people: ReadonlyMap<string, string>;
  likelihood: (cellText: string) => number | undefined;
  consequence: (cellText: string) => number | undefined;
  steps: { likelihood: number; consequence: number };
  dateOrder: DateOrder;
}

const wordings = { reference: line(1, 40), category: line(1, 80), tag: line(1, 40) };
const mostTags = 20;

const codes: Record<string, string> = {
  too_small_string: 'too_short',
  too_big_string: 'too_long',
  control_characters: 'characters',
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Texts are read, and their errors told, before what is looked up. */
const readingOrder = [
  ...fieldsOfKind('reference', 'line', 'category'),
  ...fieldsOfKind('prose'),
  ...fieldsOfKind(
    'id',
    'department',
    'person',
    'day',
    'closing_day',
    'rating',
    'treatment',
    'status',
    'tags',
  ),
];

/** What is wrong with a text by its wording, with the limit that it breaks. */
function wrongIn(text: string, by: $ZodType): Omit<RowError, 'field'> | undefined {
  const result = safeParse(by, text);
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  const { key, values: named } = explainIssue(issue as never);
  const { minimum, maximum } = named as Record<string, number | undefined>;
  return {
    code: codes[key] ?? 'unreadable',
    values: {
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    },
  };
}

/** Reads the mapped cells of a row; every cell that cannot be read gives an error of its own. */
export function readRow(
  cells: Partial<Record<ExchangeField, string>>,
  look: LookUps,
): { values: Partial<RowValues>; errors: RowError[] } {
  const errors: RowError[] = [];
  const no = (field: ExchangeField, code: string, values: RowError['values'] = {}) => {
    errors.push({ field, code, values });
    return null;
  };
  const worded = (field: ExchangeField, text: string, by: $ZodType) => {
    if (text === '') return null;
    const wrong = wrongIn(text, by);
    return wrong === undefined ? text : no(field, wrong.code, wrong.values);
  };

  const readDay = (cellText: string, field: ExchangeField) => {
    if (cellText === '') return null;
    const date = readDate(cellText, look.dateOrder);
    const code = date === null ? 'date_impossible' : 'date_unreadable';
    return date ?? no(field, code, { value: shown(cellText) });
  };

  /** How a cell of each kind is read. */
  const read: { [Kind in ExchangeKind]: (cellText: string, field: FieldOfKind<Kind>) => CellValues[Kind] } = {
    id: (cellText) => (uuid.test(cellText.toLowerCase()) ? cellText.toLowerCase() : null),
    reference: (cellText, field) => worded(field, oneLine(cellText), wordings.reference),
    line: (cellText, field) => worded(field, oneLine(cellText), riskDetails.shape[field]),
    prose: (cellText, field) => worded(field, paragraphs(cellText), prose),
    category: (cellText, field) => worded(field, oneLine(cellText), wordings.category),
    department(cellText, field) {
      if (cellText === '') return null;
      const key = folded(cellText);
      if (!look.departments.has(key)) return no(field, 'department_unknown', { value: shown(cellText) });
      return look.departments.get(key) ?? no(field, 'department_ambiguous', { value: shown(cellText) });
    },
    person(cellText, field) {
      if (cellText === '') return null;
      // `Ada Admin <ada@x.example>` as mail programs copy it.
      const address = (/<([^<>]+)>$/.exec(cellText)?.[1] ?? cellText).toLowerCase();
      return look.people.get(address) ?? no(field, 'owner_unknown', { value: shown(cellText) });
    },
    day: readDay,
    closing_day: readDay,
    rating(cellText, field) {
      if (cellText === '') return null;
      return (
        look[field](cellText) ??
        no(field, 'rating_unknown', { value: shown(cellText), most: look.steps[field] })
      );
    },
    treatment(cellText, field) {
      if (cellText === '') return null;
      return treatmentOf(cellText) ?? no(field, 'treatment_unknown', { value: shown(cellText) });
    },
    status(cellText, field) {
      if (cellText === '') return null;
      return statusOf(cellText) ?? no(field, 'status_unknown', { value: shown(cellText) });
    },
    tags(cellText, field) {
      const names = namesIn(cellText.normalize('NFC'));
      if (names.length > mostTags) no(field, 'too_many_tags', { most: mostTags });
      return names.slice(0, mostTags).filter((name) => worded(field, name, wordings.tag) !== null);
    },
  };

  const values: Record<string, unknown> = {};
  for (const field of readingOrder) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const readCell = read[exchangeRow(field).kind] as (cellText: string, field: ExchangeField) => unknown;
    values[rowKey(field)] = readCell(cell.trim(), field);
  }
  return { values: values as Partial<RowValues>, errors };
}
