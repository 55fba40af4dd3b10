import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What is stored of a secret: its SHA-256, so that whoever reads the table cannot use it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 bits as 43 letters that an address or a cookie may hold. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** None that is read as another. */
const plainLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret that people copy from a mail or from paper: letters in groups of four. Seven groups are 138 bits, so that its hash may be a plain
 *  one; fewer are for what is stored as a password. */
export const newTypedSecret = (groups = 7): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => plainLetters[randomInt(plainLetters.length)]).join(''),
  ).join('-');

/** Whether a text looks like a secret of ours. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
