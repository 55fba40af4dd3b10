import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Change } from '#platform/server/log/act.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Place } from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';
import { answeredIn, updateFollowers, type UpdatedFollower } from '../follow.queries.ts';
import { findAffectedByAnswers, findAffectedAssessments, type Affected } from './follow-turn.queries.ts';

const changesOf = ({ id, old_result, result, old_percent, percent }: UpdatedFollower): Change[] => [
  ...(old_result === result ? [] : [{ field: 'result', old: old_result, new: result, object_id: id }]),
  ...(old_percent === percent
    ? []
    : [{ field: 'implementation_percent', old: old_percent, new: percent, object_id: id }]),
];

/** Moves what follows, and puts it into the log: the product does so, whoever answered. */
async function move(db: TenantDb, reach: Affected, note?: string): Promise<void> {
  const moved = await updateFollowers(db, reach);
  if (moved.length === 0) return;
  record(db, undefined, {
    action: 'control_assessment.followed',
    objects: moved.map(({ id, ref }) => ({ type: 'control_assessment', id, ref })),
    changes: moved.flatMap(changesOf),
    note,
  });
}

/** Answers as those who follow them are moved: what they reach is locked before any of them is taken (`take`), and moved after they were
 *  changed. `note` says in the log what was followed. */
export async function movingFollowers<Done>(
  db: TenantDb,
  which: { assessment: SQL; controls: SQL },
  change: () => Promise<Done>,
  note: (done: Done) => string | undefined,
): Promise<Done> {
  const reach = await findAffectedByAnswers(db, which);
  const done = await change();
  if (reach !== undefined) await move(db, reach, note(done));
  return done;
}

/** The assessment of one control, as a query of its id. */
export const assessmentOf = (db: TenantDb, control: string): SQL =>
  sql`select ca.assessment_id as id from control_assessment ca where ca.org_id = ${db.org_id} and ca.id = ${control}`;

/** An assessment follows others than before: its turn is taken already, by `lockFollowersExclusive`. */
export async function followAnew(db: TenantDb, assessment: string): Promise<void> {
  const reach = await findAffectedAssessments(db, {
    assessments: [assessment],
    controls: answeredIn(db, assessment),
  });
  await move(db, reach);
}

/** An assessment asks something else than before, by whoever is alone with it (`lockFollowersExclusive`): what is new follows what it may, and whoever
 *  followed an answer that left keeps it as their own. */
export async function followingOnward<Done>(
  db: TenantDb,
  assessment: string,
  change: () => Promise<Done>,
): Promise<Done> {
  const follows = await db.query(sql`select from compliance_follow f
    where f.org_id = ${db.org_id} and ${assessment}::uuid in (f.follower_id, f.followed_id) limit 1`);
  if (follows.length === 0) return change();
  const assessments = [assessment];
  const before = await findAffectedAssessments(db, { assessments, controls: answeredIn(db, assessment) });
  const done = await change();
  const controls = sql`${answeredIn(db, assessment)} union select unnest(${sql.param(before.controls)}::uuid[])`;
  await move(db, await findAffectedAssessments(db, { assessments, controls }));
  return done;
}

/** A mapping between two requirements counts from now on, or no longer: whatever follows by it is said anew. */
export async function followMapping(db: TenantDb, ends: readonly [Place, Place]): Promise<void> {
  const [one, other] = ends;
  const touched = await db.query<{
    id: string;
    assessment_id: string;
  }>(sql`select ca.id, ca.assessment_id from compliance_follow f
    join compliance_assessment t on t.org_id = f.org_id and t.id = f.follower_id
    join compliance_assessment s on s.org_id = f.org_id and s.id = f.followed_id
    join control_assessment ca on ca.org_id = t.org_id and ca.assessment_id = t.id and not ca.is_parent
    where f.org_id = ${db.org_id} and ((s.standard, t.standard, ca.code) = (${one.standard}, ${other.standard}, ${other.code})
      or (s.standard, t.standard, ca.code) = (${other.standard}, ${one.standard}, ${one.code}))`);
  if (touched.length === 0) return;
  const reach = await findAffectedAssessments(db, {
    assessments: [...new Set(touched.map(({ assessment_id }) => assessment_id))],
    controls: sql`select unnest(${sql.param(touched.map(({ id }) => id))}::uuid[])`,
  });
  await move(db, reach);
}
