import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { safeParse } from 'zod/v4/core';
import { levelBases } from '#features/risk/model/risk-level-names.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import { foundFlags } from '#features/risk/record/risk-check.contract.ts';
import { ordering } from '#features/risk/record/risk.contract.ts';
import {
  condition,
  type Condition,
  type GivenRiskFilter,
} from '#features/risk/filter/risk-filter.contract.ts';
import { openStandings, standings } from '#features/risk/record/risk-status.contract.ts';
import { registerLink, type RegisterFilter } from '#features/risk/filter/web/shared/register-link.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

/** A condition that a person put together: a field, an operator and values. */
export type ListCondition = Extract<Condition, { op: 'in' | 'not_in' | 'from' | 'to' }>;

/** All that the register's address says about which rows are shown. */
export interface RegisterState extends RegisterFilter {
  /** Conditions beyond the chips, and whether all or any of them have to hold. */
  where?: readonly ListCondition[] | undefined;
  match?: 'any' | undefined;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;
const isId = (text: string) => uuid.test(text);
/** An id as an address names it; anything else names nothing. */
export const idIn = (text: string | null): string | undefined =>
  text !== null && isId(text) ? text : undefined;
const isIdOrNone = (text: string) => text === 'none' || isId(text);
const among =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string): text is Word =>
    isIn(words, text);

/** At most 20 of them, each one that is known; what is not is left out. */
function listIn<Item extends string>(
  text: string | null,
  fits: (item: string) => item is Item,
): Item[] | undefined;
function listIn(text: string | null, fits: (item: string) => boolean): string[] | undefined;
function listIn(text: string | null, fits: (item: string) => boolean): string[] | undefined {
  const found = [...new Set(text?.split(','))].filter(fits).slice(0, 20);
  return found.length > 0 ? found : undefined;
}

const oneIn = <Word extends string>(text: string | null, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === text);
const dayIn = (text: string | null | undefined) => (text && day.test(text) ? text : undefined);

/** The filter an address carries. A part that does not fit is as good as not there. */
export function readRegister(search: URLSearchParams): RegisterState {
  const get = (key: string) => search.get(key);
  const status = get('status') === 'open' ? 'open' : listIn(get('status'), among(standings));
  const levels = listIn(get('level'), (text) => /^(-1|\d)$/.test(text))?.map(Number);
  const [basis, likelihood, consequence] = get('cell')?.split(':') ?? [];
  const cell = {
    basis: oneIn(basis ?? null, levelBases),
    likelihood: Number(likelihood),
    consequence: Number(consequence),
  };
  const inScale = (step: number) => Number.isInteger(step) && step >= 1 && step <= 7;
  const [came, since, until] = get('arrival')?.split(':') ?? [];
  const arrival = { status: oneIn(came ?? null, riskStatuses), from: dayIn(since), to: dayIn(until) };
  return {
    status,
    level: levels,
    basis: oneIn(get('basis'), levelBases),
    department: listIn(get('department'), isIdOrNone),
    itself: idIn(get('itself')),
    owner: listIn(get('owner'), isIdOrNone),
    category: listIn(get('category'), isIdOrNone),
    tag: listIn(get('tag'), isId),
    flag: listIn(get('flag'), among(foundFlags)),
    ...(cell.basis &&
      inScale(cell.likelihood) &&
      inScale(cell.consequence) && { cell: { ...cell, basis: cell.basis } }),
    ...(arrival.status &&
      arrival.from &&
      arrival.to && {
        arrival: { status: arrival.status, from: arrival.from, to: arrival.to },
      }),
    from: dayIn(get('from')),
    to: dayIn(get('to')),
    q: cutText(get('q')?.trim() ?? '', 100) || undefined,
    where: readWhere(get('where')),
    match: get('match') === 'any' ? 'any' : undefined,
    sort: oneIn(get('sort'), ordering.options),
  };
}

/** `treatment.in.accept,avoid;review_on.to.2026-01-31` */
function readWhere(text: string | null): ListCondition[] | undefined {
  const found = (text ?? '').split(';').flatMap((part) => {
    const [field, op, values = ''] = part.split('.');
    const isDate = op === 'from' || op === 'to';
    const several = values.split(',').map((value) => (value === 'none' ? null : value));
    const parsed = safeParse(condition, { field, op, value: isDate ? values : several });
    return parsed.success && parsed.data.op !== 'matches' && parsed.data.op !== 'is'
      ? [parsed.data as ListCondition]
      : [];
  });
  return found.length > 0 ? found.slice(0, 10) : undefined;
}

const writeWhere = (where: readonly ListCondition[]): string =>
  where
    .map(({ field, op, value }) => {
      const values = Array.isArray(value) ? value.map((one) => one ?? 'none').join(',') : value;
      return `${field}.${op}.${values}`;
    })
    .join(';');

/** The keys of the address that say which rows are shown. */
export const filterKeys = [
  'status',
  'level',
  'basis',
  'department',
  'itself',
  'owner',
  'category',
  'tag',
  'flag',
  'cell',
  'arrival',
  'from',
  'to',
  'q',
  'where',
  'match',
] as const;

/** The same state as an address writes it. */
export function writeRegister({ where, match, ...filter }: RegisterState): URLSearchParams {
  const search = new URL(registerLink(filter), 'http://register').searchParams;
  if (where && where.length > 0) {
    search.set('where', writeWhere(where));
    if (match === 'any' && where.length > 1) search.set('match', 'any');
  }
  return search;
}

const ids = (values: readonly string[]) => values.map((value) => (value === 'none' ? null : value));

/** What the call asks for: every part of the address is a condition, and all of them hold. */
export function filterOf(state: RegisterState, dpt: string | undefined): GivenRiskFilter {
  const {
    status,
    level,
    basis,
    department,
    itself,
    owner,
    category,
    tag,
    flag,
    cell,
    arrival,
    q,
    where = [],
    match,
  } = state;
  const conditions: Condition[] = [];
  if (status)
    conditions.push({
      field: 'status',
      op: 'in',
      value: status === 'open' ? [...openStandings] : [...status],
    });
  if (level) conditions.push({ field: 'level', op: 'in', value: [...level], ...(basis && { basis }) });
  if (department) conditions.push({ field: 'department', op: 'in', value: ids(department) });
  if (itself) conditions.push({ field: 'department_itself', op: 'is', value: itself });
  if (owner) conditions.push({ field: 'owner', op: 'in', value: ids(owner) });
  if (category) conditions.push({ field: 'category', op: 'in', value: ids(category) });
  if (tag) conditions.push({ field: 'tag', op: 'in', value: [...tag] });
  if (flag) conditions.push({ field: 'flag', op: 'in', value: [...flag] });
  if (cell) conditions.push({ field: 'cell', op: 'is', value: cell });
  if (arrival) conditions.push({ field: 'arrival', op: 'is', value: arrival });
  if (q) conditions.push({ field: 'text', op: 'matches', value: q });
  const narrowing = { department_id: dpt, from: state.from, to: state.to };
  const any = match === 'any' && where.length > 1 ? [{ or: [...where] }] : where;
  const and = [...conditions, ...any];
  return and.length === 0
    ? { filter_type: 'stats', ...narrowing }
    : { filter_type: 'advanced', and, ...narrowing };
}

/** How many narrowings there are: the number on the filters' button of a phone. */
export const narrowings = (state: RegisterState): number =>
  [
    ...writeRegister({
      ...state,
      sort: undefined,
      basis: undefined,
      match: undefined,
      to: state.from ? undefined : state.to,
    }).keys(),
  ].length;
