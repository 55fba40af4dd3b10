import type { Statement } from '#platform/server/database/database.ts';
import type { SessionCheck } from '#platform/server/http/enter.ts';
import { whatComesFirst } from '#features/identity/person/server/shared/person.queries.ts';
import {
  activeCaller,
  actorOf,
  callerColumns,
  sessionCheck,
  type CallerRow,
} from '#features/identity/session/server/shared/session.queries.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';
import { one } from '#platform/server/database/database.ts';
import { rowsAs } from '#platform/server/database/database.ts';

interface TokenRow extends CallerRow {
  scopes: string[];
}

/** Whom a token lets in. Nobody who has to set a password or add a second factor first, and never with a proof: that is for people. */
const checkToken: Statement = {
  name: 'check_api_token',
  text: `select ${callerColumns}, s.scopes, to_timestamp(0) as proved_at from api_token s ${activeCaller}
    where s.org_id = $1 and s.token_hash = $2 and s.expires_at > $3 and p.type <> 'Auditor' and (${whatComesFirst}) is null`,
};

const noteUse: Statement = {
  name: 'note_api_token_use',
  text: `update api_token set last_used_at = $3 where org_id = $1 and token_hash = $2 and expires_at > $3
    and (last_used_at is null or last_used_at <= $3::timestamptz - interval '1 hour')`,
};
const hour = 3_600_000;
const mostRemembered = 10_000;
/** When this process last said of a token that it is used: once an hour, in a transaction before that of the call. */
const noted = new Map<string, number>();

/** Who is calling: by the session of their sign-in, or by one of their API tokens. */
export const callerCheck: SessionCheck = {
  question: (claims, now) =>
    claims.token_hash === undefined
      ? sessionCheck.question(claims, now)
      : { statement: checkToken, values: [claims.org, claims.token_hash, now.toISOString()] },

  actor(row, cookie, now) {
    if (row === undefined || !('scopes' in row)) return sessionCheck.actor(row, cookie, now);
    const found = one(rowsAs<TokenRow>([row]));
    return { ...actorOf(found), scopes: found.scopes };
  },

  async bind(database, claims, cookie, now) {
    const { org, token_hash } = claims;
    if (token_hash === undefined) return sessionCheck.bind(database, claims, cookie, now);
    const since = now.getTime() - (noted.get(token_hash) ?? -Infinity);
    if (since >= 0 && since < hour) return;
    const opening = [{ statement: noteUse, values: [org, token_hash, now.toISOString()] }];
    await database.inOrganisation(org, { now, unrecorded: true, opening }, async () => undefined);
    noted.delete(token_hash);
    makeRoom(noted, mostRemembered);
    noted.set(token_hash, now.getTime());
  },
};
