import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line } from '#platform/contract/wording.ts';

export const tooManyTokens = refusal('too_many_tokens', 422);

/** How many one person may have, and for how many days one opens anything at most. */
export const mostTokens = 20;
export const mostDays = 365;

/** What tokens open, by the area of a call (`areaOf`), and how far. Calls about anything else, such as credentials, sessions,
 *  security or the organisation itself, are for people who are signed in. */
export const tokenAreas = {
  risk: ['read', 'write'],
  maturity: ['read', 'write'],
  board: ['read', 'write'],
  comment: ['read', 'write'],
  // Who may do what is decided by people.
  member: ['read'],
  department: ['read'],
  activity: ['read'],
  job: ['read', 'write'],
} as const;
export type TokenArea = keyof typeof tokenAreas;
export type TokenScope = { [A in TokenArea]: `${A}:${(typeof tokenAreas)[A][number]}` }[TokenArea];
export const tokenScopes = Object.entries(tokenAreas).flatMap(([area, uses]) =>
  uses.map((use) => `${area}:${use}` as TokenScope),
);

const scopes = z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length);

export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** To the hour. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

const endpoint = endpointsAbout('token');

/** One's own tokens, the latest first; of each all but the token itself. */
export const listApiTokens = endpoint({
  method: 'GET',
  path: '/user/token/',
  access: 'user',
  response: listOf(apiToken),
});

/** Makes a token for a program that calls in one's name: it may what its owner may, within its scopes, until it expires. This reply alone
 *  shows it. */
export const makeApiToken = endpoint({
  method: 'POST',
  path: '/user/token/',
  access: 'user',
  sensitive: 'changes a way in',
  body: z.strictObject({ name: line(1, 60), scopes, days: z.int().min(1).max(mostDays) }),
  response: oneOf(apiToken.extend({ token: shownOnce })),
  refusals: [tooManyTokens],
});

/** From the next call on it opens nothing. */
export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/user/token/:id/',
  access: 'user',
  sensitive: 'changes a way in',
  params: idParams,
  response: oneOf(z.object({ revoked: z.boolean() })),
});
