import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { AccessTokens } from '#platform/server/access-token.ts';
import { changesBetween, record, type By } from '#platform/server/activity.ts';
import { one, ours, type TenantDb } from '#platform/server/database.ts';
import { personTable, sessionTable } from '#platform/server/platform.table.ts';
import type { OnItsOwn } from '#platform/server/serve.ts';
import type * as contract from '../identity.contract.ts';
import { screenMemoryTable } from './identity.table.ts';
import { findOwnData, thisPerson } from './identity.queries.ts';
import { idleMinutes, later, seconds } from './session.queries.ts';

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
      access_token: tokens.issue({ sub: actor.id, org: actor.org_id, sid: actor.session_id, exp }),
    };
  };

/** Own names, language, shortcuts and shell settings; nothing that decides rights. */
export async function changePreferences(
  db: TenantDb,
  actor: Actor,
  by: By,
  changed: Partial<contract.OwnChoices>,
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
