import { safeParse, type $ZodType } from 'zod/v4/core';
import { beginningOf as shown, folded, oneLine, paragraphs } from '#platform/contract/cell-text.ts';
import { explainIssue } from '#platform/contract/input-errors.ts';
import { riskDetails } from '#features/risk/record/risk.contract.ts';
import { type RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import { line } from '#platform/contract/wording.ts';
import { namesIn } from './cell.rules.ts';
import { readDate } from './date.rules.ts';
import { type DateOrder, type SheetField } from './risk-import.contract.ts';
import { statusOf, treatmentOf } from './word.rules.ts';

/** What is wrong with a row: a field, the code of a text, and what the text names. */
export interface RowError {
  field: SheetField | null;
  code: string;
  values?: Record<string, string | number>;
}

/** What a row says, field by field; a field whose column is not mapped is missing, an empty cell is null. */
export interface RowValues {
  id: string | null;
  ref: string | null;
  title: string | null;
  description: string | null;
  category: string | null;
  department_id: string | null;
  owner_id: string | null;
  raised_on: string | null;
  likelihood: number | null;
  consequence: number | null;
  treatment: 'undecided' | 'mitigate' | 'accept' | 'avoid' | 'transfer' | null;
  status: RiskStatus | null;
  existing_situation: string | null;
  tags: string[];
}

/** What the words of a file are looked up in. */
export interface LookUps {
  /** By folded name, and by folded path (`Finance / Treasury`); undefined where a name is not unique. */
  departments: ReadonlyMap<string, string | undefined>;
  /** Active members by lower-cased e-mail address. */
  people: ReadonlyMap<string, string>;
  likelihood: (said: string) => number | undefined;
  consequence: (said: string) => number | undefined;
  steps: { likelihood: number; consequence: number };
  dateOrder: DateOrder;
}

const wordings = {
  ref: line(1, 40),
  title: riskDetails.shape.title,
  description: riskDetails.shape.description,
  existing_situation: riskDetails.shape.description,
  category: line(1, 80),
  tag: line(1, 40),
} satisfies Record<string, $ZodType>;
const mostTags = 20;

const codes: Record<string, string> = {
  too_small_string: 'too_short',
  too_big_string: 'too_long',
  control_characters: 'characters',
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Reads the mapped cells of a row; every cell that cannot be read gives an error of its own. */
export function readRow(
  cells: Partial<Record<SheetField, string>>,
  look: LookUps,
): { values: Partial<RowValues>; errors: RowError[] } {
  const errors: RowError[] = [];
  const values: Partial<RowValues> = {};
  const no = (field: SheetField, code: string, more: RowError['values'] = {}) => {
    errors.push({ field, code, values: more });
    return null;
  };
  const worded = (field: SheetField, text: string, by: $ZodType) => {
    const result = safeParse(by, text);
    if (result.success) return text;
    const [issue] = result.error.issues;
    const { key, values: named } = explainIssue(issue as never);
    const { minimum, maximum } = named as Record<string, number | undefined>;
    return no(field, codes[key] ?? 'unreadable', {
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    });
  };
  const given = (field: SheetField): string => (cells[field] ?? '').trim();
  const has = (field: SheetField): boolean => cells[field] !== undefined;

  if (has('id')) values.id = uuid.test(given('id').toLowerCase()) ? given('id').toLowerCase() : null;
  for (const field of ['ref', 'title', 'category'] as const) {
    if (!has(field)) continue;
    const text = oneLine(given(field));
    values[field] = text === '' ? null : worded(field, text, wordings[field]);
  }
  for (const field of ['description', 'existing_situation'] as const) {
    if (!has(field)) continue;
    const text = paragraphs(given(field));
    values[field] = text === '' ? null : worded(field, text, wordings[field]);
  }
  if (has('department')) values.department_id = departmentIn(given('department'));
  if (has('owner')) values.owner_id = ownerIn(given('owner'));
  if (has('raised_on')) values.raised_on = dayIn(given('raised_on'));
  for (const axis of ['likelihood', 'consequence'] as const) {
    if (!has(axis)) continue;
    const said = given(axis);
    values[axis] =
      said === ''
        ? null
        : (look[axis](said) ?? no(axis, 'rating_unknown', { value: shown(said), most: look.steps[axis] }));
  }
  if (has('treatment')) {
    const said = given('treatment');
    values.treatment =
      said === ''
        ? null
        : (treatmentOf(said) ?? no('treatment', 'treatment_unknown', { value: shown(said) }));
  }
  if (has('status')) {
    const said = given('status');
    values.status =
      said === '' ? null : (statusOf(said) ?? no('status', 'status_unknown', { value: shown(said) }));
  }
  if (has('tags')) values.tags = tagsIn(given('tags'));
  return { values, errors };

  function departmentIn(said: string): string | null {
    if (said === '') return null;
    const key = folded(said);
    if (!look.departments.has(key)) return no('department', 'department_unknown', { value: shown(said) });
    return look.departments.get(key) ?? no('department', 'department_ambiguous', { value: shown(said) });
  }

  function ownerIn(said: string): string | null {
    if (said === '') return null;
    // `Ada Admin <ada@x.example>` as mail programs copy it.
    const address = (/<([^<>]+)>$/.exec(said)?.[1] ?? said).toLowerCase();
    return look.people.get(address) ?? no('owner', 'owner_unknown', { value: shown(said) });
  }

  function dayIn(said: string): string | null {
    if (said === '') return null;
    const date = readDate(said, look.dateOrder);
    return (
      date ?? no('raised_on', date === null ? 'date_impossible' : 'date_unreadable', { value: shown(said) })
    );
  }

  function tagsIn(said: string): string[] {
    const names = namesIn(said.normalize('NFC'));
    if (names.length > mostTags) no('tags', 'too_many_tags', { most: mostTags });
    return names.slice(0, mostTags).filter((name) => worded('tags', name, wordings.tag) !== null);
  }
}
