import { createHash } from 'node:crypto';
import type { $ZodType } from 'zod/v4/core';
import { type Endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { alreadyShown, keyReused } from '#platform/contract/refusal.ts';
import type { Claims } from '#platform/server/session/claims.ts';
import { canonical } from '#platform/server/log/act.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { refuse } from './refuse.ts';
import { rowsAs } from '#platform/server/database/database.ts';

// Two callers with one key: the second waits here until the first has committed, and then reads its answer.
const claim: Statement = {
  name: 'claim_idempotency_key',
  text: `insert into idempotency_key as k (org_id, person_id, key, request_hash, created_at) values ($1, $2, $3, $4, $5)
    on conflict (org_id, person_id, key) do update set request_hash = excluded.request_hash, reply = null, created_at = excluded.created_at
    where k.created_at < excluded.created_at - interval '24 hours' returning key`,
};
const recall: Statement = {
  name: 'recall_idempotency_key',
  text: 'select request_hash, reply from idempotency_key where org_id = $1 and person_id = $2 and key = $3',
};
const keep: Statement = {
  name: 'keep_idempotent_reply',
  text: 'update idempotency_key set reply = $4 where org_id = $1 and person_id = $2 and key = $3',
};

/** A call that counts once, however often it is sent. */
export interface KeyedRequest {
  key: string;
  hash: string;
  claims: Claims;
  /** Its reply shows a secret, and is not kept. */
  isShownOnce: boolean;
}

/** The call by its key, if it brought one and changes something. */
export function keyedRequest(
  endpoint: Endpoint,
  claims: Claims | undefined,
  { key, url, body }: { key: string | undefined; url: string; body: unknown },
): KeyedRequest | undefined {
  if (key === undefined || claims === undefined || endpoint.method !== 'POST' || endpoint.reads)
    return undefined;
  return {
    key: cutText(key, 200),
    hash: createHash('sha256')
      .update(`${url}\n${canonical(body ?? null)}`)
      .digest('hex'),
    claims,
    isShownOnce: showsOnce(endpoint),
  };
}

/** Travels with `begin`: claims the key and reads what it answered before, in the same trip. */
export const claiming = ({ key, hash, claims }: KeyedRequest, now: Date) => [
  { statement: claim, values: [claims.org, claims.sub, key, hash, now.toISOString()] },
  { statement: recall, values: [claims.org, claims.sub, key] },
];

/** The earlier answer to this key, if it was used before. One that showed a secret was not kept: the act is done, and that is said. */
export function earlierReply(
  keyed: KeyedRequest,
  [claimed, recalled]: readonly Record<string, unknown>[][],
): unknown {
  if (claimed?.length === 1) return undefined;
  const [earlier] = rowsAs<{ request_hash: string; reply: string }>(recalled);
  if (earlier?.request_hash !== keyed.hash) refuse(keyReused);
  if (keyed.isShownOnce) refuse(alreadyShown);
  return JSON.parse(earlier.reply);
}

/** Keeps the answer for whoever sends the call again, unless it is shown this once. */
export function keepReply(db: TenantDb, { key, claims, isShownOnce }: KeyedRequest, reply: unknown): void {
  if (!isShownOnce) db.atCommit.ask(keep, [db.org_id, claims.sub, key, JSON.stringify(reply)]);
}

/** Whether the reply of a call holds what is shown this once: it says so where it describes its reply. */
export function showsOnce({ response }: Endpoint): boolean {
  const found = known.get(response) ?? holds(response.item, new Set());
  known.set(response, found);
  return found;
}
const known = new WeakMap<Reply, boolean>();

function holds(schema: unknown, seen: Set<$ZodType>): boolean {
  if (!isSchema(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const parts = () => Object.values(schema._zod.def).flatMap(partsOf);
  return schema === shownOnce || parts().some((part) => holds(part, seen));
}

/** What a schema is made of, whatever its kind: one, several, or several by name. */
const partsOf = (part: unknown): unknown[] =>
  isSchema(part) || typeof part !== 'object' || part === null ? [part] : Object.values(part);

const isSchema = (part: unknown): part is $ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part;
