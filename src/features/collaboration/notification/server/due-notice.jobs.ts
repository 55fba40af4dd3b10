import { sql, type SQL } from 'drizzle-orm';
import { daysLater, today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { findTimezone } from '#features/organisation/organisation/server/shared/organisation.queries.ts';
import type { NoticeSettings } from '../notice-settings.contract.ts';
import type { NoticeKind } from '../notice-kind.contract.ts';
import { findNoticeSettings } from './notification.service.ts';
import type { DueSource } from './shared/due-source.queries.ts';
import { channelsFor, tell, hasAnyChannel } from './shared/notify.service.ts';

/** What was due longer ago is not told any more: whoever is given it learns so at once, and their list of work says so every day. */
const mostDaysOverdue = 30;

interface DueRow {
  person_id: string;
  kind: NoticeKind;
  type: string;
  id: string;
  ref: string;
  title: string;
  link: string;
  due_on: string;
  once: string;
}

/** Whom to tell of the rows `d` of a source, as `person_id`, `kind` and `step`: what tells one day's notice from another's. */
function stepsOf(
  { org_id }: TenantDb,
  source: DueSource,
  day: string,
  { lead_days, admin_days }: NoticeSettings,
): SQL {
  const row = sql`d.type, d.id, d.ref, d.title, d.link, d.due_on`;
  if (source.expires !== undefined)
    return sql`select d.person_id, 'expiring' as kind, s.step::text, ${row} from d
      cross join lateral (select min(step) as step from unnest(${sql.param(source.expires)}::int[]) step where d.due_on <= ${day}::date + step) s
      where d.due_on >= ${day}::date and s.step is not null`;
  const own = sql`select d.person_id, k.kind, k.kind as step, ${row} from d
      cross join lateral (select case when d.due_on > ${day}::date then 'due_soon' when d.due_on = ${day}::date then 'due_today' else 'overdue' end as kind) k`;
  if (source.isTheirsAlone) return own;
  return sql`${own}
    union all select m.person_id, 'escalated', 'escalated', ${row} from d
      join department u on u.org_id = ${org_id} and u.id = d.department_id
      join department_member m on m.org_id = u.org_id and m.access = 'lead'
        and (m.department_id = u.id or (m.include_children and m.department_id = any (u.path)))
      where d.due_on <= ${day}::date - ${lead_days}::int and m.person_id <> d.person_id
    union all select a.id, 'escalated', 'escalated', ${row} from d
      join person a on a.org_id = ${org_id} and a.type = 'Admin' and a.status = 'active'
      where d.due_on <= ${day}::date - ${admin_days}::int and a.id <> d.person_id`;
}

/** What a source says and nobody was told yet, as far as people want to be told. */
function findUntold(
  db: TenantDb,
  source: DueSource,
  { day, settings, limit }: { day: string; settings: NoticeSettings; limit: number },
): Promise<DueRow[]> {
  const { expires } = source;
  const [past, ahead] =
    expires === undefined ? [mostDaysOverdue, settings.soon_days] : [0, Math.max(...expires)];
  const open = source.open(db, daysLater(day, -past), daysLater(day, ahead));
  return db.query<DueRow>(sql`with d as (select * from (${open}) found),
    t as (select steps.*, concat_ws(':', ${source.name}::text, steps.step, steps.id, steps.due_on) as once from (${stepsOf(db, source, day, settings)}) steps)
    select t.person_id, t.kind, t.type, t.id, t.ref, t.title, t.link, t.due_on, t.once from t
    join person p on p.org_id = ${db.org_id} and p.id = t.person_id and p.status = 'active'
    where ${hasAnyChannel(sql`(${channelsFor(sql`t.kind`)})`)}
      and not exists (select from notification o where o.org_id = ${db.org_id} and o.person_id = t.person_id and o.once = t.once)
    order by t.due_on, t.id, t.person_id limit ${limit}`);
}

/** Tells people of what is due soon, today, or overdue, and of what expires; of each once, by the organisation's days. What stays
 *  overdue is told to the lead of its department, and later to the Admins. */
export const tellOfDue =
  (sources: readonly DueSource[]): ScheduledJob =>
  async (db, limit) => {
    const day = today(db.now, await findTimezone(db));
    const settings = await findNoticeSettings(db);
    let most = 0;
    for (const source of sources) {
      const rows = await findUntold(db, source, { day, settings, limit });
      most = Math.max(most, rows.length);
      tell(
        db,
        rows.map(({ person_id, kind, type, id, ref, title, link, due_on, once }) => ({
          person_id,
          kind,
          severity: kind === 'overdue' || kind === 'escalated' || kind === 'expiring' ? 'warning' : 'info',
          object: { type, id, ref, title },
          link,
          words: { on: due_on, ...(source.about !== undefined && { about: source.about }) },
          once,
        })),
      );
    }
    return most;
  };
