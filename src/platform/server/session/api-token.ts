import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashOfSecret, newSecret, revealed, secretFrom } from './random-secret.ts';
import type { Claims } from './claims.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

/** What every API token starts with, so that people and scanners of leaked secrets know it. */
export const apiTokenPrefix = 'plt_';

/** Bytes of an organisation's id, of a person's, of the secret, and of the seal over the three. */
const size = { id: 16, secret: 32, seal: 16 };
const sealed = size.id * 2 + size.secret;
const remembered = 10_000;
/** Milliseconds for which one that opened nothing is refused unasked: whoever floods with a revoked token spends nobody's budget of calls. */
const refusedFor = 60_000;

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What the token in an address for calendar programs starts with. */
export const feedTokenPrefix = 'plf_';

/** Makes and reads the tokens of programs, of the kind that starts so. One says whose it is, under a seal: so calls are counted, and what nobody issued is refused,
 *  before the database is asked. Its row alone decides what it opens, and until when. */
export function apiTokens(key: Buffer, prefix: string) {
  const sealOf = (content: Buffer) =>
    createHmac('sha256', key).update(content).digest().subarray(0, size.seal);
  const known = new Map<string, Claims>();
  return {
    isOne: (token: string): boolean => token.startsWith(prefix),

    /** A new token of this person, and what is stored of it. */
    issue({ org, sub }: Pick<Claims, 'org' | 'sub'>): { token: Secret; hash: string } {
      const content = Buffer.concat([
        bytesOf(org),
        bytesOf(sub),
        Buffer.from(revealed(newSecret()), 'base64url'),
      ]);
      const token = secretFrom(prefix + Buffer.concat([content, sealOf(content)]).toString('base64url'));
      return { token, hash: hashOfSecret(token) };
    },

    /** Whose token it is; nobody's, unless we issued it. */
    check(token: string, now: Date): Claims | undefined {
      const claims = known.get(token) ?? claimsOf(token);
      const since = now.getTime() - (claims?.refused_at ?? -Infinity);
      return since >= 0 && since < refusedFor ? undefined : claims;
    },
  };

  function claimsOf(token: string): Claims | undefined {
    const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
    if (bytes.length !== sealed + size.seal) return undefined;
    const content = bytes.subarray(0, sealed);
    if (!timingSafeEqual(sealOf(content), bytes.subarray(sealed))) return undefined;
    const [org, sub] = [idOf(content.subarray(0, size.id)), idOf(content.subarray(size.id, size.id * 2))];
    const hash = hashOfSecret(token);
    const claims: Claims = { org, sub, sid: hash, exp: Infinity, token_hash: hash };
    makeRoom(known, remembered);
    known.set(token, claims);
    return claims;
  }
}
