import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { record } from '#platform/server/log/activity.ts';
import { complianceAssessmentCounterTable } from '#features/compliance/assessment/server/compliance-assessment.table.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { lockFollowersExclusive } from '#features/compliance/control-assessment/server/shared/follow-turn.queries.ts';
import { followingOnward } from '#features/compliance/control-assessment/server/shared/following.service.ts';
import { proveControls } from '#features/compliance/control-assessment/server/shared/proof.queries.ts';
import {
  findLeaving,
  keepApart,
  takePlaces,
  type LeftRow,
} from '#features/compliance/control-assessment/server/shared/upgraded-control.queries.ts';
import { figuresOf } from '#features/compliance/figure/figure.rules.ts';
import * as contract from '../standard-upgrade.contract.ts';
import {
  findEffects,
  findNamed,
  findOpen,
  findUpgradedRows,
  type StoredOpen,
} from './upgrade-effect.queries.ts';
import {
  findBoth,
  groupsAfter,
  planOf,
  rowsAfter,
  rowsBefore,
  type UpgradePlan,
} from './upgrade-plan.service.ts';
import { toEffect } from './upgrade.presenter.ts';
import { present } from '#platform/contract/values/present.ts';

async function effectsOn(
  { db, actor }: Call,
  plan: UpgradePlan,
  stored: readonly StoredOpen[],
): Promise<contract.UpgradeEffect[]> {
  const effects = await findEffects(
    db,
    plan,
    stored.map(({ id }) => id),
  );
  const byId = new Map(effects.map((effect) => [effect.id, effect]));
  return stored.flatMap((row) => {
    const effect = byId.get(row.id);
    return effect === undefined ? [] : [toEffect(row, effect, plan, { actor, now: db.now })];
  });
}

/** What becomes of the open assessments by the earlier version. */
export async function listUpgradeEffects(
  call: Call,
  key: string,
  { limit, offset, ...asked }: { from: string; to: string; limit: number; offset: number },
): Promise<Page<contract.UpgradeEffect>> {
  const plan = await planOf(call.db, await findBoth(call.db, key, asked));
  const { data, count } = await findOpen(call.db, call.actor, plan, { limit, offset });
  return { data: await effectsOn(call, plan, data), count };
}

/** The rows of one assessment that something becomes of. */
export async function listUpgradedRows(
  call: Call,
  id: string,
  {
    to,
    answered,
    ...asked
  }: { to: string; kind: contract.UpgradedRowKind; answered?: '0' | '1' | undefined } & Record<
    'limit' | 'offset',
    number
  >,
): Promise<Page<contract.UpgradedRow>> {
  const { db, actor, language } = call;
  const stored = await complianceAssessments.expect(call, id);
  if (!stored.is_whole || stored.deleted_at !== null) refuse(notFound);
  const plan = await planOf(db, await findBoth(db, stored.standard, { from: stored.standard_version, to }));
  const { data, count } = await findUpgradedRows(db, actor, plan, {
    ...asked,
    id,
    answered: answered === '1',
  });
  const text = (asked.kind === 'leaving' ? plan.before : plan.after).in(language);
  return { data: data.map((row) => ({ ...row, kind: asked.kind, title: text.of(row.code).title })), count };
}

/** Moves assessments to the version in force, or says what would become of them: all of them or none. Each is taken by its id, so that two
 *  who upgrade some of the same do not wait for each other. */
export async function upgradeAssessments(
  call: Call,
  key: string,
  { assessments, dry_run = false, ...asked }: contract.Upgrading,
): Promise<{ upgraded: contract.UpgradeEffect[] }> {
  const { db, actor } = call;
  const plan = await planOf(db, await findBoth(db, key, asked));
  if (!plan.to.is_in_force) refuse(contract.versionNotInForce);
  const versions = new Map(assessments.map(({ id, version }) => [id, version]));
  if (versions.size < assessments.length) refuse(contract.assessmentUnknown);
  // Nobody answers past a follower that is just being made.
  if (!dry_run) await lockFollowersExclusive(db);
  const ids = [...versions.keys()].toSorted();
  const seen = await findNamed(db, actor, ids);
  if (seen.length < ids.length || seen.some(({ standard }) => standard !== key))
    refuse(contract.assessmentUnknown);
  const taken: StoredAssessment[] = [];
  for (const id of ids) taken.push(await take(call, id, versions.get(id) ?? 0, dry_run));
  if (taken.some(({ standard_version }) => standard_version !== asked.from))
    refuse(contract.assessmentUnknown);
  const foretold = await effectsOn(call, plan, await findNamed(db, actor, ids));
  if (dry_run) return { upgraded: foretold };
  const upgraded: contract.UpgradeEffect[] = [];
  for (const [at, before] of taken.entries()) {
    const remainder = await followingOnward(db, before.id, () => upgrade(call, plan, before));
    await proveControls(db, { assessment: before.id });
    upgraded.push({ ...present(foretold[at]), remainder });
  }
  // As things stand now, and not as they were foretold.
  const now = new Map((await findNamed(db, actor, ids)).map((row) => [row.id, row]));
  return {
    upgraded: upgraded.map((effect) => {
      const stored = now.get(effect.id) ?? refuse(notFound);
      return { ...effect, version: stored.version, after: figuresOf(stored.sums) };
    }),
  };
}

/** The assessment, if it may be changed in the version that was seen: locked, unless it is only looked at. */
async function take(call: Call, id: string, version: number, isLook: boolean): Promise<StoredAssessment> {
  if (!isLook) return complianceAssessments.take(call, id, version, 'edit');
  const row = await complianceAssessments.expect(call, id);
  complianceAssessments.expectUnchanged(call, row, version, 'edit');
  return row;
}

interface Remainder {
  id: string;
  ref: string;
}

/** As many rows as one act in the log is about. */
const atOnce = 1500;

/** Lets an assessment ask what the later version asks. What it asks no more is kept apart, as it was answered. */
async function upgrade(call: Call, plan: UpgradePlan, before: StoredAssessment): Promise<Remainder | null> {
  const { db } = call;
  const { id, groups_in_scope } = before;
  const rows = rowsAfter(plan, groups_in_scope);
  const left = await findLeaving(db, id, rows);
  const remainder = left.length === 0 ? null : await makeRemainder(call, before);
  if (remainder !== null)
    await keepApart(call, { remainder: remainder.id, left, before: rowsBefore(plan, groups_in_scope) });
  const unconfirmed = await takePlaces(call, id, rows);
  await complianceAssessments.change(
    call,
    before,
    'edit',
    { standard_version: plan.to.standard_version, groups_in_scope: groupsAfter(plan, groups_in_scope) },
    {
      action: 'compliance.upgraded',
      note: `${before.standard_version} → ${plan.to.standard_version}`,
      about: remainder === null ? [] : [complianceAssessments.objectOf(remainder)],
    },
  );
  tellRows(call, 'control_assessment.left', remainder ?? before, left);
  tellRows(call, 'control_assessment.reworded', before, unconfirmed);
  return remainder;
}

/** Says in the histories of rows what became of them. */
function tellRows(
  { db, by }: Call,
  action: string,
  of: Remainder,
  rows: readonly Pick<LeftRow, 'id' | 'ref'>[],
): void {
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const objects: ActObject[] = some.map(({ id, ref }) => ({ type: 'control_assessment', id, ref }));
    record(db, by, {
      action,
      objects: [complianceAssessments.objectOf(of), ...objects],
      note: String(some.length),
    });
  }
}

/** An assessment of its own by the earlier version, archived from the beginning: nobody answers it or decides about it, and whoever saw what
 *  it keeps sees it there. */
async function makeRemainder({ db, actor, by }: Call, of: StoredAssessment): Promise<Remainder> {
  const id = newId(db.now);
  const at = db.now.toISOString();
  const { ref } = one(
    await db.query<{ ref: string }>(sql`with numbered as (${nextNumber(db, complianceAssessmentCounterTable)})
      insert into compliance_assessment (org_id, id, ref, name, standard, standard_version, department_id, scope_text, period_from, period_to,
        kind, groups_in_scope, remainder_of_id, lead_id, reviewer_id, status, created_at, created_by, updated_at, updated_by)
      select a.org_id, ${id}, ${referenceOf('CA')}, left(a.name, 130) || ' (' || a.standard_version || ')', a.standard, a.standard_version,
        a.department_id, a.scope_text, a.period_from, a.period_to, a.kind, a.groups_in_scope, a.id, a.lead_id, a.reviewer_id, 'archived',
        ${at}::timestamptz, ${actor.id}::uuid, ${at}::timestamptz, ${actor.id}::uuid
      from numbered cross join compliance_assessment a where a.org_id = ${db.org_id} and a.id = ${of.id} returning ref`),
  );
  record(db, by, {
    action: 'compliance.kept_apart',
    objects: complianceAssessments.objectOf({ id, ref }),
    note: of.ref,
  });
  return { id, ref };
}
