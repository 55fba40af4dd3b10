import assert from 'node:assert/strict';
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { revealed } from '#platform/server/session/random-secret.ts';
import { accessTokens, derive } from '#platform/server/session/access-token.ts';
import { secret, type World } from '#tests/world/world.ts';

type Claims = Parameters<ReturnType<typeof accessTokens>['issue']>[0];

const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()) as Claims;

/** The product's own key, which nobody else has. */
const key = createPrivateKey({
  key: Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    derive(secret, 'access-token'),
  ]),
  format: 'der',
  type: 'pkcs8',
});
const stranger = generateKeyPairSync('ed25519');
const signedBy = (by: typeof key, head: object, said: object) => {
  const text = `${written(head)}.${written(said)}`;
  return `${text}.${sign(null, Buffer.from(text), by).toString('base64url')}`;
};
const plain = { alg: 'EdDSA', typ: 'at+jwt' };
/** By the public key as if it were a secret. */
function signedAsBySecret(said: object): string {
  const text = `${written({ ...plain, alg: 'HS256' })}.${written(said)}`;
  const known = createPublicKey(key).export({ format: 'pem', type: 'spki' });
  return `${text}.${createHmac('sha256', known).update(text).digest('base64url')}`;
}

/** Tokens that open nothing, by what is wrong with them: of the Admin of one organisation, beside another one and somebody else. */
export function worthlessTokens(here: World, there: World, other: string): Record<string, string> {
  const genuine = here.admin.token;
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  const claims = claimsOf(genuine);
  assert.equal(signedBy(key, plain, claims), genuine, 'what is signed here would count');
  const issued = (claim: object, by = secret) => revealed(accessTokens(by).issue({ ...claims, ...claim }));
  const soon = Math.floor(Date.now() / 1000) + 600;
  const live = { ...claims, exp: soon };
  return {
    "of another organisation's Admin": there.admin.token,
    'with another signature': `${header}.${payload}.${signature.slice(0, 20)}${signature[20] === 'A' ? 'B' : 'A'}${signature.slice(21)}`,
    'with another person in it': `${header}.${written({ ...claims, sub: other })}.${signature}`,
    'that nobody signed': `${written({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    'signed with what everybody knows': signedAsBySecret(live),
    'that brings its own key along': signedBy(
      stranger.privateKey,
      { ...plain, jwk: stranger.publicKey.export({ format: 'jwk' }), jku: 'https://evil.example/keys' },
      live,
    ),
    'of another kind': signedBy(key, { ...plain, typ: 'JWT' }, live),
    'for somebody else': signedBy(key, plain, { ...live, aud: 'another' }),
    'of somebody else': signedBy(key, plain, { ...live, iss: 'another' }),
    'that is not good yet': signedBy(key, plain, { ...live, nbf: soon }),
    'signed with another key': issued({ exp: soon }, 'another secret of nobody'),
    'that has expired': issued({ exp: soon - 3600 }),
    'of a session that is not there': issued({ sid: crypto.randomUUID(), exp: soon }),
    'of a session of another organisation': issued({ sid: claimsOf(there.admin.token).sid, exp: soon }),
  };
}
