import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { personVisibleTo } from '#features/identity/person/server/shared/person.queries.ts';
import * as contract from '../saved-view.contract.ts';

/** Own ones, and those that are shared. `v` is the view. */
const visibleTo = (actor: Actor): SQL => sql`(v.person_id = ${actor.id} or v.is_shared)`;

type StoredView = Omit<contract.SavedView, 'owner' | 'may_change'> & {
  person_id: string;
  /** Nothing where the actor does not see that person. */
  owner_name: string | null;
};

const viewColumns = sql`v.id, v.version, v.screen, v.name, v.filter, v.columns, v.sort, v.is_shared, v.person_id, p.first_name || ' ' || p.last_name as owner_name`;
const withOwner = (actor: Actor): SQL =>
  sql`left join person p on p.org_id = v.org_id and p.id = v.person_id and ${personVisibleTo(actor)}`;

/** An Admin looks after what everybody sees; everybody looks after their own. */
const mayChange = (actor: Actor, view: StoredView): boolean =>
  view.person_id === actor.id || (view.is_shared && actor.type === 'Admin');
const mayShare = (actor: Actor): boolean => actor.type !== 'User';

const toView = (actor: Actor, { person_id, owner_name, ...view }: StoredView): contract.SavedView => ({
  ...view,
  owner: owner_name === null ? null : { id: person_id, name: owner_name },
  may_change: mayChange(actor, { ...view, person_id, owner_name }),
});

export async function findViews(db: TenantDb, actor: Actor, screen: string): Promise<contract.SavedView[]> {
  const rows = await db.query<StoredView>(sql`select ${viewColumns} from saved_view v ${withOwner(actor)}
    where v.org_id = ${db.org_id} and v.screen = ${screen} and ${visibleTo(actor)} order by v.name collate "und-x-icu", v.id`);
  return rows.map((row) => toView(actor, row));
}

const most = 50;

export async function keepView(
  { db, actor, by }: Call,
  { screen, name, filter, columns, sort, is_shared }: contract.ViewDetails & { screen: string },
): Promise<contract.SavedView> {
  if (is_shared && !mayShare(actor)) refuse(contract.sharingNotYours);
  const id = newId(db.now);
  const [row] = await db.query<StoredView>(sql`with v as (
      insert into saved_view (org_id, id, person_id, screen, name, filter, columns, sort, is_shared, created_at, created_by, updated_at, updated_by)
      select ${db.org_id}, ${id}, ${actor.id}, ${screen}, ${name}, ${JSON.stringify(filter)}::jsonb, ${columns && JSON.stringify(columns)}::jsonb, ${sort}, ${is_shared}::boolean,
        ${db.now.toISOString()}::timestamptz, ${actor.id}, ${db.now.toISOString()}::timestamptz, ${actor.id}
      where (select count(*) from saved_view mine where mine.org_id = ${db.org_id} and mine.person_id = ${actor.id}) < ${most}
      returning *
    ) select ${viewColumns} from v ${withOwner(actor)}`);
  const kept = row ?? refuse(contract.tooManyViews, { values: { maximum: most } });
  record(db, by, { action: 'view.kept', objects: { type: 'saved_view', id }, note: name });
  return toView(actor, kept);
}

async function takeView({ db, actor }: Call, id: string, sentVersion: number): Promise<StoredView> {
  const [found] = await db.query<StoredView>(sql`select ${viewColumns} from saved_view v ${withOwner(actor)}
    where v.org_id = ${db.org_id} and v.id = ${id} and ${visibleTo(actor)} for update of v`);
  const view = found ?? refuse(notFound);
  if (!mayChange(actor, view)) refuse(forbidden);
  expectVersion(toView(actor, view), sentVersion);
  return view;
}

export async function changeView(
  call: Call,
  id: string,
  { version, ...changed }: Partial<contract.ViewDetails> & { version: number },
): Promise<contract.SavedView> {
  const { db, actor, by } = call;
  const before = await takeView(call, id, version);
  if (changed.is_shared === true && !before.is_shared && !mayShare(actor)) refuse(contract.sharingNotYours);
  const after = { ...before, ...changed };
  const row = one(
    await db.query<StoredView>(sql`with v as (
      update saved_view set version = version + 1, name = ${after.name}, filter = ${JSON.stringify(after.filter)}::jsonb,
        columns = ${after.columns && JSON.stringify(after.columns)}::jsonb, sort = ${after.sort}, is_shared = ${after.is_shared}::boolean,
        updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}
      where org_id = ${db.org_id} and id = ${id} returning *
    ) select ${viewColumns} from v ${withOwner(actor)}`),
  );
  const changes = changesBetween(before, changed);
  record(db, by, { action: 'view.changed', objects: { type: 'saved_view', id }, changes });
  return toView(actor, row);
}

/** Gone for good: whoever wants it back keeps it again. */
export async function deleteView(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.SavedView> {
  const { db, actor, by } = call;
  const before = await takeView(call, id, version);
  await db.query(sql`delete from saved_view where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, { action: 'view.deleted', objects: { type: 'saved_view', id }, note: before.name });
  return toView(actor, before);
}
