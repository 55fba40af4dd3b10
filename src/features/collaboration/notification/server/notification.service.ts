import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import * as settingsContract from '../notice-settings.contract.ts';
import * as contract from '../notification.contract.ts';
import { noticeKinds, type Channels, type NoticeKind } from '../notice-kind.contract.ts';
import { channelsOf, unmutable } from '../notification.rules.ts';

interface StoredPreference {
  channels: Partial<Record<NoticeKind, Channels>>;
  quiet_from: number | null;
  quiet_to: number | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export async function readPreferences({
  db,
  actor,
}: Pick<Call, 'db' | 'actor'>): Promise<contract.Preferences> {
  const [stored] = await db.query<StoredPreference>(sql`select c.channels, c.quiet_from, c.quiet_to
    from notification_preference c where c.org_id = ${db.org_id} and c.person_id = ${actor.id}`);
  const { channels, quiet_from: from = null, quiet_to: to = null } = stored ?? {};
  return {
    channels: noticeKinds.map((kind) => ({
      kind,
      ...channelsOf(kind, channels),
      locked: unmutable.includes(kind),
    })),
    quiet: from === null || to === null ? null : { from: timeOf(from), to: timeOf(to) },
  };
}

/** Refuses to change how one is told of what nobody can turn off. Quiet hours that begin when they end are none. */
export async function setPreferences(
  call: Call,
  { channels, quiet }: Body<typeof contract.setPreferences>,
): Promise<contract.Preferences> {
  const { db, actor, by } = call;
  const chosen = Object.fromEntries(channels.map(({ kind, in_app, mail }) => [kind, { in_app, mail }]));
  for (const kind of unmutable) {
    const { in_app, mail } = channelsOf(kind);
    const wanted = chosen[kind];
    if (wanted !== undefined && (wanted.in_app !== in_app || wanted.mail !== mail))
      refuse(contract.noticeLocked);
  }
  const [from, to] =
    quiet === null || quiet.from === quiet.to ? [null, null] : [quiet.from, quiet.to].map(minutesOf);
  await db.query(sql`insert into notification_preference (org_id, person_id, channels, quiet_from, quiet_to)
    values (${db.org_id}, ${actor.id}, ${JSON.stringify(chosen)}::jsonb, ${from ?? null}, ${to ?? null})
    on conflict (org_id, person_id) do update set channels = excluded.channels, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`);
  record(db, by, { action: 'person.notifications_set', objects: { type: 'person', id: actor.id } });
  return readPreferences(call);
}

/** What holds where an organisation says nothing else. */
const usualSettings: settingsContract.NoticeSettings = { soon_days: 7, lead_days: 3, admin_days: 10 };

export async function findNoticeSettings(db: TenantDb): Promise<settingsContract.NoticeSettings> {
  const [stored] = await db.query<settingsContract.NoticeSettings>(
    sql`select s.soon_days, s.lead_days, s.admin_days from notification_setting s where s.org_id = ${db.org_id}`,
  );
  return stored ?? usualSettings;
}

export async function changeNoticeSettings(
  { db, by }: Call,
  settings: settingsContract.NoticeSettings,
): Promise<settingsContract.NoticeSettings> {
  const { soon_days, lead_days, admin_days } = settings;
  if (admin_days < lead_days) refuse(settingsContract.escalationOrder);
  const before = await findNoticeSettings(db);
  await db.query(sql`insert into notification_setting (org_id, soon_days, lead_days, admin_days) values (${db.org_id}, ${soon_days}, ${lead_days}, ${admin_days})
    on conflict (org_id) do update set soon_days = excluded.soon_days, lead_days = excluded.lead_days, admin_days = excluded.admin_days`);
  record(db, by, {
    action: 'organisation.notifications_set',
    objects: { type: 'organisation', id: db.org_id },
    changes: changesBetween(before, settings),
  });
  return settings;
}
