import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** What a token says: who, where, which sign-in. No names, no roles: the session row decides. */
export interface Claims {
  sub: string;
  org: string;
  sid: string;
  exp: number;
}

const issuer = 'plumbline';
const remembered = 10_000;

/** Everything secret is derived from the one SECRET_KEY; `purpose` keeps the keys apart. */
export const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'plumbline', purpose, 32));

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

  return {
    issue: ({ sub, org, sid, exp }: Claims): Promise<string> =>
      new SignJWT({ org, sid })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt()
        .setJti(crypto.randomUUID())
        .setExpirationTime(exp)
        .sign(privateKey),

    /** The claims of a token that is ours and has not ended; otherwise why not. */
    async check(token: string, now: Date): Promise<Claims | 'expired' | 'invalid'> {
      const known = checked.get(token);
      if (known !== undefined) return known.exp * 1000 > now.getTime() ? known : 'expired';
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer,
          audience: issuer,
          typ: 'at+jwt',
          algorithms: ['EdDSA'],
          currentDate: now,
        });
        const claims = payload as unknown as Claims;
        if (checked.size >= remembered) checked.delete(checked.keys().next().value as string);
        checked.set(token, claims);
        return claims;
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;
