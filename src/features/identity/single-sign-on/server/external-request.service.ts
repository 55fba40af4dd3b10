import { createHmac, timingSafeEqual } from 'node:crypto';
import { derive } from '#platform/server/session/access-token.ts';
import { hashOfSecret, newSecret, revealed } from '#platform/server/session/random-secret.ts';

/** The cookie of a sign-in under way at a provider, and the seconds it lasts. */
export const requestCookieName = 'sso';
export const requestSeconds = 600;

/** What a request is for: a test opens nothing, whatever its answer. */
type RequestUse = 'sign-in' | 'test';

/** A sign-in that this browser began. */
export interface ExternalRequest {
  use: RequestUse;
  /** What is stored of it. */
  hash: string;
  /** State, nonce, verifier or id of it: of each purpose another one, which nobody can work out who does not have the secret. */
  part(purpose: 'state' | 'nonce' | 'verifier' | 'request'): string;
}

/** Everything that ties a provider's answer to the browser that asked follows from a random cookie and a key of ours, so nothing is
 *  stored until an answer comes: whoever only asks fills no table. */
export function externalRequests(secret: string) {
  const key = derive(secret, 'external sign-in');
  const keyed = (...said: string[]) => createHmac('sha256', key).update(said.join(' ')).digest();
  const requestOf = (org: string, use: RequestUse, random: string): ExternalRequest => ({
    use,
    hash: hashOfSecret(`${org} ${random}`),
    part: (purpose) => keyed(purpose, org, random).toString('base64url'),
  });
  return {
    /** A new one, with its cookie. */
    begin(org: string, use: RequestUse, now: Date): { request: ExternalRequest; cookie: string } {
      const random = revealed(newSecret());
      const until = String(Math.floor(now.getTime() / 1000) + requestSeconds);
      const signature = keyed('cookie', org, use, random, until).toString('base64url');
      return { request: requestOf(org, use, random), cookie: `${use}.${random}.${until}.${signature}` };
    },
    /** The one that this cookie is of, if it is ours, of this organisation, and not over. */
    find(org: string, cookie: string | undefined, now: Date): ExternalRequest | undefined {
      const [use = '', random = '', until = '', signature = ''] = (cookie ?? '').split('.');
      const [given, own] = [Buffer.from(signature, 'base64url'), keyed('cookie', org, use, random, until)];
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      return Number(until) * 1000 > now.getTime() ? requestOf(org, use as RequestUse, random) : undefined;
    },
  };
}

export type ExternalRequests = ReturnType<typeof externalRequests>;
