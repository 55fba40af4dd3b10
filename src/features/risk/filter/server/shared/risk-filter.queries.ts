import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { RegisterQuery, RiskRow } from '#features/risk/record/risk.contract.ts';
import { openStandings, standings, type Standing } from '#features/risk/record/risk-status.contract.ts';
import { spanField } from '../../condition-field.contract.ts';
import { type Condition, type RiskFilter } from '../../risk-filter.contract.ts';
import { areOpen, conditionsOf, textsIn, type ConditionTree } from '../../risk-filter.rules.ts';
import { activeModel, holds, type Asking } from './risk-condition.queries.ts';
import {
  findPage,
  type Apart,
  type StoredCount,
  type Selection,
  type Window,
} from './risk-paging.queries.ts';
import { readSearch } from './risk-search.queries.ts';
import { inDepartment, inParts, storedCount } from './risk-selection.queries.ts';
import { narrowedTo } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** `POST /risk/filter/`: the register, narrowed. */
export const filterRisks = async (
  db: TenantDb,
  actor: Actor,
  window: Window,
  filter: RiskFilter,
): Promise<Page<RiskRow>> => findPage(db, actor, await selectionOf(db, actor, filter), window);

/** `GET /risk/`, the register by department and words, as a filter. */
export const asFilter = ({ dpt, q }: Pick<RegisterQuery, 'dpt' | 'q'>): RiskFilter => ({
  ...(q === undefined || q === '' ? { state: 0 } : { filter_type: 'text', q }),
  department_id: dpt,
});

/** The risks a filter is about, among those the actor sees: also what exports and bulk changes work on. */
export async function selectionOf(db: TenantDb, actor: Actor, filter: RiskFilter): Promise<Selection> {
  const conditions = conditionsOf(filter);
  const span = spanOf(filter);
  const { where: hasWords, alongOrder } = await readSearch(db, textsIn(conditions));
  const asking = { db, actor, hasWords };
  const department_id = narrowedTo({ actor, dpt: filter.department_id });
  const whereAll = (made: Asking) =>
    sql.join(
      [
        visibleTo(actor),
        ...(department_id === undefined ? [] : [inDepartment(db, department_id)]),
        ...[...conditions, ...span].map((part) => holds(made, part)),
      ],
      sql` and `,
    );
  return {
    where: whereAll(asking),
    alongOrder: alongOrder && whereAll({ ...asking, hasWords: alongOrder }),
    apart: span.length > 0 ? undefined : apartFor(asking, conditions, department_id),
    kept: span.length > 0 ? undefined : storedCountFor(db, actor, conditions, department_id),
    isWhole: conditions.length === 0 && span.length === 0 && department_id === undefined,
    // One or two plain conditions are of few shapes; beyond that there are endlessly many.
    planned: conditions.length <= 2 && conditions.every((part) => 'field' in part && isShort(part)),
  };
}

const isShort = ({ value }: Condition): boolean => !Array.isArray(value) || value.length === 1;

function spanOf(filter: RiskFilter): Condition[] {
  if (filter.filter_type === 'transition') return [];
  const { from, to } = filter;
  return [
    ...(from === undefined ? [] : [{ field: spanField, op: 'from', value: from } as const]),
    ...(to === undefined ? [] : [{ field: spanField, op: 'to', value: to } as const]),
  ];
}

/** The parts in which rows are found in the order of levels, where nothing but departments, levels (a stretch of that order)
 *  and status is asked. What is open is common; any other status may be rare. */
function apartFor(
  asking: Asking,
  filterConditions: readonly ConditionTree[],
  unit: string | undefined,
): Apart | undefined {
  const entries = unit === undefined ? [] : [[unit]];
  const rest = [sql`true`];
  let isRare = false;
  for (const part of filterConditions) {
    if (!('field' in part) || part.op === 'not_in') return undefined;
    if (part.field === 'department') {
      const ids = part.value.filter((id) => id !== null);
      if (ids.length < part.value.length) return undefined;
      entries.push(ids);
      continue;
    }
    if (part.field !== 'status' && (part.field !== 'level' || (part.basis ?? 'current') !== 'current'))
      return undefined;
    if (part.field === 'status' && !areOpen(part.value)) isRare = true;
    rest.push(holds(asking, part));
  }
  return inParts(asking.db, asking.actor, entries, { rest: sql.join(rest, sql` and `), isRare });
}

type Named = Partial<Record<Condition['field'], Condition>>;

/** The stored aggregate that knows how many risks meet all the conditions, where there is one. */
function storedCountFor(
  db: TenantDb,
  actor: Actor,
  filterConditions: readonly ConditionTree[],
  unit: string | undefined,
): StoredCount | undefined {
  const named: Named = {};
  for (const part of filterConditions) {
    if (!('field' in part) || part.op === 'not_in' || part.field in named) return undefined;
    named[part.field] = part;
  }
  const { status, level, department, owner, category, cell, ...others } = named;
  const single = [owner, category, cell].filter((one) => one !== undefined);
  if (Object.keys(others).length > 0 || single.length > 1) return undefined;
  const states = status?.field === 'status' ? status.value : undefined;
  const departments = [
    ...(unit === undefined ? [] : [[unit]]),
    ...(department?.field === 'department' ? [department.value] : []),
  ];
  const kept = (metric: Parameters<typeof storedCount>[2], ...conditions: SQL[]) =>
    storedCount(db, { departments, actor }, metric, sql.join([sql`true`, ...conditions], sql` and `));
  const byStates =
    states === undefined
      ? []
      : [
          numbers(
            sql`f.state`,
            states.map((one) => standings.indexOf(one)),
          ),
        ];
  const byLevels =
    level?.field === 'level'
      ? [numbers(sql`f.level`, level.value), sql`(f.level < 0 or f.model = ${activeModel(db)})`]
      : [];
  const ofRating =
    level?.field === 'level' && level.basis !== undefined && level.basis !== 'current'
      ? level.basis
      : undefined;

  // Figures of a rating count what is open and rated.
  if (cell?.field === 'cell' || ofRating !== undefined) {
    const unrated = level?.field === 'level' && level.value.includes(-1);
    if (
      states === undefined ||
      !areOpen(states) ||
      unrated ||
      (cell && level) ||
      (ofRating && single.length > 0)
    )
      return undefined;
    if (cell?.field !== 'cell') return kept(ofRating ?? 'all', ...byLevels);
    const { basis, likelihood, consequence } = cell.value;
    return kept(basis, sql`f.key = ${`${likelihood}:${consequence}`} and f.model = ${activeModel(db)}`);
  }
  const [keyed] = single;
  if (keyed === undefined) return kept('all', ...byStates, ...byLevels);
  const standing = asOneOpen(states);
  if (standing === undefined) return undefined;
  const keys = (keyed.value as (string | null)[]).map((id) => id ?? '');
  const metric = owner === undefined ? 'category' : 'owner';
  return kept(metric, ...standing, ...byLevels, sql`f.key = any (${sql.param(keys)}::text[])`);
}

const isOneOpen = (standing: Standing): boolean => openStandings.some((one) => one === standing);

/** The states as figures of owners and categories tell them apart: all that is open is one. */
function asOneOpen(states: readonly Standing[] | undefined): SQL[] | undefined {
  if (states === undefined) return [];
  const open = states.filter(isOneOpen);
  if (open.length > 0 && !areOpen(open)) return undefined;
  const apart = states.filter((one) => !isOneOpen(one)).map((one) => standings.indexOf(one));
  return [numbers(sql`f.state`, [...apart, ...(open.length > 0 ? [1] : [])])];
}

const numbers = (column: SQL, values: readonly number[]): SQL =>
  sql`${column} in (${sql.raw(values.join(', '))})`;
