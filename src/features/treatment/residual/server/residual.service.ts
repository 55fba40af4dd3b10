import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import type { AssessedRating, Explanation } from '#features/risk/rating/risk-assessment.contract.ts';
import { tellReturned } from '#features/risk/record/server/shared/risk-notice.service.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import type { ResidualCause } from '#features/treatment/residual-queue/residual-cause.contract.ts';
import type { RecomputedRisk, ResidualFollower } from './shared/residual-follower.service.ts';
import { lockRisks, takeNext } from './due-risk.queries.ts';
import { computeRisks, type ComputedRisk } from './residual.queries.ts';

/** Computes the next risks that are due, in one transaction that holds no risk for long; `passed` are left for later. Answers which
 *  somebody was working on, and nothing where nothing is due. */
export async function computeNext(
  db: TenantDb,
  followers: readonly ResidualFollower[],
  passed: readonly string[],
  limit: number,
): Promise<{ busy: string[] } | undefined> {
  const next = await takeNext(db, passed, limit);
  if (next === undefined) return undefined;
  const { locked, busy } = await lockRisks(db, [...next.causes.keys()]);
  if (locked.length > 0) {
    const changed = await computeRisks(db, locked, today(db.now, await findTimezone(db)));
    if (changed.length > 0) await tell(db, changed, next.causes, followers);
  }
  await next.end(busy);
  return { busy };
}

/** What follows from risks that came out differently: a row in the history of their ratings, acts of the product's own, and whatever
 *  others do with them. */
async function tell(
  db: TenantDb,
  changed: readonly ComputedRisk[],
  causes: ReadonlyMap<string, ResidualCause>,
  followers: readonly ResidualFollower[],
): Promise<void> {
  const causeOf = ({ id }: ComputedRisk): ResidualCause => causes.get(id) ?? 'control_changed';
  const rated = changed.filter(({ is_rated }) => is_rated);
  if (rated.length > 0) {
    await keepAssessments(db, rated, causeOf);
    const levels = await findLevels(db);
    for (const [cause, some] of Map.groupBy(rated, causeOf))
      record(db, undefined, {
        action: 'risk.residual_computed',
        reason: cause,
        objects: some.map((risk) => risks.objectOf(risk)),
        changes: some.flatMap((risk) => changesOf(risk, levels)),
      });
  }
  for (const risk of changed)
    if (risk.automatic !== null) {
      risks.recordAutomatic(db, risk, risk.automatic);
      tellReturned(db, risk, risk.automatic, await findLeads(db, risk.department_id));
    }
  const followed = changed.filter(isFollowed).map((risk) => toFollow(risk, causeOf(risk)));
  if (followed.length > 0) for (const follow of followers) await follow(db, followed);
}

/** Who leads a department, or one above it with what lies below. */
async function findLeads(db: TenantDb, departmentId: string | null): Promise<string[]> {
  const rows = await db.query<{
    id: string;
  }>(sql`select distinct m.person_id as id from department d join department_member m on m.org_id = d.org_id
    where d.org_id = ${db.org_id} and d.id = ${departmentId}::uuid and m.access = 'lead'
      and (m.department_id = d.id or (m.include_children and m.department_id = any (d.path)))`);
  return rows.map(({ id }) => id);
}

/** One act names several risks: each change says whose it is. */
function changesOf(risk: ComputedRisk, levels: LevelsByNumber): Change[] {
  const shown = (rating: AssessedRating | null) => {
    const level = rating && levels.get(risk.model_version ?? 0)?.[rating.level];
    return (
      rating && {
        likelihood: rating.likelihood,
        consequence: rating.consequence,
        level: level && { code: level.code, name: level.name },
      }
    );
  };
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const change = (field: string, old: AssessedRating | null, now: AssessedRating | null): Change[] =>
    differs(old, now) ? [{ object_id: risk.id, field, old: shown(old), new: shown(now) }] : [];
  return [
    ...change('residual', risk.old_residual, risk.residual),
    ...change('target', risk.old_target, risk.target),
  ];
}

type LevelsByNumber = ReadonlyMap<number, readonly ModelLevel[]>;

async function findLevels(db: TenantDb): Promise<LevelsByNumber> {
  const models = await db.query<{ number: number; levels: ModelLevel[] }>(
    sql`select number, levels from risk_model where org_id = ${db.org_id}`,
  );
  return new Map(models.map(({ number, levels }) => [number, levels]));
}

/** A row for each risk in the history of its ratings, with what its rating follows from. */
async function keepAssessments(
  db: TenantDb,
  rated: readonly ComputedRisk[],
  causeOf: (risk: ComputedRisk) => ResidualCause,
): Promise<void> {
  const rows = rated.map((risk) => ({
    id: newId(db.now),
    risk_id: risk.id,
    model_version: risk.model_version,
    inherent: risk.inherent,
    residual: risk.residual,
    target: risk.target,
    residual_basis: risk.is_override ? 'kept' : risk.residual === null ? 'none' : 'computed',
    computed: risk.computed,
    controls: risk.explanation,
    cause: causeOf(risk),
  }));
  const kept: Explanation['inherent'] = {
    basis: 'kept',
    likelihood_rule: 'max',
    consequence_rule: 'max',
    factors: [],
  };
  await db.query(sql`insert into risk_assessment (org_id, id, risk_id, at, by, by_name, model_version, inherent, residual, target, explanation, reason, trigger)
    select ${db.org_id}, v.id, v.risk_id, ${db.now.toISOString()}, null, 'Plumbline', v.model_version, v.inherent, v.residual, v.target,
      jsonb_build_object('inherent', ${JSON.stringify(kept)}::jsonb || jsonb_build_object('likelihood_rule', m.likelihood_rule, 'consequence_rule', m.consequence_rule),
        'residual', jsonb_build_object('basis', v.residual_basis, 'computed', v.computed, 'controls', v.controls)), null, 'control_change'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, risk_id uuid, model_version int, inherent jsonb, residual jsonb, target jsonb,
      residual_basis text, computed jsonb, controls jsonb, cause text)
    join risk_model m on m.org_id = ${db.org_id} and m.number = v.model_version`);
}

const isFollowed = (risk: ComputedRisk): boolean =>
  risk.is_rated || risk.level !== risk.old_level || risk.working_controls !== risk.old_working_controls;

const toFollow = (risk: ComputedRisk, cause: ResidualCause): RecomputedRisk => ({
  id: risk.id,
  ref: risk.ref,
  status: risk.status,
  cause,
  before: {
    residual: risk.old_residual,
    level: risk.old_level,
    working_controls: risk.old_working_controls,
  },
  after: { residual: risk.residual, level: risk.level, working_controls: risk.working_controls },
});
