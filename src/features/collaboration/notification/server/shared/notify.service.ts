import { SQL, sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId, newIdOfRow } from '#platform/server/database/new-id.ts';
import type { NoticeKind, Severity } from '../../notice-kind.contract.ts';
import { unmutable, usualChannels } from '../../notification.rules.ts';

/** What people are told. */
export interface Notice {
  kind: NoticeKind;
  /** Ids of people, or what selects them as `id`; those who are no active members are passed over, and so is whoever turned the kind
   *  off. */
  to: readonly string[] | SQL;
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

/** What counts of notices and their mails follow. */
export const noticed = 'notification';

/** How the person `p` wants to be told of a kind: an object of `in_app` and `mail`. */
export const channelsFor = (kind: SQL): SQL => {
  const usual = sql`${JSON.stringify(usualChannels)}::jsonb -> ${kind}`;
  return sql`case when ${kind} = any (${sql.param(unmutable)}::text[]) then ${usual}
    else coalesce((select c.channels -> ${kind} from notification_preference c where c.org_id = p.org_id and c.person_id = p.id), ${usual}) end`;
};
/** Whether such channels tell anything at all. */
export const hasAnyChannel = (channels: SQL): SQL =>
  sql`((${channels} ->> 'in_app')::boolean or ${channels} ->> 'mail' <> 'none')`;

/** Writes down what people are told, as far as they want to be: what `told` selects. */
const telling = (
  db: TenantDb,
  told: SQL,
): SQL => sql`insert into notification (org_id, id, person_id, kind, severity, object_type, object_id, object_ref, object_title, link, words, once, in_app, mail, created_at)
      select p.org_id, t.id, p.id, t.kind, t.severity, t.object_type, t.object_id, t.object_ref, t.object_title, t.link, t.words, t.once,
        (w.channels ->> 'in_app')::boolean, nullif(w.channels ->> 'mail', 'none'), ${db.now.toISOString()}::timestamptz
      from (${told}) t
      join person p on p.org_id = ${db.org_id} and p.id = t.person_id and p.status = 'active'
      cross join lateral (select ${channelsFor(sql`t.kind`)} as channels offset 0) w
      where ${hasAnyChannel(sql`w.channels`)}
      on conflict do nothing`;

const columns = sql.raw(`id uuid, person_id uuid, kind text, severity text, object_type text, object_id uuid,
        object_ref text, object_title text, link text, words jsonb, once text`);

/** What a transaction tells people, until it commits. */
interface Untold {
  rows: object[];
  found: SQL[];
}
const untold = new WeakMap<TenantDb, Untold>();

/** One statement tells everybody who is named, and those of the first selection; others are rare, and have one each. */
function statementsOf(db: TenantDb, { rows, found: [first, ...others] }: Untold): SQL[] {
  const byName =
    rows.length === 0
      ? []
      : [sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (${columns})`];
  const together = [...byName, ...(first === undefined ? [] : [first])];
  return [sql.join(together, sql` union all `), ...others].map((told) => telling(db, told));
}

/** What is told with the commit of this transaction. */
function toTell(db: TenantDb): Untold {
  const before = untold.get(db);
  if (before !== undefined) return before;
  const begun = { rows: [], found: [] };
  untold.set(db, begun);
  db.atCommit.compose(() => statementsOf(db, begun));
  db.tell(noticed);
  return begun;
}

/** Tells each of these people something of their own; with the commit, as `notify` does. */
export function tell(db: TenantDb, rows: readonly ToldRow[]): void {
  if (rows.length === 0) return;
  toTell(db).rows.push(
    ...rows.map(({ object, ...row }) => ({ ...row, id: newId(db.now), ...named(object) })),
  );
}

const named = ({ type, id, ref, title }: NoticedObject) => ({
  object_type: type,
  object_id: id,
  object_ref: ref,
  object_title: title,
});

/** Tells people something, in the transaction of the act that gives the reason: it is told when that has committed, and never
 *  otherwise. One statement for all that a transaction tells, in the trip of its commit. */
export function notify(
  db: TenantDb,
  { to, object, words = {}, severity = 'info', not, kind, link }: Notice,
): void {
  const said = { kind, link, words, severity, once: null };
  if (to instanceof SQL) {
    const one = JSON.stringify({ ...said, ...named(object) });
    const found = sql`select ${newIdOfRow(db.now)} as id, f.id as person_id, r.kind, r.severity, r.object_type, r.object_id, r.object_ref, r.object_title, r.link, r.words, r.once
      from (${to}) f cross join jsonb_to_record(${one}::jsonb) r (${columns}) where f.id is distinct from ${not ?? null}::uuid`;
    toTell(db).found.push(found);
    return;
  }
  const people = [...new Set(to)].filter((id) => id !== not);
  tell(
    db,
    people.map((person_id) => ({ person_id, object, ...said })),
  );
}

/** Tells the owner of an account what became of how they sign in; a mail of its own says so as well. */
export const notifyOfSecurity = (
  db: TenantDb,
  personId: string,
  about:
    | 'address_changed'
    | 'password_changed'
    | 'factor_added'
    | 'factor_removed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'token_made'
    | 'feed_made',
  title = '',
): void =>
  notify(db, {
    kind: 'security',
    to: [personId],
    object: { type: 'person', id: personId, ref: '', title },
    link: '/profile',
    words: { about },
    severity: 'warning',
  });
