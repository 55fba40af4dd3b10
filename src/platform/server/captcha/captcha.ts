import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { safeParse } from 'zod/v4/core';
import { derive } from '#platform/server/session/access-token.ts';
import { captchaAnswer, type CaptchaAnswer, type CaptchaChallenge } from '#platform/contract/captcha.ts';

/** A key costs a browser about a third of a millisecond, and so many are tried: a quarter of a second, a few seconds on an old telephone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, least: 400, most: 1000 } as const;
/** Milliseconds. Nobody reads a form and fills it within the first; older work is done anew. */
export const captchaTimes = { least: 2000, most: 5 * 60_000 } as const;
/** The work is doubled so often at most: a few seconds, half a minute on an old telephone. */
const mostDoubled = 4;
const longest = 4000;

/** What work is for, where it is not a form that a person fills in: it counts for nothing else. */
export interface CaptchaPurpose {
  purpose: string;
  /** How often it is doubled. */
  doubled?: number;
}

/** Work for browsers, and whether it was done. Signed: the server remembers nothing of it. */
export function captchaService(secret: string) {
  const keyFor = (what: string) => derive(secret, what).toString('base64url');
  const keys = {
    hmacSignatureSecret: keyFor('captcha challenge'),
    hmacKeySignatureSecret: keyFor('captcha solution'),
  };
  return {
    async challenge(
      now: Date,
      { purpose, doubled = 0 }: Partial<CaptchaPurpose> = {},
    ): Promise<CaptchaChallenge> {
      const { algorithm, cost, least, most } = work;
      const times = 2 ** Math.min(doubled, mostDoubled);
      const counter = randomInt(least * times, most * times);
      const data = { issued_at: now.getTime(), ...(purpose !== undefined && { purpose }) };
      return (await createChallenge({
        algorithm,
        cost,
        counter,
        deriveKey,
        data,
        ...keys,
      })) as CaptchaChallenge;
    },

    /** A name of the work that was done, for the header `X-Captcha`; nothing where it was not, or not in time. */
    async verify(header: string | undefined, now: Date, purpose?: string): Promise<string | undefined> {
      const answer = answerIn(header);
      if (answer === undefined) return undefined;
      const { verified } = await verifySolution({ ...answer, deriveKey, ...keys });
      const { issued_at, purpose: meant } = answer.challenge.parameters.data;
      const age = now.getTime() - issued_at;
      const least = purpose === undefined ? captchaTimes.least : 0;
      if (!verified || meant !== purpose || age < least || age > captchaTimes.most) return undefined;
      return createHash('sha256').update(answer.challenge.signature).digest('hex');
    },
  };
}

export type CaptchaService = ReturnType<typeof captchaService>;

function answerIn(header: string | undefined): CaptchaAnswer | undefined {
  if (header === undefined || header.length > longest) return undefined;
  try {
    const { success, data } = safeParse(captchaAnswer, JSON.parse(Buffer.from(header, 'base64').toString()));
    return success ? data : undefined;
  } catch {
    // Not JSON.
    return undefined;
  }
}
