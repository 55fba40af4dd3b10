import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  asRows,
  findMappingsInForce,
  mappingsReached,
  type Direction,
} from '#features/compliance/crosswalk/server/shared/mapping-in-force.queries.ts';
import { mostHops } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import type {
  Place,
  Suggesting,
} from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';

/** Which assessments an answer reaches, in the order in which it reaches them, and which answers in them; all of them locked. */
export interface Affected {
  /** Of one level none follows another. */
  levels: string[][];
  mappings: Suggesting[];
  /** Where it begins, and everything below. */
  controls: string[];
}

const turn = (db: TenantDb): SQL =>
  sql`hashtextextended(concat_ws(' ', 'compliance_follow', ${db.org_id}::text), 0)`;

/** Whoever answers goes beside others who do, and waits for whoever changes what follows what: nobody answers past a follower that is
 *  just being made. Asked for before any row is locked. */
export const lockFollowersShared = (db: TenantDb): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock_shared(${turn(db)})`);

/** Whoever changes what follows what, or which mappings count, is alone with it in the organisation. */
export const lockFollowersExclusive = (db: TenantDb): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(${turn(db)})`);

interface FollowingAssessment {
  id: string;
  hop: number;
  target: string;
  sources: string[];
}

/** These assessments, what follows them, and what follows that: each as far down as it lies. */
const findFollowing = (db: TenantDb, assessments: SQL): Promise<FollowingAssessment[]> =>
  db.query<FollowingAssessment>(sql`with recursive below as (
      select a.id, 0 as hop from (${assessments}) a
      union select f.follower_id, b.hop + 1 from below b join compliance_follow f on f.org_id = ${db.org_id} and f.followed_id = b.id
        where b.hop < ${mostHops}
    ), deepest as (select b.id, max(b.hop) as hop from below b group by b.id)
    select d.id, d.hop, a.standard as target, array(select distinct s.standard from compliance_follow f
        join compliance_assessment s on s.org_id = f.org_id and s.id = f.followed_id
        where f.org_id = ${db.org_id} and f.follower_id = d.id) as sources
    from deepest d join compliance_assessment a on a.org_id = ${db.org_id} and a.id = d.id order by d.hop, d.id`);

/** Locks these controls and all that follows them: the assessments, then the answers, then their figures, each by its id. Everybody who
 *  answers locks in this order. */
async function lockReach(
  db: TenantDb,
  controls: SQL,
  { assessments, mappings }: { assessments: readonly string[]; mappings: readonly Suggesting[] },
): Promise<string[]> {
  const [, [found]] = await Promise.all([
    db.query(sql`select from compliance_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param([...assessments])}::uuid[])
      order by a.id for share`),
    db.query<{
      controls: string[];
    }>(sql`with recursive mapped as materialized (${asRows(mappings)}), reached as (
        select ca.id, ca.assessment_id, ca.code, 0 as hop from control_assessment ca where ca.org_id = ${db.org_id} and ca.id in (${controls})
        union select t.id, t.assessment_id, t.code, r.hop + 1 from reached r
          join compliance_assessment a on a.org_id = ${db.org_id} and a.id = r.assessment_id
          join compliance_follow f on f.org_id = ${db.org_id} and f.followed_id = r.assessment_id
          join compliance_assessment fa on fa.org_id = f.org_id and fa.id = f.follower_id
          join mapped m on m.source = a.standard and m.source_code = r.code and m.target = fa.standard
          join control_assessment t on t.org_id = f.org_id and t.assessment_id = f.follower_id and t.code = m.code and not t.is_parent
          where r.hop < ${mostHops}
      ), locked as (
        select ca.id, ca.assessment_id, ca.section from control_assessment ca
        where ca.org_id = ${db.org_id} and ca.id in (select r.id from reached r) order by ca.id for update
      ), figures as (
        select 1 from compliance_figure f where f.org_id = ${db.org_id}
          and (f.assessment_id, f.section) in (select l.assessment_id, l.section from locked l) order by f.assessment_id, f.section for update
      ) select array(select l.id from locked l) as controls, (select count(*) from figures) as figures`),
  ]);
  return found?.controls ?? [];
}

/** Which requirements these controls answer. */
const findPlaces = (db: TenantDb, controls: SQL): Promise<Place[]> =>
  db.query<Place>(sql`select distinct a.standard, ca.code from control_assessment ca
    join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
    where ca.org_id = ${db.org_id} and ca.id in (${controls})`);

async function lockAffected(
  db: TenantDb,
  controls: SQL,
  { all, moving }: { all: readonly FollowingAssessment[]; moving: readonly FollowingAssessment[] },
): Promise<Affected> {
  const directions = new Map(
    moving.flatMap(({ target, sources }) =>
      sources.map((source): [string, Direction] => [`${source} ${target}`, { source, target }]),
    ),
  );
  const [inForce, begin] = await Promise.all([
    findMappingsInForce(db, [...directions.values()]),
    findPlaces(db, controls),
  ]);
  const mappings = mappingsReached(inForce, begin, { isSuggested: moving.length === all.length });
  const levels = [...Map.groupBy(moving, ({ hop }) => hop).values()].map((level) =>
    level.map(({ id }) => id),
  );
  const assessments = all.map(({ id }) => id);
  return { levels, mappings, controls: await lockReach(db, controls, { assessments, mappings }) };
}

/** What answers to these controls of one assessment reach; nothing where nothing follows it. */
export async function findAffectedByAnswers(
  db: TenantDb,
  { assessment, controls }: { assessment: SQL; controls: SQL },
): Promise<Affected | undefined> {
  const [, all] = await Promise.all([lockFollowersShared(db), findFollowing(db, assessment)]);
  const moving = all.filter(({ hop }) => hop > 0);
  return moving.length === 0 ? undefined : lockAffected(db, controls, { all, moving });
}

/** The same of assessments themselves and of what is below them, where what suggests their answers changes: by whoever is alone with it. */
export async function findAffectedAssessments(
  db: TenantDb,
  { assessments, controls }: { assessments: readonly string[]; controls: SQL },
): Promise<Affected> {
  const all = await findFollowing(db, sql`select unnest(${sql.param([...assessments])}::uuid[]) as id`);
  return lockAffected(db, controls, { all, moving: all });
}
