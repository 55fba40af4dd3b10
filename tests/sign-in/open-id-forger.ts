import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { clientId, clientSecret } from './open-id-provider.ts';

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [published, encrypting, stranger] = [rsa(), rsa(), rsa()];
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

/** What a provider publishes: two keys that it signs with, and one that is for other things. */
export const publishedKeys: readonly object[] = [
  { ...published.publicKey.export({ format: 'jwk' }), kid: 'published', use: 'sig', alg: 'RS256' },
  { ...curve.publicKey.export({ format: 'jwk' }), kid: 'curve', use: 'sig', alg: 'ES256' },
  { ...encrypting.publicKey.export({ format: 'jwk' }), kid: 'encrypting', use: 'enc' },
];

type Claims = Record<string, unknown>;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const honestHeader = { alg: 'RS256', kid: 'published', typ: 'JWT' };

/** An ID token with this head, over whose bytes `signature` says something. */
function tokenOf(header: object, claims: Claims, signature: (said: Buffer) => Buffer): string {
  const said = `${encoded(header)}.${encoded(claims)}`;
  return `${said}.${signature(Buffer.from(said)).toString('base64url')}`;
}
const by = (key: KeyObject) => (said: Buffer) => sign('sha256', said, key);
const byCurve = (said: Buffer) => sign('sha256', said, { key: curve.privateKey, dsaEncoding: 'ieee-p1363' });
const byHmac = (secret: string) => (said: Buffer) => createHmac('sha256', secret).update(said).digest();
const byNobody = () => Buffer.alloc(0);
const honest = (claims: Claims): string => tokenOf(honestHeader, claims, by(published.privateKey));
const strangers = stranger.publicKey.export({ format: 'jwk' });

const lacking = (name: string, claims: Claims): Claims => ({ ...claims, [name]: undefined });

/** What the token endpoint answers in the place of an honest ID token, or nothing. */
export type Forgery = (claims: Claims) => string | undefined;

/** ID tokens that a provider would send. */
export const honestTokens: Record<string, Forgery> = {
  'of a published key': honest,
  'of a published key on a curve': (claims) => tokenOf({ alg: 'ES256', kid: 'curve' }, claims, byCurve),
  'for us among others, given to us': (claims) =>
    honest({ ...claims, aud: [clientId, 'another'], azp: clientId }),
  'of a clock that is fifty seconds late': (claims) => honest({ ...claims, exp: secondsFromNow(-50) }),
};

/** ID tokens by what their signature is: each says what an honest one does. */
export const forgedSignatures: Record<string, Forgery> = {
  'of a key that is not published': (claims) => tokenOf({ alg: 'RS256' }, claims, by(stranger.privateKey)),
  'of such a key under the name of a published one': (claims) =>
    tokenOf(honestHeader, claims, by(stranger.privateKey)),
  'of such a key under a name that is not published': (claims) =>
    tokenOf({ ...honestHeader, kid: 'unknown' }, claims, by(stranger.privateKey)),
  'of such a key that comes along': (claims) =>
    tokenOf({ ...honestHeader, jwk: strangers }, claims, by(stranger.privateKey)),
  'of such a key behind an address that comes along': (claims) =>
    tokenOf({ ...honestHeader, kid: 'stranger', jku: strangersAddress }, claims, by(stranger.privateKey)),
  'of a published key under a name that is not published': (claims) =>
    tokenOf({ ...honestHeader, kid: 'unknown' }, claims, by(published.privateKey)),
  'of the published key that is for other things': (claims) =>
    tokenOf({ ...honestHeader, kid: 'encrypting' }, claims, by(encrypting.privateKey)),
  'of a published key by another algorithm than it is for': (claims) =>
    tokenOf({ ...honestHeader, alg: 'RS512' }, claims, (said) => sign('sha512', said, published.privateKey)),
  'of no algorithm': (claims) => tokenOf({ alg: 'none' }, claims, byNobody),
  'of no algorithm, in other letters': (claims) =>
    tokenOf({ ...honestHeader, alg: 'nOnE' }, claims, byNobody),
  'of no algorithm, with a signature': (claims) =>
    tokenOf({ ...honestHeader, alg: 'none' }, claims, by(stranger.privateKey)),
  'of the public key as a secret': (claims) =>
    tokenOf({ ...honestHeader, alg: 'HS256' }, claims, byHmac(pemOf(published.publicKey))),
  'of the client’s secret': (claims) => tokenOf({ alg: 'HS256' }, claims, byHmac(clientSecret)),
  'of an empty secret': (claims) => tokenOf({ alg: 'HS256' }, claims, byHmac('')),
  'of nothing': (claims) => tokenOf(honestHeader, claims, byNobody),
  'of zeros on a curve': (claims) => tokenOf({ alg: 'ES256', kid: 'curve' }, claims, () => Buffer.alloc(64)),
  'over other words': (claims) => {
    const [head, , signature] = honest({ ...claims, sub: 'somebody else' }).split('.');
    return `${head}.${encoded(claims)}.${signature}`;
  },
  'under a head that was changed after it was signed': (claims) => {
    const [, said, signature] = honest(claims).split('.');
    return `${encoded({ ...honestHeader, typ: 'other' })}.${said}.${signature}`;
  },
};

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const saying =
  (more: Claims): Forgery =>
  (claims) =>
    honest({ ...claims, ...more });
const without =
  (name: string): Forgery =>
  (claims) =>
    honest(lacking(name, claims));

/** ID tokens that are signed as they should be, and say what does not count. */
export const forgedClaims: Record<string, Forgery> = {
  'of another issuer': saying({ iss: 'https://elsewhere.example' }),
  'of no issuer': without('iss'),
  'for another client': saying({ aud: 'another' }),
  'for nobody': without('aud'),
  'for us among others, given to another': saying({ aud: [clientId, 'another'], azp: 'another' }),
  'that has expired': (claims) => honest({ ...claims, exp: secondsFromNow(-70) }),
  'without an end': without('exp'),
  'whose end is a word': saying({ exp: '9999999999' }),
  'that does not count yet': (claims) => honest({ ...claims, nbf: secondsFromNow(300) }),
  'to another request': saying({ nonce: 'another' }),
  'to no request': without('nonce'),
  'about nobody': without('sub'),
  'about an empty name': saying({ sub: '' }),
  'about a number': saying({ sub: 7 }),
  'that wants to be understood': (claims) =>
    tokenOf({ ...honestHeader, crit: ['more'], more: 1 }, claims, by(published.privateKey)),
  'that is encrypted': () => 'a.b.c.d.e',
  'that is none': () => 'none',
  'that is not there': () => undefined,
};

/** What the provider says of somebody beside their ID token, and that it says so unsigned or signed. */
export type UserInfo = (claims: Claims) => object | string;

export const honestUserInfo: Record<string, UserInfo> = {
  'unsigned, from its own address': (claims) => claims,
  'signed by a published key': honest,
};

export const forgedUserInfo: Record<string, UserInfo> = {
  'of somebody else': (claims) => ({ ...claims, sub: 'somebody else' }),
  'of nobody': (claims) => lacking('sub', claims),
  'signed by a key that is not published': (claims) => tokenOf(honestHeader, claims, by(stranger.privateKey)),
  'signed by no algorithm': (claims) => tokenOf({ alg: 'none' }, claims, byNobody),
};

export const forgedTokens = { ...forgedSignatures, ...forgedClaims };
const strangersAddress = 'https://elsewhere.example/keys';

/** A provider of OpenID Connect on this machine whose ID tokens are of the attacker's own making. Nobody signs in there: a browser
 *  comes back from it at once. */
export async function startForger({
  supports = ['RS256', 'ES256', 'RS512', 'HS256', 'none'],
  publishes = publishedKeys,
}: { supports?: string[]; publishes?: readonly object[] } = {}) {
  /** What is answered for a code. */
  const promised = new Map<string, { token: string | undefined; userInfo: object | string }>();
  const server = createServer(async (request, reply) => {
    const say = (body: object) =>
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return say({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: supports,
        userinfo_signing_alg_values_supported: supports,
      });
    if (request.url === '/keys') return say({ keys: publishes });
    if (request.url === '/userinfo') {
      const { userInfo = {} } =
        promised.get(request.headers.authorization?.slice('Bearer '.length) ?? '') ?? {};
      return typeof userInfo === 'string'
        ? reply.setHeader('content-type', 'application/jwt').end(userInfo)
        : say(userInfo);
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const code = new URLSearchParams(Buffer.concat(parts).toString()).get('code') ?? '';
    say({ access_token: code, token_type: 'Bearer', id_token: promised.get(code)?.token });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    issuer,
    /** Where the browser comes back to from the address it was sent to, as somebody with this mail address. */
    sendsBack(address: string, email: string, forgery: Forgery, told?: UserInfo): URL {
      const { searchParams } = new URL(address);
      const code = crypto.randomUUID();
      const iat = secondsFromNow(0);
      const who = { email, email_verified: true };
      const claims = { iss: issuer, aud: clientId, iat, exp: iat + 300, sub: email };
      const nonce = searchParams.get('nonce');
      // Where the token says nothing of their address, the provider is asked for it.
      promised.set(code, {
        token: forgery({ ...claims, nonce, ...(told === undefined && who) }),
        userInfo: told?.({ ...claims, ...who }) ?? {},
      });
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return back;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
