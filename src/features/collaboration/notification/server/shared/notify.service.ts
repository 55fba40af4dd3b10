import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { NoticeKind, Severity } from '../../notice-kind.contract.ts';
import { unmutable, usualChannels } from '../../notification.rules.ts';

/** What people are told. */
export interface Notice {
  kind: NoticeKind;
  /** Ids of people; those who are no active members are passed over, and so is whoever turned the kind off. */
  to: readonly string[];
  /** What it is about. `type` is the record's own, as the log names it: who sees such a record is said by `src/app/noticed-records.ts`,
   *  and whoever does not is not shown the notice. */
  object: NoticedObject;
  /** A path of the web app. */
  link: string;
  /** Fill the sentence: `by` a name, `on` a day (2026-03-31), `about` chooses a sentence of the kind (`text/notice/en.ts`), any other is
   *  put in by its name. */
  words?: Readonly<Record<string, string>>;
  severity?: Severity;
  /** Who did it: never told. */
  not?: string | undefined;
}

interface NoticedObject {
  type: string;
  id: string;
  ref: string;
  title: string;
}

/** What one person is told. */
export interface ToldRow extends Pick<Notice, 'kind' | 'link'> {
  person_id: string;
  object: NoticedObject;
  words: Readonly<Record<string, string>>;
  severity: Severity;
  /** The same is told to the same person once. */
  once: string | null;
}

/** Processes that show counts and send mails listen here; what is sent is the id of the organisation. */
export const noticeChannel = 'plumbline_notification';

/** Wakes whoever listens, once the transaction has committed; a column of a statement. */
export const waking = (db: TenantDb): SQL => sql`pg_notify(${noticeChannel}, ${db.org_id})`;

/** How the person `p` wants to be told of a kind: an object of `in_app` and `mail`. */
export const channelsFor = (kind: SQL): SQL => {
  const usual = sql`${JSON.stringify(usualChannels)}::jsonb -> ${kind}`;
  return sql`case when ${kind} = any (${sql.param(unmutable)}::text[]) then ${usual}
    else coalesce((select c.channels -> ${kind} from notification_preference c where c.org_id = p.org_id and c.person_id = p.id), ${usual}) end`;
};
/** Whether such channels tell anything at all. */
export const tellsBy = (channels: SQL): SQL =>
  sql`((${channels} ->> 'in_app')::boolean or ${channels} ->> 'mail' <> 'none')`;

/** Writes down what people are told, as far as they want to be; answers how many were. */
export async function tell(db: TenantDb, rows: readonly ToldRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const written = rows.map(({ object, ...row }) => ({ ...row, id: newId(db.now), ...named(object) }));
  const [told] = await db.query<{ n: number }>(sql`with told as (
      insert into notification (org_id, id, person_id, kind, severity, object_type, object_id, object_ref, object_title, link, words, once, in_app, mail, created_at)
      select p.org_id, t.id, p.id, t.kind, t.severity, t.object_type, t.object_id, t.object_ref, t.object_title, t.link, t.words, t.once,
        (w.channels ->> 'in_app')::boolean, nullif(w.channels ->> 'mail', 'none'), ${db.now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) t (id uuid, person_id uuid, kind text, severity text, object_type text, object_id uuid,
        object_ref text, object_title text, link text, words jsonb, once text)
      join person p on p.org_id = ${db.org_id} and p.id = t.person_id and p.status = 'active'
      cross join lateral (select ${channelsFor(sql`t.kind`)} as channels) w
      where ${tellsBy(sql`w.channels`)}
      on conflict do nothing
      returning 1
    ), counted as (select count(*)::int as n from told)
    select n, case when n > 0 then ${waking(db)} end from counted`);
  return told?.n ?? 0;
}

const named = ({ type, id, ref, title }: NoticedObject) => ({
  object_type: type,
  object_id: id,
  object_ref: ref,
  object_title: title,
});

/** Tells people something, in the transaction of the act that gives the reason: it is told when that has committed, and never
 *  otherwise. One statement for all of them. */
export async function notify(
  db: TenantDb,
  { kind, to, object, link, words = {}, severity = 'info', not }: Notice,
): Promise<void> {
  const people = [...new Set(to)].filter((id) => id !== not);
  await tell(
    db,
    people.map((person_id) => ({ person_id, kind, object, link, words, severity, once: null })),
  );
}

/** Tells the owner of an account what became of how they sign in; a mail of its own says so as well. */
export const notifyOfSecurity = (
  db: TenantDb,
  personId: string,
  about:
    | 'password_changed'
    | 'factor_added'
    | 'factor_removed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'token_made'
    | 'feed_made',
  title = '',
): Promise<void> =>
  notify(db, {
    kind: 'security',
    to: [personId],
    object: { type: 'person', id: personId, ref: '', title },
    link: '/profile',
    words: { about },
    severity: 'warning',
  });
