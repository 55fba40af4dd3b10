import { and, eq } from 'drizzle-orm';
import { one, ours } from '#platform/server/database/database.ts';
import { sessionTable } from '#platform/server/database/platform.table.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { securityOf } from '#features/organisation/security/server/shared/security.queries.ts';
import { findOwnData } from '#features/identity/person/server/shared/person.queries.ts';
import type * as contract from '../session-token.contract.ts';
import { later, seconds } from './shared/session.queries.ts';

/** Moves the idle end and issues a token that ends with it. */
export const renewToken =
  (tokens: AccessTokens) =>
  async ({ actor, inside }: WithoutTransaction<typeof contract.renewToken>) => {
    const { own, exp } = await inside({ unrecorded: true }, async ({ db }) => {
      const mine = and(ours(db, sessionTable), eq(sessionTable.id, actor.session_id));
      const idle = later(db.now, (await securityOf(db)).idle_minutes);
      const session = one(
        await db.update(sessionTable).set({ idle_ends_at: idle.toISOString() }).where(mine).returning(),
      );
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
