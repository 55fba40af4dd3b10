import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { assignmentsOf, columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import * as contract from '../freshness.contract.ts';
import { freshnessRuleTable } from './freshness-rule.table.ts';
import { countFreshnessRules, findFreshnessRule, findFreshnessRuleToChange } from './freshness.queries.ts';
import { expectSense } from './shared/freshness-details.service.ts';

type Rule = contract.FreshnessRule;

const thing = (id: string) => ({ type: 'freshness_rule', id });
const one = async ({ db, language }: Call, id: string): Promise<Rule> =>
  (await findFreshnessRule(db, language, id)) ?? refuse(notFound);

/** Answers are looked at anew once this has committed: nobody waits for it (freshness.sql). */
const lookAnew = (db: TenantDb) =>
  db.query(
    sql`insert into freshness_due (org_id, id, noted_at) values (${db.org_id}, ${newId(db.now)}, ${db.now.toISOString()})`,
  );

export async function addFreshnessRule(
  call: Call,
  body: Body<typeof contract.addFreshnessRule>,
): Promise<Rule> {
  const { db, actor, by } = call;
  const details = await expectSense(db, body);
  if ((await countFreshnessRules(db)) >= contract.mostRules) refuse(contract.tooManyRules);
  const id = newId(db.now);
  const at = db.now.toISOString();
  const columns = columnsOf(freshnessRuleTable, {
    ...details,
    name: body.name,
    id,
    created_at: at,
    created_by: actor.id,
    updated_at: at,
    updated_by: actor.id,
  });
  await db.query(
    sql`insert into freshness_rule (org_id, ${namesOf(columns)}) select ${db.org_id}, ${valuesOf(columns)}`,
  );
  await lookAnew(db);
  const added = await one(call, id);
  record(db, by, {
    action: 'freshness_rule.added',
    objects: thing(id),
    note: added.name,
    changes: changesBetween({}, inHistory(added)),
  });
  return added;
}

async function take(call: Call, id: string, version: number): Promise<Rule> {
  const before = (await findFreshnessRuleToChange(call.db, call.language, id)) ?? refuse(notFound);
  expectVersion(before, version);
  return before;
}

export async function changeFreshnessRule(
  call: Call,
  id: string,
  { version, ...changes }: Body<typeof contract.changeFreshnessRule>,
): Promise<Rule> {
  const { db, actor, by } = call;
  const before = await take(call, id, version);
  const { name = before.name, ...others } = changes;
  const details = await expectSense(db, { ...inHistory(before), ...others });
  const columns = columnsOf(freshnessRuleTable, {
    ...details,
    name,
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  });
  await db.query(
    sql`update freshness_rule set version = version + 1, ${assignmentsOf(columns)} where org_id = ${db.org_id} and id = ${id}`,
  );
  await lookAnew(db);
  const after = await one(call, id);
  record(db, by, {
    action: 'freshness_rule.changed',
    objects: thing(id),
    note: after.name,
    changes: changesBetween<object>(inHistory(before), inHistory(after)),
  });
  return after;
}

export async function removeFreshnessRule(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<Rule> {
  const { db, by } = call;
  const before = await take(call, id, version);
  await db.query(sql`delete from freshness_rule where org_id = ${db.org_id} and id = ${id}`);
  await lookAnew(db);
  record(db, by, { action: 'freshness_rule.removed', objects: thing(id), note: before.name });
  return before;
}

/** What people write about it. */
const inHistory = (rule: Rule): contract.FreshnessDetails => ({
  name: rule.name,
  scope: rule.scope,
  evidence_kind: rule.evidence_kind,
  tag: rule.tag,
  standard: rule.standard,
  requirement: rule.requirement,
  valid_for_days: rule.valid_for_days,
  grace_days: rule.grace_days,
  effect: rule.effect,
  is_active: rule.is_active,
});
