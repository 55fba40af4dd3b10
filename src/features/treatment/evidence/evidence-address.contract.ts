import * as z from 'zod';
import { holdsCredentials } from '#platform/contract/plain-text/credentials.ts';

/** An address on the web: nothing that a browser would run, and nothing that opens a door to whoever sees the evidence. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((address) => /^https?:\/\/[^\s<>"]+$/i.test(address) && URL.canParse(address), 'address_expected')
  .refine((address) => !holdsCredentials(address), 'address_with_password');
