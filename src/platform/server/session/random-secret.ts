import type { Secret } from '#platform/contract/shown-once/shown-once.contract.ts';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What is stored of a secret: its SHA-256, so that whoever reads the table cannot use it. */
export const hashOfSecret = (secret: Secret | string): string =>
  createHash('sha256')
    .update(secret as string)
    .digest('hex');

/** A text that is as secret as what was made here. */
export const secretFrom = (text: string): Secret => text as unknown as Secret;

/** The secret as a text, for whoever puts it where it is neither stored nor answered: in a cookie, in an address, under a seal. */
export const revealed = (secret: Secret): string => secret as unknown as string;

/** 256 bits as 43 letters that an address or a cookie may hold. */
export const newSecret = (): Secret => secretFrom(randomBytes(32).toString('base64url'));

/** None that is read as another. */
const plainLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret that people copy from a mail or from paper: seven groups of four. They are 138 bits, so that nobody
 *  guesses it, and its hash may be a plain one. */
export const newTypedSecret = (): Secret =>
  secretFrom(
    Array.from({ length: 7 }, () =>
      Array.from({ length: 4 }, () => plainLetters[randomInt(plainLetters.length)]).join(''),
    ).join('-'),
  );

/** Whether a text looks like a secret of ours. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
