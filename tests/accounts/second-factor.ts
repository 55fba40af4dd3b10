import { generate } from 'otplib';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '#features/identity/second-factor/second-factor.contract.ts';
import type { Caller } from '#tests/world/caller.ts';

/** The code that an authenticator app shows at this moment. */
export const codeOf = (secret: string, at = Date.now()): Promise<string> =>
  generate({ secret, epoch: Math.floor(at / 1000) });

/** Sets up a second factor, and answers what the app and the paper hold. The code of `at` is used up by it. */
export async function setsUpFactor(
  who: Caller,
  at = Date.now(),
): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await who.calls(beginSecondFactor)).data;
  const { data } = await who.calls(confirmSecondFactor, { body: { code: await codeOf(secret, at) } });
  return { secret, recovery: data.recovery_codes };
}
