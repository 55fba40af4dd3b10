import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import {
  inScope,
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import type { Figures } from '#features/maturity/figure/figure.rules.ts';
import type { StoredFigures } from '#features/maturity/figure/stored-figures.rules.ts';
import {
  maturityStatuses,
  type MaturityStatus,
} from '#features/maturity/assessment/assessment-status.contract.ts';
import { mayBeChosen } from '#features/maturity/assessment/assessment-status.rules.ts';
import { assessments } from '#features/maturity/assessment/server/shared/assessment-record.service.ts';
import type {
  StoredRow,
  Unresolved,
} from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import {
  hasOwnFramework,
  type FrameworkKey,
} from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { plannedDaysOf } from '#features/maturity/roadmap/server/shared/effort.queries.ts';
import { unitOf } from '#features/maturity/assessment/server/assessment.table.ts';
import { unitKey } from '#features/maturity/framework/server/framework.table.ts';

/** What was said to a question, as short as it goes. */
export type BareAnswer = [
  question_id: string,
  current: number | null,
  desired: number | null,
  not_applicable: boolean,
];

/** The assessment that is shown of a department. */
export interface ShownAssessment {
  id: string;
  version: number;
  ref: string;
  name: string;
  period_from: string;
  period_to: string;
  status: MaturityStatus;
  groups_in_scope: number[];
  content_version: number;
  tier: number | null;
  is_dashboard: boolean;
  figures: StoredFigures;
  answers: BareAnswer[] | null;
  /** Of its roadmap. */
  planned: [question_id: string, days: number][] | null;
}

/** A department, or the organisation's own row, with what is shown of it. */
export interface UnitRow {
  /** Of the answers: the one asked for, or CIS where NIST has none. */
  source: FrameworkKind;
  id: string | null;
  name: string | null;
  shown: ShownAssessment | null;
  /** Figures of the approved one before it. */
  previous: StoredFigures | null;
  /** The newest approved one. */
  newest: { id: string; period_to: string } | null;
  /** The newest approved ones, newest first. */
  trend: [id: string, period_to: string, figures: Figures][] | null;
}

/** As many points as a line shows. */
export const trendLength = 12;
/** As many assessments as can be chosen from without the list of all. */
export const choicesLength = 25;

/** Which may be shown; word for word what the index covers. */
const showable = sql`${oneOfThese(sql.raw('a.status'), maturityStatuses.filter(mayBeChosen))} and a.deleted_at is null`;
const isApproved = sql.raw(`a.status <> 'submitted'`);

/** The departments of the scope, and the organisation's own row where no department was asked for. */
const units = (db: TenantDb, scope: Scope): SQL =>
  sql`select d.id, d.name, d.position, d.id as key from department d where d.org_id = ${db.org_id} and ${inScope(db, scope, sql`d.id`)}
    ${narrowedTo(scope) === undefined ? sql`union all select null, null, -1, ${sql.raw(unitKey)}` : sql``}`;

/** Assessments `a` of a framework and of the unit `u`, along the index made for it. */
const ofUnit = (db: TenantDb, framework: SQL, key: FrameworkKey): SQL =>
  sql`a.org_id = ${db.org_id} and a.framework = ${framework} and ${hasOwnFramework(key)} and ${sql.raw(unitOf('a.'))} = u.key and ${showable}`;

/** NIST is seen through CIS while nobody in the scope assessed by NIST; everything else is what it is. */
const sourceOf = (db: TenantDb, key: FrameworkKey): SQL =>
  key.framework === 'nist'
    ? sql`select case when exists (select from units u join maturity_assessment a on ${ofUnit(db, sql`'nist'`, key)}) then 'nist' else 'cis' end as framework`
    : sql`select ${sql.raw(`'${key.framework}'`)}::text as framework`;

/** The edition that one of the organisation's own frameworks is named by. */
const newestEdition = (db: TenantDb, { framework_id }: FrameworkKey): SQL =>
  framework_id === null
    ? sql`''`
    : sql`(select f.edition from maturity_framework f where f.org_id = ${db.org_id} and f.id = ${framework_id})`;

/** What the departments of a scope show. */
export interface FoundUnits {
  /** Changes whenever anything of it does; null where nothing is in the scope. */
  state: string | null;
  /** Null where the state is the one that is known. */
  rows: UnitRow[] | null;
}

/** What each department of the scope shows, from kept figures; answers are read of what is shown alone. Its state is made of
 *  whatever may differ: which assessments in which versions, what the departments are called, and the days planned, which have
 *  no part in a version. Where it is the `known` one, nothing else is read. */
export async function findUnits(
  db: TenantDb,
  scope: Scope,
  key: FrameworkKey,
  known = '',
): Promise<FoundUnits> {
  const newestFirst = sql`order by a.period_to desc, a.id desc`;
  const source = sql`(select framework from source)`;
  const whole = sql`case when ${source} = ${sql.raw(`'${key.framework}'`)} then a.whole else a.figures -> 'by_function' end`;
  const newest = sql`from maturity_assessment a where ${ofUnit(db, source, key)} and ${isApproved} ${newestFirst}`;
  const line = sql.raw(String(trendLength));
  // What is shown is found first, and for good: otherwise every assessment would be put together before most are left out.
  // For the same reason `offset 0`: joined with the rest, what is known would be put together and then left out.
  const rows = await db.query<
    UnitRow & { state: string | null }
  >(sql`with units as materialized (${units(db, scope)}),
    source as materialized (${sourceOf(db, key)}),
    found as materialized (select u.*, newest.id as newest_id, newest.period_to as newest_to, coalesce(
        (select a.id from maturity_assessment a where ${ofUnit(db, source, key)} and a.is_dashboard), newest.id) as shown_id
      from units u left join lateral (select a.id, a.period_to ${newest} limit 1) newest on true),
    seen as materialized (select u.*, w.version, p.id as previous_id, p.version as previous_version, ${plannedDaysOf(sql`w.org_id`, sql`w.id`)} as planned,
        (select json_agg(json_build_array(t.id, t.version)) from (select a.id, a.version ${newest} limit ${line}) t) as line
      from found u left join maturity_assessment w on w.org_id = ${db.org_id} and w.id = u.shown_id
        left join lateral (select a.id, a.version from maturity_assessment a where ${ofUnit(db, source, key)} and ${isApproved}
          and (a.period_to, a.id) < (w.period_to, w.id) ${newestFirst} limit 1) p on true),
    state as materialized (select md5(concat_ws(' ', ${source}, ${newestEdition(db, key)}, string_agg(u::text, ' ' order by u.position, u.name, u.id))) as state from seen u having count(*) > 0)
    select (select state from state) as state, ${source} as source, r.id, r.name, r.shown, r.previous, r.newest, r.trend
    from (values (1)) always left join lateral (
      select u.position, u.id, u.name,
        case when u.newest_id is not null then json_build_object('id', u.newest_id, 'period_to', u.newest_to) end as newest,
        (select json_build_object('id', w.id, 'version', w.version, 'ref', w.ref, 'name', w.name, 'period_from', w.period_from, 'period_to', w.period_to,
            'status', w.status, 'groups_in_scope', w.groups_in_scope, 'content_version', w.content_version, 'tier', w.tier, 'is_dashboard', w.is_dashboard,
            'figures', w.figures, 'planned', u.planned,
            'answers', (select json_agg(json_build_array(m.question_id, m.current_level, m.desired_level, m.not_applicable))
              from maturity_answer m where m.org_id = w.org_id and m.assessment_id = w.id))
          from maturity_assessment w where w.org_id = ${db.org_id} and w.id = u.shown_id) as shown,
        (select a.figures from maturity_assessment a where a.org_id = ${db.org_id} and a.id = u.previous_id) as previous,
        (select json_agg(json_build_array(t.id, t.period_to, t.whole))
          from (select a.id, a.period_to, ${whole} as whole ${newest} limit ${line}) t) as trend
      from seen u where (select state from state) <> ${known} offset 0) r on true
    order by r.position, r.name, r.id`);
  const { state } = one(rows);
  return { state, rows: state === null || state === known ? null : rows };
}

/** The newest assessments a dashboard of the scope could show: the last that a dashboard asks for. */
export const findChoices = (
  db: TenantDb,
  scope: Scope,
  key: FrameworkKey,
): Promise<Unresolved<StoredRow>[]> => {
  const most = sql.raw(String(choicesLength));
  return db.query<Unresolved<StoredRow>>(
    sql`with units as materialized (${units(db, scope)})
    select ${assessments.rowColumns(scope.actor, db)} from (select c.id from units u cross join lateral (select a.id, a.period_to from maturity_assessment a
        where ${ofUnit(db, sql.raw(`'${key.framework}'`), key)} order by a.period_to desc, a.id desc limit ${most}) c
      order by c.period_to desc, c.id desc limit ${most}) chosen
    join maturity_assessment a on a.org_id = ${db.org_id} and a.id = chosen.id order by a.period_to desc, a.id desc`,
    { isLast: true },
  );
};

/** Whether anything can be shown by NIST: its own assessments, or those of CIS. */
export const findNistShown = async (db: TenantDb, actor: Actor): Promise<{ is_shown: boolean }> =>
  one(
    await db.query<{ is_shown: boolean }>(
      sql`select exists (select from maturity_assessment a where a.org_id = ${db.org_id} and a.framework in ('nist', 'cis') and ${showable}
        and ${inScope(db, { actor, dpt: undefined }, sql`a.department_id`)}) as is_shown`,
    ),
  );
