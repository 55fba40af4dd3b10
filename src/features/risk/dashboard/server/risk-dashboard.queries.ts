import { sql, type SQL } from 'drizzle-orm';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { levelBases, type LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import { expiringDays } from '#features/risk/record/risk.rules.ts';
import type { AxisStep, ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import {
  barOfDepartment,
  departmentExists,
  inScope,
  seesAll,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { buckets } from '../left-out.rules.ts';
import { visibleElsewhere } from './risk-scope.queries.ts';

/** What the figures are made of, as one statement over the stored aggregates answers it. */
export interface DashboardRows {
  department_exists: boolean;
  model: {
    number: number;
    levels: ModelLevel[];
    matrix: number[][];
    likelihood_steps: AxisStep[];
    consequence_steps: AxisStep[];
  };
  states: [state: number, level: number, n: number][] | null;
  older_models: [version: number, n: number][] | null;
  cells: [basis: LevelBasis, cell: string, n: number][] | null;
  overdue: number;
  expiring: number;
  flags: Record<string, number> | null;
  owners: BarRow[] | null;
  other_owners: string[] | null;
  units: BarRow[] | null;
  other_units: string[] | null;
}

/** `bucket` is a level of the active model, or one of `buckets`. `key` is '' for rows that have none. */
export type BarRow = [key: string, name: string | null, bucket: number, n: number];

/** How many bars a chart shows before the rest becomes "others", and how many of the rest are still named. */
const shown = { owners: sql.raw('10'), units: sql.raw('20') };
const named = sql.raw('21');

/** Everything the risk dashboard shows, read from the stored aggregates in one statement. */
export async function findDashboardRows(db: TenantDb, scope: Scope): Promise<DashboardRows> {
  const org = db.org_id;
  const day = today(db.now, scope.actor.timezone);
  const elsewhere = seesAll(scope)
    ? sql``
    : sql`union all select f.metric, r.department_id, f.state, f.level, f.model, f.key, 1 from risk r, figures_of_risk(r) f
          where r.org_id = ${org} and ${visibleElsewhere(db, scope)} and ${isShown(scope, day)}`;
  return one(
    await db.query<DashboardRows>(sql`with
      model as materialized (select number, levels, matrix, likelihood_steps, consequence_steps from risk_model where org_id = ${org} and status = 'active'),
      f as materialized (
        select f.*, ${bucketOf('f.level', 'f.model')} as bucket from (
          select f.metric, f.department_id, f.state, f.level, f.model, f.key, f.n from risk_figure f
          where f.org_id = ${org} and ${isShown(scope, day)} and ${inScope(db, scope, sql`f.department_id`)}
          ${elsewhere}
        ) f
      ),
      ${bars('owners', sql`select key, bucket, n from f where metric = 'owner'`, sql`(select p.first_name || ' ' || p.last_name from person p where p.org_id = ${org} and p.id = nullif(top.key, '')::uuid)`)},
      ${scope.actor.flat ? categoryBars(org) : departmentBars(org, scope)}
      select ${departmentExists(db, scope)} as department_exists,
        (select row_to_json(model) from model) as model,
        (select json_agg(json_build_array(state, level, n)) from (select state, level, sum(n) as n from f where metric = 'all' group by state, level) s) as states,
        (select json_agg(json_build_array(model, n) order by model) from (select model, sum(n) as n from f where metric = 'owner' and bucket = ${sql.raw(String(buckets.older_model))} group by model having sum(n) <> 0) o) as older_models,
        (select json_agg(json_build_array(metric, key, n)) from (select metric, key, sum(n) as n from f where metric in ('current', 'inherent', 'residual', 'target') and model = (select number from model) group by metric, key) c) as cells,
        (select coalesce(sum(n), 0)::int from f where metric = 'review') as overdue,
        (select coalesce(sum(n), 0)::int from f where metric = 'acceptance_end') as expiring,
        (select json_object_agg(key, n) from (select key, sum(n) as n from f where metric = 'flag' group by key) g) as flags,
        ${barsOf('owners')}, ${barsOf('units')}`),
  );
}

/** The figures `f` it is about; those of single days are many. All but "all" are shown of what is open. */
const isShown = ({ actor }: Scope, day: string): SQL => {
  const metrics = ['all', 'owner', ...levelBases, 'flag', ...(actor.flat ? ['category'] : [])];
  const named = sql.raw(metrics.map((metric) => `'${metric}'`).join(', '));
  return sql`(f.metric in (${named}) or (f.metric = 'review' and f.key < ${day}) or (f.metric = 'acceptance_end' and f.key <= ${daysLater(day, expiringDays)})) and (f.state = 1 or f.metric = 'all')`;
};

/** What a rating counts as: its level on the matrix in use; or unrated, avoided, rated with another one. */
export const bucketOf = (level: string, model: string): SQL =>
  sql.raw(
    `case when ${level} < 0 then ${level} when ${model} = (select number from model) then ${level} else ${buckets.older_model} end`,
  );

/** The biggest bars of a chart by name, and who the others are. `rows` gives key, bucket, n. */
const bars = (chart: 'owners' | 'units', rows: SQL, name: SQL): SQL => {
  const called = sql.raw(chart);
  return sql`${called} as materialized (select key, bucket, sum(n) as n from (${rows}) r group by key, bucket having sum(n) <> 0),
    ${called}_ranked as materialized (select key, row_number() over (order by sum(n) desc, key) as place from ${called} where key <> '' group by key),
    ${called}_named as materialized (select top.key, top.place, ${name} as name from ${called}_ranked top where top.place <= ${shown[chart]})`;
};

const barsOf = (chart: 'owners' | 'units'): SQL => {
  const called = sql.raw(chart);
  return sql`(select json_agg(json_build_array(key, name, bucket, n) order by place nulls last, key) from (
      select coalesce(top.key, case when b.key = '' then '' else 'others' end) as key, top.name, top.place, b.bucket, sum(b.n) as n
      from ${called} b left join ${called}_named top using (key) group by 1, 2, 3, 4) summed) as ${called},
    (select json_agg(key order by place) from (select key, place from ${called}_ranked where place > ${shown[chart]} order by place limit ${named}) few) as other_${called}`;
};

const departmentBars = (org: string, scope: Scope): SQL =>
  bars(
    'units',
    sql`select coalesce(${barOfDepartment(scope, sql`select department_id from f`)}::text, '') as key, f.bucket, f.n
      from (select department_id, bucket, sum(n) as n from f where metric = 'all' and state between 1 and 5 group by department_id, bucket) f
      left join department d on d.org_id = ${org} and d.id = f.department_id`,
    sql`(select d.name from department d where d.org_id = ${org} and d.id = nullif(top.key, '')::uuid)`,
  );

const categoryBars = (org: string): SQL =>
  bars(
    'units',
    sql`select key, bucket, n from f where metric = 'category'`,
    sql`(select c.name from risk_category c where c.org_id = ${org} and c.id = nullif(top.key, '')::uuid)`,
  );
