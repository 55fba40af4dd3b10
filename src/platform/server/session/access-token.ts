import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { jwtVerify } from 'jose';
import { secretFrom } from './random-secret.ts';
import { apiTokenPrefix, apiTokens, feedTokenPrefix } from './api-token.ts';
import type { Claims } from './claims.ts';
import { codeOf } from '#platform/server/process/thrown.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

const issuer = 'plumbline';
const remembered = 10_000;

/** Everything secret is derived from the one SECRET_KEY; `purpose` keeps the keys apart. */
export const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'plumbline', purpose, 32));

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = encoded({ alg: 'EdDSA', typ: 'at+jwt' });

/** Signs and checks access tokens (EdDSA). A token that was checked is remembered until it ends: the session row is read anyway. */
export function accessTokens(secret: string) {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex'); // PKCS #8 of an Ed25519 seed
  const privateKey = createPrivateKey({
    key: Buffer.concat([prefix, derive(secret, 'access-token')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const checked = new Map<string, Claims>();
  const forPrograms = apiTokens(derive(secret, 'api-token'), apiTokenPrefix);

  return {
    // Signed at once: WebCrypto, which the library signs with, sends so short a text through its thread pool, behind the hashes.
    issue({ sub, org, sid, exp }: Claims): Secret {
      const iat = Math.floor(Date.now() / 1000);
      const jti = crypto.randomUUID();
      const said = `${header}.${encoded({ iss: issuer, aud: issuer, sub, org, sid, jti, iat, exp })}`;
      return secretFrom(`${said}.${sign(null, Buffer.from(said), privateKey).toString('base64url')}`);
    },

    issueApiToken: forPrograms.issue,

    /** Those in addresses for calendar programs: they open nothing but what their address answers. */
    ofFeeds: apiTokens(derive(secret, 'feed-token'), feedTokenPrefix),

    /** The claims of a token that is ours and has not ended; otherwise why not. */
    async check(token: string, now: Date): Promise<Claims | 'expired' | 'invalid'> {
      if (forPrograms.isOne(token)) return forPrograms.check(token, now) ?? 'invalid';
      const known = checked.get(token);
      if (known !== undefined) return known.exp * 1000 > now.getTime() ? known : 'expired';
      try {
        const { payload } = await jwtVerify<Claims>(token, publicKey, {
          issuer,
          audience: issuer,
          typ: 'at+jwt',
          algorithms: ['EdDSA'],
          currentDate: now,
        });
        const claims: Claims = payload;
        makeRoom(checked, remembered);
        checked.set(token, claims);
        return claims;
      } catch (error) {
        return codeOf(error) === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;
