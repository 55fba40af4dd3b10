import { sql } from 'drizzle-orm';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { expectVersion } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ModelLevel } from '#features/risk/model/risk-model.contract.ts';
import { findActiveModel } from '#features/risk/model/server/shared/risk-model.queries.ts';

interface Rules {
  second_approver: boolean;
  version: number;
}

/** What the organisation wants of acceptances; as long as nobody said, nothing. */
export async function findRules(db: TenantDb): Promise<Rules> {
  const [rules] = await db.query<Rules>(
    sql`select second_approver, version from acceptance_rule where org_id = ${db.org_id}`,
  );
  return rules ?? { second_approver: false, version: 1 };
}

/** Whether two people approve risks of this level, by what the organisation wants of the highest one and while two of these could. */
export async function twoApprove(
  db: TenantDb,
  level: Pick<ModelLevel, 'index'>,
  approvers: readonly unknown[],
): Promise<boolean> {
  if (approvers.length < 2 || !(await findRules(db)).second_approver) return false;
  return level.index >= (await findActiveModel(db)).levels.length - 1;
}

export async function changeRules(
  { db, by }: Call,
  { version, second_approver }: { version: number; second_approver: boolean },
): Promise<Rules> {
  // Whoever comes second waits here, and then has an old version.
  await db.query(sql`select from organisation where org_id = ${db.org_id} for no key update`);
  const before = await findRules(db);
  expectVersion(before, version);
  const changes = changesBetween<object>({ second_approver: before.second_approver }, { second_approver });
  if (changes.length === 0) return before;
  const after = { second_approver, version: version + 1 };
  await db.query(sql`insert into acceptance_rule (org_id, second_approver, version) values (${db.org_id}, ${second_approver}, ${after.version})
    on conflict (org_id) do update set second_approver = excluded.second_approver, version = excluded.version`);
  record(db, by, {
    action: 'acceptance.rules_changed',
    objects: { type: 'organisation', id: db.org_id },
    changes,
  });
  return after;
}
