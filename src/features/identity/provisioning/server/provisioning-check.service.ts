import type { Database, Statement } from '#platform/server/database/database.ts';
import type { DirectoryCheck } from '#platform/server/http/enter.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import { refuseSignIn } from '#platform/server/http/request-facts.ts';
import { perMinute } from '#platform/server/limits/per-minute.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

const useToken: Statement = {
  name: 'use_provisioning_token',
  text: `update provisioning_token set last_used_at = $3 where org_id = $1 and token_hash = $2 and revoked_at is null
    returning name`,
};

/** Calls that one organisation's directory may make in a minute. */
const callsPerMinute = 1200;
const mostRemembered = 10_000;

interface Needed {
  database: Pick<Database, 'inOrganisation'>;
  throttle: Throttle;
  clock: () => Date;
  /** Tokens that count for nothing and that one network may try in a minute, at each process. */
  directoryFailuresPerMinute: number;
}

/** Asks for the token of a directory before anything of the call is read. A network that tried too many is refused before the database is
 *  asked; a directory there that was let in before goes on: what others do in its network does not keep it out. */
export function directoryCheck({
  database,
  throttle,
  clock,
  directoryFailuresPerMinute,
}: Needed): DirectoryCheck {
  const failures = perMinute(directoryFailuresPerMinute, () => clock().getTime());
  const letIn = new Set<string>();
  return async ({ org, token, network, now }) => {
    const hash = hashOfSecret(token);
    const known = `${org} ${hash}`;
    if (!letIn.has(known)) failures.expectRoom(network);
    const [used] = await database.inOrganisation(org, { now, unrecorded: true }, (db) =>
      db.ask<{ name: string }>(useToken, [org, hash, now.toISOString()]),
    );
    if (used === undefined) {
      letIn.delete(known);
      noteReason('directory_token_unknown');
      failures.count(network);
      return refuseSignIn('invalid');
    }
    makeRoom(letIn, mostRemembered);
    letIn.add(known);
    await throttle.count([{ name: `directory ${org}`, most: callsPerMinute, seconds: 60 }]);
    return used.name;
  };
}
