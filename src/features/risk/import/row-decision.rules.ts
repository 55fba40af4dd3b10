import { folded, paragraphs } from '#platform/contract/plain-text/cell-text.ts';
import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import {
  exchangeFieldNames,
  exchangeRow,
  fieldsOfKind,
  rowKey,
  type ExchangeField,
  type ExchangeKind,
  type FieldOfKind,
  type RowKey,
} from '#features/risk/record/exchange-field.contract.ts';
import { maySteer, type Deciding } from '#platform/contract/deciding.ts';
import { riskScore } from '#features/risk/record/risk-rating.rules.ts';
import { riskWorkflow, type RiskFacts, type RiskVerb } from '#features/risk/record/risk.workflow.ts';
import type { RowAction } from './risk-import.contract.ts';
import type { RowError, RowValues } from './row.rules.ts';

type Compared = Exclude<ExchangeField, FieldOfKind<'rating' | 'closing_day'>>;
/** A risk of the register as a row of a file is compared with it. */
export type KnownRisk = RiskFacts &
  Pick<RowValues, RowKey<Compared>> & {
    id: string;
    version: number;
    ref: string;
    target: Cell | null;
    /** Whether the person who imports sees it at all. */
    visible: boolean;
  };

/** What will be written for a row: for a new risk all of it, for a known one what differs. */
export type Proposed = Partial<Omit<RowValues, 'id'>>;

export interface Decision {
  action: RowAction;
  proposed: Proposed;
  errors: RowError[];
}

const error = (field: ExchangeField | null, code: string, values: RowError['values'] = {}): RowError => ({
  field,
  code,
  values,
});

/** Without these a row is refused. */
const needed = exchangeFieldNames.filter((field) => exchangeRow(field).empty === 'refused');
const ofToday = exchangeFieldNames.filter((field) => exchangeRow(field).whenNew === 'today');

const halfRated = ({ likelihood = null, consequence = null }: Partial<RowValues>): RowError[] =>
  (likelihood === null) === (consequence === null)
    ? []
    : [error(likelihood === null ? 'likelihood' : 'consequence', 'rating_half')];

const closedTooEarly = (closedOn: string | null | undefined, raisedOn: string): RowError[] =>
  closedOn == null || closedOn >= raisedOn ? [] : [error('closed_on', 'closed_before_raised')];

/** A row without a risk in the register. */
export function decideNew(
  values: Partial<RowValues>,
  errors: RowError[],
  actor: Deciding,
  day: string,
): Decision {
  const found = [...errors];
  const wrong = (field: ExchangeField) => found.some((one) => one.field === field);
  for (const field of needed)
    if ((values[rowKey(field)] ?? null) === null && !wrong(field))
      found.push(error(field, `${field}_missing`));
  if (!wrong('department') && !maySteer(actor, values.department_id ?? null))
    found.push(
      error('department', values.department_id == null ? 'department_missing' : 'department_not_yours'),
    );
  if (!wrong('likelihood') && !wrong('consequence')) found.push(...halfRated(values));
  const status = values.status ?? 'created';
  if (status !== 'created' && status !== 'closed') found.push(error('status', 'status_by_file'));
  const closed_on = status === 'closed' ? (values.closed_on ?? null) : null;
  found.push(...closedTooEarly(closed_on, values.raised_on ?? day));
  if (found.length > 0) return { action: 'reject', proposed: {}, errors: found };
  const { id: _, ...sheetValues } = values;
  return {
    action: 'new',
    errors: [],
    proposed: {
      ...sheetValues,
      ...Object.fromEntries(ofToday.map((field) => [rowKey(field), values[rowKey(field)] ?? day])),
      treatment: values.treatment ?? 'undecided',
      status,
      closed_on,
      tags: values.tags ?? [],
    },
  };
}

/** A row about a risk of the register: what would change, and whether the person may. An empty cell of a rating, a date,
 *  a treatment or a status leaves it as it is; of a text, an owner, a department it empties it. */
export function decideKnown(
  values: Partial<RowValues>,
  errors: RowError[],
  risk: KnownRisk,
  actor: Deciding,
  now: Date,
): Decision {
  const rejected = (...found: RowError[]): Decision => ({ action: 'reject', proposed: {}, errors: found });
  if (!risk.visible) return rejected(error('ref', 'ref_taken'));
  if (risk.deleted_at !== null) return rejected(error('ref', 'ref_deleted'));
  const found = [...errors];
  for (const field of needed)
    if (values[rowKey(field)] === null && !found.some((one) => one.field === field))
      found.push(error(field, `${field}_missing`));
  const proposed = differences(values, risk);
  if (Object.keys(proposed).length === 0 && found.length === 0)
    return { action: 'same', proposed, errors: [] };
  found.push(...whyNot(proposed, risk, actor, now));
  return found.length > 0 ? rejected(...found) : { action: 'changed', proposed, errors: [] };
}

/** The fields in which a row differs from the risk, as they would be. */
export function differences(values: Partial<RowValues>, risk: KnownRisk): Proposed {
  const proposed: Record<string, unknown> = {};
  for (const field of compared) {
    const { kind, empty } = exchangeRow(field);
    const key = rowKey(field);
    const sheetValues = values[key];
    if (sheetValues === undefined || (sheetValues === null && empty === 'keeps')) continue;
    if (!isSame(kind, sheetValues, risk[key])) proposed[key] = sheetValues;
  }
  // The day belongs to the closing that the row asks for: one that was closed here keeps its own.
  if (proposed['status'] === 'closed' && values.closed_on != null) proposed['closed_on'] = values.closed_on;
  const { likelihood = null, consequence = null } = values;
  if (likelihood !== null && consequence !== null && !sameCell({ likelihood, consequence }, risk.inherent))
    Object.assign(proposed, { likelihood, consequence });
  else if (halfRated(values).length > 0) Object.assign(proposed, { likelihood, consequence });
  return proposed as Proposed;
}

/** An id finds the risk, and a rating is compared as one with its other half. */
const compared = fieldsOfKind(
  'reference',
  'line',
  'prose',
  'category',
  'department',
  'person',
  'day',
  'treatment',
  'status',
  'tags',
);

/** Whether a cell says what the risk has already. */
function isSame(kind: ExchangeKind, sheetValues: unknown, kept: unknown): boolean {
  switch (kind) {
    case 'line':
    case 'prose':
      return paragraphs(textOf(kept)) === textOf(sheetValues);
    case 'category':
      return folded(textOf(sheetValues)) === folded(textOf(kept));
    case 'tags':
      return sameNames([sheetValues].flat().map(String), [kept].flat().map(String));
    default:
      return sheetValues === kept;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sameCell = (sheetValues: Cell, rated: Cell | null): boolean =>
  rated !== null &&
  sheetValues.likelihood === rated.likelihood &&
  sheetValues.consequence === rated.consequence;
const sameNames = (some: readonly string[], others: readonly string[]): boolean => {
  const keys = new Set(others.map(folded));
  return some.length === others.length && some.every((name) => keys.has(folded(name)));
};

/** What a person edits, texts first: an error is told at the first of them. */
const edited = [
  ...fieldsOfKind('line', 'prose'),
  ...fieldsOfKind('category', 'department', 'person', 'day', 'tags'),
];

/** Why a known risk may not become what the row says: rights, and the steps a status goes by. */
function whyNot(proposed: Proposed, risk: KnownRisk, actor: Deciding, now: Date): RowError[] {
  const found: RowError[] = [];
  const reopens = risk.status === 'closed' && proposed.status === 'created';
  // What is allowed on the risk as it stands once the row has opened it again.
  const standing: RiskFacts = reopens ? { ...risk, status: 'created' } : risk;
  const expect = (verb: RiskVerb, facts: RiskFacts, field: ExchangeField, code: string) => {
    if (!riskWorkflow.may(verb, actor, facts, now))
      found.push(error(field, facts.status === 'closed' ? 'closed_risk' : code));
  };
  if ('ref' in proposed) found.push(error('ref', 'ref_fixed', { ref: risk.ref }));
  const firstEdited = edited.find((field) => rowKey(field) in proposed);
  if (firstEdited !== undefined) expect('edit', standing, firstEdited, 'may_not_edit');
  const department = proposed.department_id;
  if (department !== undefined && !maySteer(actor, department))
    found.push(error('department', 'department_not_yours'));
  if ('likelihood' in proposed) {
    found.push(...halfRated(proposed));
    expect('assess', standing, 'likelihood', 'may_not_rate');
    const { likelihood, consequence } = proposed;
    if (risk.residual !== null && likelihood != null && consequence != null) {
      if (riskScore(risk.residual) > riskScore({ likelihood, consequence }))
        found.push(error('likelihood', 'residual_above'));
    }
    const { target } = risk;
    if (target !== null && ((likelihood ?? 7) < target.likelihood || (consequence ?? 7) < target.consequence))
      found.push(error('likelihood', 'target_above'));
  }
  if ('treatment' in proposed) {
    expect('treatment', standing, 'treatment', 'may_not_treat');
    if (standing.status !== 'created' && standing.status !== 'closed')
      found.push(error('treatment', 'treatment_fixed'));
  }
  // What is open in the register has an owner and a category.
  if (risk.triage === 'triaged' && standing.status !== 'closed')
    for (const field of ['owner', 'category'] as const) {
      const key = rowKey(field);
      if ((key in proposed ? proposed[key] : risk[key]) === null)
        found.push(error(field, `${field}_missing`));
    }
  if (reopens) expect('reopen', risk, 'status', 'may_not_close');
  else if (proposed.status === 'closed') {
    // Whoever may only ask for a closing cannot do so by a file.
    if (riskWorkflow.onlyAsks('close', actor, risk, now)) found.push(error('status', 'may_not_close'));
    else expect('close', risk, 'status', 'may_not_close');
    found.push(...closedTooEarly(proposed.closed_on, proposed.raised_on ?? risk.raised_on ?? ''));
  } else if (proposed.status !== undefined) found.push(error('status', 'status_by_file'));
  return found;
}
