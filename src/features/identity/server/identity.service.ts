import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { AccessTokens } from '#platform/server/access-token.ts';
import { changesBetween, record, type By } from '#platform/server/activity.ts';
import type { Attempts } from '#platform/server/attempts.ts';
import { one, ours, type TenantDb } from '#platform/server/database.ts';
import { personTable, sessionTable } from '#platform/server/platform.table.ts';
import { refuse } from '#platform/server/refuse.ts';
import type { OnItsOwn } from '#platform/server/serve.ts';
import { newId } from '#platform/server/new-id.ts';
import * as contract from '../identity.contract.ts';
import { screenMemoryTable } from './identity.table.ts';
import { findOwnData, findPersonToSignIn, thisPerson } from './identity.queries.ts';
import { passwordMatches } from './password.ts';
import { hashOf } from './session.queries.ts';

const idleMinutes = 30;
const absoluteHours = 12;
const bindingCookie = /^[\w-]{43}$/;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** One answer for every failure, with the same work behind it (security 5.4). */
export const signIn =
  (tokens: AccessTokens, attempts: Attempts) =>
  async ({ body, inside, org, request, reply, by }: OnItsOwn<typeof contract.signIn>) => {
    const email = body.email.trim().toLowerCase();
    const trier = { account: `${org?.id} ${email}`, network: request.network };
    await attempts.takeTurn(trier);
    const found = await inside({ readOnly: true }, (db) => findPersonToSignIn(db, email));
    if (!(await passwordMatches(body.password, found?.password_hash)) || found === undefined) {
      await attempts.failed(trier);
      return refuse(contract.wrongCredentials);
    }
    await attempts.succeeded(trier);
    const binding =
      request.header('x-session-binding') === '1' ? bindingOf(request.cookie('bind')) : undefined;
    const session = await inside({}, async (db) => {
      const opened = await openSession(db, found.id, {
        binding,
        agent: request.header('user-agent')?.slice(0, 300),
      });
      await db
        .update(personTable)
        .set({ last_login_at: db.now.toISOString() })
        .where(thisPerson(db, found.id));
      const own = await findOwnData(db, found.id);
      record(
        db,
        { ...by, id: found.id, name: `${own.first_name} ${own.last_name}` },
        { action: 'person.signed_in', objects: { type: 'person', id: found.id } },
      );
      return { ...opened, own };
    });
    if (binding !== undefined) {
      const secure = request.secure;
      reply.header(
        'set-cookie',
        `${secure ? '__Host-' : ''}bind=${binding}; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200${secure ? '; Secure' : ''}`,
      );
    }
    return {
      ...session.own,
      token: await tokens.issue({ sub: found.id, org: org?.id ?? '', sid: session.id, exp: session.exp }),
    };
  };

/** A browser has one binding for all its tabs; a caller that never asked for one has none. */
const bindingOf = (cookie: string | undefined) =>
  cookie !== undefined && bindingCookie.test(cookie) ? cookie : randomBytes(32).toString('base64url');

async function openSession(
  db: TenantDb,
  personId: string,
  { binding, agent }: { binding: string | undefined; agent: string | undefined },
) {
  const idle = later(db.now, idleMinutes);
  const row = one(
    await db
      .insert(sessionTable)
      .values({
        id: newId(db.now),
        person_id: personId,
        created_at: db.now.toISOString(),
        idle_ends_at: idle.toISOString(),
        ends_at: later(db.now, absoluteHours * 60).toISOString(),
        binding_hash: binding === undefined ? null : hashOf(binding),
        agent: agent ?? null,
      })
      .returning({ id: sessionTable.id }),
  );
  return { id: row.id, exp: seconds(idle) };
}

/** Ends the session at once, for every token that was issued to it. */
export async function signOut(db: TenantDb, actor: Actor, by: By) {
  await db
    .update(sessionTable)
    .set({ ended_at: db.now.toISOString() })
    .where(and(ours(db, sessionTable), eq(sessionTable.id, actor.session_id)));
  record(db, by, { action: 'person.signed_out', objects: { type: 'person', id: actor.id } });
  return { signed_out: true };
}

/** Moves the idle end and issues a token that ends with it; from the first cookie that came back, the binding counts. */
export const renewToken =
  (tokens: AccessTokens) =>
  async ({ actor, inside, request }: OnItsOwn<typeof contract.renewToken>) => {
    const cookie = request.cookie('bind');
    const { own, exp } = await inside({ unrecorded: true }, async (db) => {
      const mine = and(ours(db, sessionTable), eq(sessionTable.id, actor.session_id));
      const idle = later(db.now, idleMinutes);
      const session = one(
        await db.update(sessionTable).set({ idle_ends_at: idle.toISOString() }).where(mine).returning(),
      );
      if (cookie !== undefined && session.binding_hash !== null) {
        await db
          .update(sessionTable)
          .set({ bound_at: db.now.toISOString() })
          .where(and(mine, isNull(sessionTable.bound_at)));
      }
      return {
        own: await findOwnData(db, actor.id),
        exp: Math.min(seconds(idle), seconds(new Date(session.ends_at))),
      };
    });
    return {
      user: own,
      access_token: await tokens.issue({ sub: actor.id, org: actor.org_id, sid: actor.session_id, exp }),
    };
  };

/** Own names, picture, language, shortcuts and shell settings; nothing that decides rights. */
export async function changePreferences(
  db: TenantDb,
  actor: Actor,
  by: By,
  changed: Partial<contract.Preferences>,
) {
  const before = one(await db.select().from(personTable).where(thisPerson(db, actor.id)).for('update'));
  const changes = changesBetween(before, changed);
  if (changes.length > 0) {
    await db
      .update(personTable)
      .set({
        ...changed,
        version: before.version + 1,
        updated_at: db.now.toISOString(),
        updated_by: actor.id,
      })
      .where(thisPerson(db, actor.id));
    record(db, by, {
      action: 'person.preferences_changed',
      objects: { type: 'person', id: actor.id },
      changes,
    });
  }
  return { user: await findOwnData(db, actor.id) };
}

export async function rememberScreen(
  db: TenantDb,
  actor: Actor,
  by: By,
  screen: string,
  content: Record<string, unknown>,
) {
  await db
    .insert(screenMemoryTable)
    .values({ person_id: actor.id, screen, content })
    .onConflictDoUpdate({
      target: [screenMemoryTable.org_id, screenMemoryTable.person_id, screenMemoryTable.screen],
      set: { content },
    });
  record(db, by, { action: 'screen.remembered', objects: { type: 'person', id: actor.id }, note: screen });
  return content;
}
