import { createHash } from 'node:crypto';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { keyReused } from '#platform/contract/refusal.ts';
import type { Claims } from '#platform/server/session/claims.ts';
import { canonical } from '#platform/server/log/act.ts';
import type { Statement, TenantDb } from '#platform/server/database/database.ts';
import { refuse } from './refuse.ts';

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

export interface KeyedRequest {
  key: string;
  hash: string;
}

export const keyedRequest = (key: string, path: string, body: unknown): KeyedRequest => ({
  key: cutText(key, 200),
  hash: createHash('sha256')
    .update(`${path}\n${canonical(body ?? null)}`)
    .digest('hex'),
});

/** Travels with `begin`: claims the key and reads what it answered before, in the same trip. */
export const claiming = ({ key, hash }: KeyedRequest, claims: Claims, now: Date) => [
  { statement: claim, values: [claims.org, claims.sub, key, hash, now.toISOString()] },
  { statement: recall, values: [claims.org, claims.sub, key] },
];

/** The earlier answer to this key, if it was used before. */
export function earlierReply(
  keyed: KeyedRequest,
  [claimed, recalled]: readonly Record<string, unknown>[][],
): unknown {
  if (claimed?.length === 1) return undefined;
  const earlier = recalled?.[0] as { request_hash: string; reply: string } | undefined;
  if (earlier?.request_hash !== keyed.hash) refuse(keyReused);
  return JSON.parse(earlier.reply);
}

export const keepReply = (db: TenantDb, { key }: KeyedRequest, { sub }: Claims, reply: unknown): void =>
  db.atCommit.ask(keep, [db.org_id, sub, key, JSON.stringify(reply)]);
