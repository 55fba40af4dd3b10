import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { followsUnknown } from '#features/compliance/assessment/assessment-status.contract.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { wholeSeenBy } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { followAnew } from '#features/compliance/control-assessment/server/shared/following.service.ts';
import { mostFollowers, mostHops } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import * as contract from '../preparation.contract.ts';

/** Whether somebody names other assessments to follow than those that they see it follow. */
export function followsOthers(
  { follows }: Pick<StoredAssessment, 'follows'>,
  wanted: readonly string[],
): boolean {
  const now = follows.map(({ id }) => id);
  return wanted.length !== now.length || wanted.some((id) => !now.includes(id));
}

interface Followable {
  id: string;
  standard: string;
  followers: number;
}

/** Those that may be followed: seen as a whole, and neither deleted, superseded nor archived. What is followed already stays so. */
const findFollowable = (
  { db, actor }: Call,
  follower: string,
  ids: readonly string[],
): Promise<Followable[]> =>
  db.query<Followable>(sql`select a.id, a.standard,
      (select count(*)::int from compliance_follow f where f.org_id = a.org_id and f.followed_id = a.id and f.follower_id <> ${follower}) as followers
    from compliance_assessment a where a.org_id = ${db.org_id} and a.id = any (${sql.param([...ids])}::uuid[]) and a.deleted_at is null
      and ${wholeSeenBy(viewerOf(actor))} and (a.status not in ('superseded', 'archived')
        or exists (select from compliance_follow f where f.org_id = a.org_id and f.followed_id = a.id and f.follower_id = ${follower}))`);

/** How many steps lie above what is to be followed and below the follower, and whether one meets itself there. */
async function findWay(db: TenantDb, follower: string, ids: readonly string[]) {
  const [way] = await db.query<{
    is_circle: boolean;
    steps: number;
  }>(sql`with recursive above as (
      select i.id, 1 as hop from unnest(${sql.param([...ids])}::uuid[]) as i (id)
      union select f.followed_id, a.hop + 1 from above a join compliance_follow f on f.org_id = ${db.org_id} and f.follower_id = a.id
        where a.id <> ${follower} and a.hop <= ${mostHops}
    ), below as (
      select ${follower}::uuid as id, 0 as hop
      union select f.follower_id, b.hop + 1 from below b join compliance_follow f on f.org_id = ${db.org_id} and f.followed_id = b.id
        where b.hop <= ${mostHops}
    ) select exists (select from above a where a.id = ${follower}) as is_circle,
      (select coalesce(max(a.hop), 0) from above a) + (select max(b.hop) from below b) as steps`);
  return way ?? { is_circle: false, steps: 0 };
}

/** Sets which assessments one follows; those that the caller does not see stay. Alone in the organisation (`lockFollowersExclusive`), so that no two
 *  make a circle between them. What they answer is taken over at once. */
export async function setFollows(
  call: Call,
  { id, standard, follows = [] }: { id: string; standard: string; follows?: StoredAssessment['follows'] },
  wanted: readonly string[],
): Promise<void> {
  const { db } = call;
  const ids = [...new Set(wanted)];
  if (ids.includes(id)) refuse(contract.followsCircle);
  const [found, way] = await Promise.all([findFollowable(call, id, ids), findWay(db, id, ids)]);
  if (found.length < ids.length) refuse(followsUnknown);
  if (found.some((one) => one.standard === standard)) refuse(contract.followsSameStandard);
  if (way.is_circle) refuse(contract.followsCircle);
  if (way.steps > mostHops) refuse(contract.followsTooFar);
  if (found.some(({ followers }) => followers >= mostFollowers)) refuse(contract.followedByTooMany);
  const seen = sql`${sql.param(follows.map((one) => one.id))}::uuid[]`;
  await Promise.all([
    db.query(sql`delete from compliance_follow f where f.org_id = ${db.org_id} and f.follower_id = ${id}
      and f.followed_id = any (${seen}) and not f.followed_id = any (${sql.param(ids)}::uuid[])`),
    db.query(sql`insert into compliance_follow (org_id, follower_id, followed_id)
      select ${db.org_id}, ${id}, i.id from unnest(${sql.param(ids)}::uuid[]) as i (id) on conflict do nothing`),
  ]);
  await followAnew(db, id);
}
