import * as z from 'zod/mini';

const address = z.email();

/** Whether a text is an address that mail can be sent to. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && z.safeParse(address, text).success;

/** An address as it is stored and compared. */
export const normalAddress = (text: string): string => text.trim().toLowerCase();
