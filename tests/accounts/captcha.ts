import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '#platform/contract/captcha.ts';
import type { Reply } from '#tests/world/caller.ts';

/** The header of work that was done, as a browser does it. */
export async function solved(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The work that a call was refused with. */
export const workIn = ({ body }: Pick<Reply, 'body'>): CaptchaChallenge =>
  (body as { data: CaptchaChallenge }).data;

/** Sends, and once more with the work that was asked for. */
export async function worksFor(send: (headers: Record<string, string>) => Promise<Reply>): Promise<Reply> {
  const first = await send({});
  if ((first.body as { code?: string }).code !== 'captcha_required') return first;
  return send({ 'x-captcha': await solved(workIn(first)) });
}
