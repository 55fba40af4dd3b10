import * as z from 'zod';
import { isReadableLine, isReadableText } from '#platform/contract/plain-text/plain-text.ts';

// All checks at once: in a chain, each link is a schema that holds the one before.

/** One line of text, trimmed, compared in one Unicode form. */
export const line = (least: number, most: number) =>
  z.string().check(
    z.maxLength(most * 4),
    z.normalize('NFC'),
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !/[\r\n\u2028\u2029]/.test(text), { error: 'one_line_only', abort: true }),
    z.refine(isReadableLine, 'control_characters'),
  );

/** Paragraphs of so many characters in all. */
export const paragraphs = (least: number, most: number) =>
  z
    .string()
    .check(
      z.normalize('NFC'),
      z.trim(),
      z.minLength(least),
      z.maxLength(most),
      z.refine(isReadableText, 'control_characters'),
    );

/** Paragraphs: up to 10,000 characters. */
export const prose = paragraphs(0, 10_000);

/** Why something was done, where somebody will ask. */
export const reason = paragraphs(5, 1000);

/** A reason that somebody else must be able to follow later. */
export const explained = paragraphs(20, 2000);

/** What somebody says about something: a few paragraphs. */
export const remark = paragraphs(1, 5000);
