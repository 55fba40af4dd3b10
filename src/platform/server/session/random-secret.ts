import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What is stored of a secret: its SHA-256, so that whoever reads the table cannot use it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 bits as 43 letters that an address or a cookie may hold. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** None that is read as another. */
const plainLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret that people copy from a mail or from paper: seven groups of four. They are 138 bits, so that nobody
 *  guesses it, and its hash may be a plain one. */
export const newTypedSecret = (): string =>
  Array.from({ length: 7 }, () =>
    Array.from({ length: 4 }, () => plainLetters[randomInt(plainLetters.length)]).join(''),
  ).join('-');

/** Whether a text looks like a secret of ours. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
