import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a secret: its SHA-256, so that whoever reads the table cannot use it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 256 bits as 43 letters that an address or a cookie may hold. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
