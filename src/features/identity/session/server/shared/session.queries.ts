import { mayEnter } from '#platform/server/session/may-enter.ts';
import { timingSafeEqual } from 'node:crypto';
import { longestSession } from '#features/organisation/security/security.contract.ts';
import type { Actor, CallerType, DepartmentAccess, Language, Must } from '#platform/contract/access.ts';
import { editsWhole } from '#platform/contract/deciding.ts';
import type { Statement } from '#platform/server/database/database.ts';
import type { SessionCheck } from '#platform/server/http/enter.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import { whatComesFirst } from '#features/identity/person/server/shared/person.queries.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';
import { rowsAs } from '#platform/server/database/database.ts';

export interface CallerRow {
  session_id: string;
  org_id: string;
  person_id: string;
  first_name: string;
  last_name: string;
  type: CallerType;
  org_editor: boolean;
  locale: Language;
  timezone: string;
  license: string;
  deciders: number;
  self_approval: boolean;
  must: Must | null;
  proved_at: string;
  approved_at?: string | null;
  departments: { id: string; access: DepartmentAccess }[];
  stands_in_for: { id: string; name: string }[] | null;
}

interface SessionRow extends CallerRow {
  binding_hash: string | null;
  bound_at: string | null;
}

/** The longest that any session lives after the sign-in; its organisation may have it end sooner (security.contract.ts). */
export const absoluteMinutes = longestSession.session_hours * 60;
/** A session that no browser is bound to is shorter: its token alone is enough. */
export const unboundMinutes = 4 * 60;
export const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

const bindSession: Statement = {
  name: 'bind_session',
  text: 'update session set bound_at = $4 where org_id = $1 and id = $2 and binding_hash = $3 and bound_at is null',
};
/** Sessions whose cookie came back to this process: said to the database once, in a transaction before that of the call, which
 *  may be one that only reads. */
const bound = new Set<string>();
const mostRemembered = 10_000;

/** What a binding cookie looks like. */
export const bindingCookie = /^[\w-]{43}$/;

/** Of the person `p` of organisation `o`, as whom the row `s` lets somebody in: what an actor consists of. $1 is the organisation, $3 is
 *  now. */
export const callerColumns = `s.id as session_id, s.org_id, p.id as person_id, p.first_name, p.last_name, p.type, p.org_editor, p.locale, o.timezone, o.license, o.deciders, ${whatComesFirst} as must,
        o.security->>'self_approval' is not distinct from 'true' as self_approval,
        coalesce((select json_agg(json_build_object('id', d.id, 'access', m.access))
          from department_member m join department d on d.org_id = $1
            and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
          where m.org_id = $1 and m.person_id = s.person_id), '[]') as departments,
        case when p.named_stand_in then stood_in_for($1, p.id, p.type, ($3::timestamptz at time zone o.timezone)::date) end as stands_in_for`;
/** Nobody who was deactivated, no external auditor whose time is over, and nobody of an organisation that is not active. */
export const activeCaller = `join person p on p.org_id = s.org_id and p.id = s.person_id and ${mayEnter('$3')}
      join organisation o on o.org_id = s.org_id and o.status = 'active'`;

const checkSession: Statement = {
  name: 'check_session',
  text: `select ${callerColumns}, s.binding_hash, s.bound_at, coalesce(s.proved_at, s.created_at) as proved_at, s.approved_at
      from session s ${activeCaller}
      where s.org_id = $1 and s.id = $2 and s.ended_at is null and s.idle_ends_at > $3 and s.ends_at > $3`,
};

/** Who is calling, if their session lives: read on every call, in the trip that begins the transaction. */
export const sessionCheck: SessionCheck = {
  async bind(database, { org, sid }, cookie, now) {
    if (cookie === undefined || !bindingCookie.test(cookie)) return;
    const hash = hashOfSecret(cookie);
    // With the cookie: a wrong one binds nothing, and must not stand for the right one.
    const pair = `${sid} ${hash}`;
    if (bound.has(pair)) return;
    const opening = [{ statement: bindSession, values: [org, sid, hash, now.toISOString()] }];
    await database.inOrganisation(org, { now, unrecorded: true, opening }, async () => undefined);
    makeRoom(bound, mostRemembered);
    bound.add(pair);
  },
  question: ({ org, sid }, now) => ({ statement: checkSession, values: [org, sid, now.toISOString()] }),
  actor(row, cookie) {
    const [found] = rowsAs<SessionRow>(row && [row]);
    if (found === undefined) return undefined;
    if (
      found.binding_hash !== null &&
      (found.bound_at !== null || cookie !== undefined) &&
      !matches(cookie, found.binding_hash)
    )
      return undefined;
    return actorOf(found);
  },
};

const matches = (cookie: string | undefined, hash: string) =>
  cookie !== undefined && timingSafeEqual(Buffer.from(hashOfSecret(cookie)), Buffer.from(hash));

/** The actor of what `callerColumns` answered. */
export const actorOf = (row: CallerRow): Actor => {
  const flat = row.license === 'flat';
  return {
    id: row.person_id,
    org_id: row.org_id,
    session_id: row.session_id,
    name: `${row.first_name} ${row.last_name}`,
    type: row.type,
    org_editor: editsWhole(row, flat),
    locale: row.locale,
    timezone: row.timezone,
    flat,
    deciders: row.deciders,
    self_approval: row.self_approval,
    must: row.must ?? undefined,
    proved_at: row.proved_at,
    approved_at: row.approved_at ?? undefined,
    departments: row.departments,
    ...(row.stands_in_for !== null && { stands_in_for: row.stands_in_for }),
  };
};
