import * as z from 'zod';

// Control characters and direction overrides have no place in what people write; a tab or a line break has.
// eslint-disable-next-line no-control-regex -- they are what is refused
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
const plain = (text: string) => !unwanted.test(text) && text.isWellFormed();

/** One line of text, trimmed, compared in one Unicode form. */
export const line = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .normalize('NFC')
    .trim()
    .min(least)
    .max(most)
    .refine(plain, 'control_characters')
    .refine((text) => !/[\r\n]/.test(text), 'one_line_only');

/** Paragraphs: up to 10,000 characters. */
export const prose = z.string().normalize('NFC').trim().max(10_000).refine(plain, 'control_characters');

/** Why something was done, where somebody will ask. */
export const reason = z.string().normalize('NFC').trim().min(5).max(1000).refine(plain, 'control_characters');

/** A reason that somebody else must be able to follow later. */
export const explained = z
  .string()
  .normalize('NFC')
  .trim()
  .min(20)
  .max(2000)
  .refine(plain, 'control_characters');

/** What somebody says about something: a few paragraphs. */
export const remark = z.string().normalize('NFC').trim().min(1).max(5000).refine(plain, 'control_characters');
