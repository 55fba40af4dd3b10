import { sql, type SQL } from 'drizzle-orm';
import { foldedWords } from '#platform/contract/folding.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { complianceLink } from '#features/compliance/assessment/server/shared/compliance-notice.service.ts';
import { visibleCompliance } from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { controlAssessmentTable } from '#features/compliance/control-assessment/server/control-assessment.table.ts';
import { findingsPage } from '#features/compliance/finding/finding-path.rules.ts';
import { visibleTo } from '#features/maturity/assessment/server/shared/assessment.queries.ts';
import { pathOfPlan } from '#features/treatment/plan/plan-path.rules.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { tasksPath } from '#features/treatment/task/task-path.rules.ts';
import type { BoardSource, SourceKind } from '../board-source.contract.ts';

interface SourceOf {
  /** Those that the actor sees: `id, ref, title, link`. */
  seen(db: TenantDb, actor: Actor): SQL;
  /** Locks it, with all that a task may come to it by: parents before tasks. Whoever adds one meanwhile sees the source, or is seen. */
  lock(db: TenantDb, id: string): readonly SQL[];
}

const compliance = (link: SQL): SourceOf => ({
  seen: (db, actor) =>
    sql`select a.id, a.ref, a.name as title, ${link} as link from compliance_assessment a
      where a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleCompliance(actor)}`,
  lock: (db, id) => [
    sql`select from compliance_assessment a where a.org_id = ${db.org_id} and a.id = ${id} for update`,
    // Its answers are held as they are by whoever adds a task to one.
    sql`select from ${controlAssessmentTable} where org_id = ${db.org_id} and assessment_id = ${id} for key share`,
    sql`select from plan where plan.org_id = ${db.org_id} and plan.id in (
      select f.plan_id from finding f where f.org_id = ${db.org_id} and f.assessment_id = ${id}) order by plan.id for update`,
    sql`select from finding f where f.org_id = ${db.org_id} and f.assessment_id = ${id} order by f.id for update`,
  ],
});

const sources: Record<SourceKind, SourceOf> = {
  plan: {
    seen: (db, actor) =>
      sql`select plan.id, plan.ref, plan.title, ${pathOfPlan('')} || plan.id as link from plan
        where plan.org_id = ${db.org_id} and plan.deleted_at is null and ${visiblePlans(actor)}`,
    lock: (db, id) => [sql`select from plan where plan.org_id = ${db.org_id} and plan.id = ${id} for update`],
  },
  assessment: compliance(complianceLink),
  findings: compliance(sql.raw(`'${findingsPage}'`)),
  roadmap: {
    seen: (db, actor) =>
      sql`select a.id, a.ref, a.name as title, ${recordPath('roadmap', '')} || a.id as link from maturity_assessment a
        where a.org_id = ${db.org_id} and a.deleted_at is null and ${visibleTo(actor)}`,
    lock: (db, id) => [
      sql`select from maturity_assessment a where a.org_id = ${db.org_id} and a.id = ${id} for update`,
      sql`select from plan where plan.org_id = ${db.org_id} and plan.id in (
        select g.plan_id from plan_gap g where g.org_id = ${db.org_id} and g.assessment_id = ${id}) order by plan.id for update`,
    ],
  },
  mine: {
    seen: (db) =>
      sql`select p.id, null as ref, p.first_name || ' ' || p.last_name as title, '${sql.raw(tasksPath)}' as link from person p where p.org_id = ${db.org_id}`,
    // Whoever is given a task is held by that; their tasks come first, as they do there.
    lock: (db, id) => [
      sql`select from task t where t.org_id = ${db.org_id} and t.id in (
        select g.task_id from task_assignee g where g.org_id = ${db.org_id} and g.person_id = ${id}) order by t.id for no key update`,
      sql`select from person p where p.org_id = ${db.org_id} and p.id = ${id} for update`,
    ],
  },
};

type Named = Omit<BoardSource, 'kind'>;

/** What the actor may put on a board: of people themselves. */
export async function findSource(
  db: TenantDb,
  actor: Actor,
  { kind, id }: { kind: SourceKind; id: string },
): Promise<Named | undefined> {
  const { seen, lock } = sources[kind];
  const rows = await Promise.all([
    ...lock(db, id).map((each) => db.query(each)),
    db.query<Named>(sql`select x.* from (${seen(db, actor)}) x where x.id = ${id}`),
  ]);
  return rows.at(-1)?.[0] as Named | undefined;
}

/** What a board is in step with, by name where the actor sees it. */
export function findSources(db: TenantDb, actor: Actor, board: string): Promise<BoardSource[]> {
  const ofKinds = Object.entries(sources).map(
    ([kind, { seen }]) =>
      sql`select x.id, x.ref, x.title, x.link, s.id as own_id, s.kind, s.created_at from board_source s left join (${seen(db, actor)}) x on x.id = s.source_id
        where s.org_id = ${db.org_id} and s.board_id = ${board} and s.kind = ${kind}`,
  );
  return db.query<BoardSource>(sql`select y.own_id as id, y.kind, y.ref, y.title, y.link from (${sql.join(ofKinds, sql` union all `)}) y
    order by y.created_at, y.own_id`);
}

/** What of a kind the actor sees, by its reference and title. */
export const findChoices = (
  db: TenantDb,
  actor: Actor,
  { kind, q = '' }: { kind: SourceKind; q?: string | undefined },
): Promise<{ id: string; ref: string; title: string }[]> => {
  const words = foldedWords(q).map(
    (word) => sql` and strpos(folded(concat_ws(' ', x.ref, x.title)), ${word}) > 0`,
  );
  return db.query(sql`select x.id, x.ref, x.title from (${sources[kind].seen(db, actor)}) x where true${sql.join(words, sql``)}
    order by x.id desc limit 20`);
};
