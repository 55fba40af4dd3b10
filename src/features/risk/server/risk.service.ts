import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import { changesBetween, record, type By, type Deed } from '#platform/server/activity.ts';
import { one, type TenantDb } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { expectVersion, refuse } from '#platform/server/refuse.ts';
import { today } from '#platform/server/today.ts';
import * as contract from '../risk.contract.ts';
import { may, maySteer, type Verb } from '../risk.rules.ts';
import {
  factsOf,
  findRiskToChange,
  riskColumns,
  riskJoins,
  toRisk,
  type StoredRisk,
} from './risk.queries.ts';
import { setTags } from './risk-tag.service.ts';

/** Raises a risk. What a User raises waits for triage; Staff and Admin decide for their own departments. */
export async function registerRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  { tag_ids, ...details }: contract.NewRisk,
): Promise<contract.Risk> {
  const department_id = details.department_id ?? null;
  const steers = maySteer(actor, department_id);
  if (!steers && !mayRaiseIn(actor, department_id)) refuse(contract.departmentNotYours);
  const id = newId(db.now);
  const values: Record<string, unknown> = {
    context: {},
    source: 'user',
    raised_on: today(db.now, actor.timezone),
    owner_id: null,
    ...details,
    department_id,
    id,
    raised_by: actor.id,
    triage: steers ? 'triaged' : 'submitted',
    created_at: db.now.toISOString(),
    created_by: actor.id,
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  };
  const columns = Object.entries(values).filter(([, value]) => value !== undefined);
  const [row] = await db.query<StoredRisk>(sql`with numbered as (
      insert into risk_counter as c (org_id, n) values (${db.org_id}, 1) on conflict (org_id) do update set n = c.n + 1 returning n
    ), r as (
      insert into risk (org_id, ref, ${names(columns)}) select ${db.org_id}, 'R-' || lpad(n::text, greatest(4, length(n::text)), '0'), ${list(columns)} from numbered returning *
    ) select ${riskColumns} from r ${riskJoins}`);
  const stored = row ?? refuse(notFound);
  if (tag_ids !== undefined && tag_ids.length > 0) stored.tags = await setTags(db, id, tag_ids);
  record(db, by, { action: 'risk.registered', objects: { type: 'risk', id, ref: stored.ref } });
  return toRisk(stored, actor, db.now);
}

/** A User may raise risks in their own departments, and for the whole organisation. */
const mayRaiseIn = (actor: Actor, departmentId: string | null): boolean =>
  departmentId === null || actor.departments.some(({ id }) => id === departmentId);

type Column = [string, unknown];
/** Columns whose values are JSON; everything else travels as it is. */
const json = new Set(['context', 'inherent_factors', 'transfer', 'avoidance', 'request', 'closed']);
const names = (columns: Column[]): SQL =>
  sql.join(
    columns.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
const typed = ([name, value]: Column): SQL =>
  json.has(name)
    ? sql`${value === null ? null : JSON.stringify(value)}::jsonb`
    : sql`${sql.param(value)}::${sql.raw(typeOf[name] ?? 'text')}`;
const list = (columns: Column[]): SQL => sql.join(columns.map(typed), sql`, `);
const uuidColumns = [
  'id',
  'category_id',
  'department_id',
  'owner_id',
  'raised_by',
  'repo_item_id',
  'created_by',
  'updated_by',
  'deleted_by',
];
const typeOf: Record<string, string> = {
  ...Object.fromEntries(uuidColumns.map((name) => [name, 'uuid'])),
  ...Object.fromEntries(
    ['created_at', 'updated_at', 'deleted_at', 'last_review_at'].map((name) => [name, 'timestamptz']),
  ),
  ...Object.fromEntries(['raised_on', 'review_on', 'residual_lapses_on'].map((name) => [name, 'date'])),
  ...Object.fromEntries(
    ['inherent', 'residual', 'target'].flatMap((basis) =>
      ['likelihood', 'consequence', 'level'].map((part) => [`${basis}_${part}`, 'smallint']),
    ),
  ),
  model_version: 'integer',
  assets: 'text[]',
};

/** The row a verb is about, locked; refused when it is not there, was changed meanwhile, or the verb does not fit. */
export async function takeRisk(
  db: TenantDb,
  actor: Actor,
  id: string,
  seen: number,
  verb: Verb,
): Promise<StoredRisk> {
  const row = (await findRiskToChange(db, actor, id)) ?? refuse(notFound);
  const now = toRisk(row, actor, db.now);
  expectVersion(now, seen);
  if (!may(verb, actor, factsOf(row), db.now))
    refuse(mayEver(verb, actor, row, db.now) ? wrongState : forbidden, { data: now });
  return row;
}

/** Whether a refused verb fails for its from-status (somebody with every right would be refused too) or for rights. */
function mayEver(verb: Verb, actor: Actor, row: StoredRisk, now: Date): boolean {
  const almighty = { ...actor, id: row.owner_id ?? actor.id, type: 'Admin' as const, deciders: 1 };
  return !may(verb, almighty, factsOf(row), now);
}

/** Writes the columns a verb changed, records the act, and returns the risk as it is now. */
export async function changeStored(
  db: TenantDb,
  actor: Actor,
  by: By,
  before: StoredRisk,
  changed: Record<string, unknown>,
  deed: Pick<Deed, 'action' | 'reason' | 'note'> & { changes?: Deed['changes'] },
): Promise<contract.Risk> {
  const columns = Object.entries({
    ...changed,
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  }).filter(([, value]) => value !== undefined);
  const assignments = sql.join(
    columns.map((column) => sql`${sql.identifier(column[0])} = ${typed(column)}`),
    sql`, `,
  );
  const after = one(
    await db.query<StoredRisk>(sql`with r as (
      update risk set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${riskColumns} from r ${riskJoins}`),
  );
  const { changes = changesBetween(before as unknown as Record<string, unknown>, changed), ...told } = deed;
  record(db, by, { ...told, objects: { type: 'risk', id: before.id, ref: before.ref }, changes });
  return toRisk(after, actor, db.now);
}

/** Changes what a person writes about a risk. */
export async function changeRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, tag_ids, ...details }: Partial<contract.RiskDetails> & { version: number },
): Promise<contract.Risk> {
  const before = await takeRisk(db, actor, id, version, 'edit');
  const { department_id } = details;
  if (
    department_id !== undefined &&
    department_id !== before.department_id &&
    !maySteer(actor, department_id)
  )
    refuse(contract.departmentNotYours);
  const tags = tag_ids === undefined ? undefined : await setTags(db, id, tag_ids);
  const changes = changesBetween(before as unknown as Record<string, unknown>, details);
  if (tags !== undefined) {
    const tagNames = (some: { name: string }[] | null) => (some ?? []).map(({ name }) => name).toSorted();
    changes.push(...changesBetween({ tags: tagNames(before.tags) }, { tags: tagNames(tags) }));
  }
  if (changes.length === 0) {
    db.changedNothing = true;
    return toRisk(before, actor, db.now);
  }
  return changeStored(db, actor, by, before, details, { action: 'risk.changed', changes });
}

/** Closes a risk at once for those who decide about its department; an owner who does not asks them to. */
export async function closeRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, reason, note, other_id }: contract.Closing,
): Promise<contract.Risk> {
  const before = await takeRisk(db, actor, id, version, 'close');
  if (
    (reason === 'duplicate_of' || reason === 'merged_into') &&
    (other_id === undefined || other_id === id || !(await findRiskToChange(db, actor, other_id)))
  ) {
    refuse(contract.otherRequired);
  }
  if (!maySteer(actor, before.department_id)) {
    const request = {
      verb: 'close',
      details: { reason, note, other_id },
      by: { id: actor.id, name: actor.name },
      at: db.now.toISOString(),
    };
    return changeStored(db, actor, by, before, { request }, { action: 'risk.close_requested', reason, note });
  }
  return closeStored(db, actor, by, before, { reason, note, other_id });
}

/** The closing itself, by whoever decides it. */
export const closeStored = (
  db: TenantDb,
  actor: Actor,
  by: By,
  before: StoredRisk,
  { reason, note, other_id }: { reason: string; note?: string | undefined; other_id?: string | undefined },
  decided?: string,
): Promise<contract.Risk> => {
  const closed = {
    reason,
    note: note ?? null,
    by: actor.name,
    at: db.now.toISOString(),
    other_id,
    from: before.status,
  };
  return changeStored(
    db,
    actor,
    by,
    before,
    { status: 'closed', closed, request: null },
    { action: 'risk.closed', reason, note: decided ?? note },
  );
};

const raisersDay = 24 * 60 * 60 * 1000;

/** Hides a risk; an Admin restores it. The raiser may take back what nobody triaged yet, within a day. */
export async function deleteRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version, reason }: { version: number; reason?: string | undefined },
): Promise<contract.Risk> {
  const row = (await findRiskToChange(db, actor, id)) ?? refuse(notFound);
  const late =
    row.raised_by === actor.id &&
    actor.type !== 'Admin' &&
    db.now.getTime() - Date.parse(row.created_at) >= raisersDay;
  if (late && row.triage === 'submitted') refuse(contract.deletionTooLate);
  const before = await takeRisk(db, actor, id, version, 'delete');
  if (actor.type === 'Admin' && reason === undefined && before.raised_by !== actor.id)
    refuse(contract.reasonRequired);
  return changeStored(
    db,
    actor,
    by,
    before,
    { deleted_at: db.now.toISOString(), deleted_by: actor.id },
    { action: 'risk.deleted', reason },
  );
}

export async function restoreRisk(
  db: TenantDb,
  actor: Actor,
  by: By,
  id: string,
  { version }: { version: number },
): Promise<contract.Risk> {
  const before = await takeRisk(db, actor, id, version, 'restore');
  return changeStored(
    db,
    actor,
    by,
    before,
    { deleted_at: null, deleted_by: null },
    { action: 'risk.restored' },
  );
}
