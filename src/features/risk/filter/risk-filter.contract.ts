import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, listOf, pageOf } from '#platform/contract/endpoint.ts';
import { personName } from '#platform/contract/person.ts';
import { levelBases } from '#features/risk/model/risk-level-names.contract.ts';
import { foundFlags } from '#features/risk/record/risk-check.contract.ts';
import { registerQuery, riskRow, riskSources } from '#features/risk/record/risk.contract.ts';
import { treatments } from '#features/risk/record/risk-status.contract.ts';
import { dayFields } from './condition-field.contract.ts';
import { cell } from '#features/risk/model/risk-level.contract.ts';
import { riskStatuses, standings } from '#features/risk/record/risk-status.contract.ts';

const levelIndex = z.int().min(-1).max(9);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(20);
/** Nobody's, or nowhere: rows without an owner, a category, a department. */
const idOrNone = z.nullable(z.uuid());
const membership = z.enum(['in', 'not_in']);

const matrixCell = z.object({ basis: z.enum(levelBases), ...cell.shape });
const arrival = z.object({ status: z.enum(riskStatuses), from: day, to: day });

/** One condition of an advanced filter: the closed list of what can be asked of a risk. */
export const condition = z.discriminatedUnion('field', [
  z.object({ field: z.literal('status'), op: membership, value: list(z.enum(standings)) }),
  z.object({
    field: z.literal('level'),
    op: membership,
    value: list(levelIndex),
    basis: z.enum(levelBases).optional(),
  }),
  z.object({ field: z.enum(['department', 'owner', 'category']), op: membership, value: list(idOrNone) }),
  /** Without the departments below it. */
  z.object({ field: z.literal('department_itself'), op: z.literal('is'), value: z.uuid() }),
  z.object({ field: z.literal('raised_by'), op: membership, value: list(z.uuid()) }),
  z.object({ field: z.literal('tag'), op: membership, value: list(z.uuid()) }),
  z.object({ field: z.literal('flag'), op: membership, value: list(z.enum(foundFlags)) }),
  z.object({ field: z.literal('treatment'), op: membership, value: list(z.enum(treatments)) }),
  z.object({ field: z.literal('source'), op: membership, value: list(z.enum(riskSources)) }),
  z.object({ field: z.literal('text'), op: z.literal('matches'), value: z.string().trim().min(1).max(100) }),
  z.object({
    field: z.enum(dayFields),
    op: z.enum(['from', 'to']),
    value: day,
  }),
  z.object({ field: z.literal('cell'), op: z.literal('is'), value: matrixCell }),
  z.object({ field: z.literal('arrival'), op: z.literal('is'), value: arrival }),
]);
export type Condition = z.output<typeof condition>;

const conditions = z.array(condition).min(1).max(20);
const inner = z.union([z.object({ or: conditions }), z.object({ and: conditions })]);
const nodes = z
  .array(z.union([condition, inner]))
  .min(1)
  .max(20);
export type FilterNode = z.output<typeof nodes>[number];

/** All of these, or any of these; one level of the other inside, and 20 values altogether. */
const advanced = {
  and: nodes.optional(),
  or: nodes.optional(),
};

/** A register as it was on a day cannot be asked for yet: refused, because leaving the day out would answer another question. */
const notYet = { as_of: z.optional(z.never()) };
const narrowing = {
  department_id: z.uuid().optional(),
  from: z.optional(day),
  to: z.optional(day),
  ...notYet,
};

/** What the register is narrowed to. Every type combines with a department (its children included) and the days of
 *  raising. Left out, it is everything: `{filter_type: 'stats', state: 0}`. */
export const riskFilter = z.discriminatedUnion('filter_type', [
  z.object({
    filter_type: z.literal('stats').optional(),
    /** 0 is everything, 1 created … 6 closed; what waits for triage is reached by its flag. */
    state: z.int().min(0).max(6).default(0),
    ...narrowing,
  }),
  /** The risks that the matrix shows in a cell: open, and rated with the matrix in use. */
  z.object({ filter_type: z.literal('matrix'), ...matrixCell.shape, ...narrowing }),
  z.object({ filter_type: z.literal('user'), user_id: z.uuid(), ...narrowing }),
  z.object({
    filter_type: z.literal('level'),
    level: levelIndex,
    basis: z.enum(levelBases).default('current'),
    ...narrowing,
  }),
  z.object({ filter_type: z.literal('department'), id: z.uuid(), ...narrowing }),
  z.object({ filter_type: z.literal('category'), id: z.uuid(), ...narrowing }),
  z.object({ filter_type: z.literal('flag'), flag: z.enum(foundFlags), ...narrowing }),
  z.object({ filter_type: z.literal('tag'), ids: list(z.uuid()), ...narrowing }),
  z.object({ filter_type: z.literal('text'), q: z.string().trim().min(1).max(100), ...narrowing }),
  /** Risks that came into a status on one of these days. */
  z.object({ filter_type: z.literal('transition'), ...arrival.shape, ...omitSpan(narrowing) }),
  z
    .object({ filter_type: z.literal('advanced'), ...advanced, ...narrowing })
    .refine(({ and, or }) => (and === undefined) !== (or === undefined), {
      message: 'and_or_or',
      path: ['and'],
    })
    .refine(({ and, or }) => valuesIn(and ?? or ?? []) <= 20, { message: 'too_many_values', path: ['and'] }),
]);
export type RiskFilter = z.output<typeof riskFilter>;
export type GivenRiskFilter = z.input<typeof riskFilter>;

/** How many values the conditions name. */
export function valuesIn(given: readonly FilterNode[]): number {
  let values = 0;
  for (const node of given) {
    if ('field' in node) values += Array.isArray(node.value) ? node.value.length : 1;
    else values += valuesIn('or' in node ? node.or : node.and);
  }
  return values;
}

/** The span of an arrival is its own. */
function omitSpan({ department_id }: typeof narrowing) {
  return { department_id, ...notYet };
}

const { q: _words, dpt: _unit, ...window } = registerQuery.shape;

const endpoint = endpointsAbout('risk');

/** The register, narrowed: a page of risks and how many there are. */
export const filterRisks = endpoint({
  method: 'POST',
  path: '/risk/filter/',
  access: 'user',
  reads: true,
  dropsUnknown: true,
  query: z.strictObject(window),
  body: riskFilter,
  response: pageOf(riskRow),
});

/** Somebody who owns or raised a risk that one sees: need not be a colleague, nor here any more. */
export const riskPerson = z.object({ ...personName.shape, is_active: z.boolean() });
export const listRiskOwners = endpoint({
  method: 'GET',
  path: '/risk/owner/',
  access: 'user',
  response: listOf(riskPerson),
});

export const listRiskRaisers = endpoint({
  method: 'GET',
  path: '/risk/raiser/',
  access: 'user',
  response: listOf(riskPerson),
});
