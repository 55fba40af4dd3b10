import { invalidInput } from '#platform/contract/refusal.ts';
import { Refused } from './refuse.ts';

const deepest = 32;
const strings = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs;

/** JSON as a person would read it: no key twice (readers disagree on which one counts), no `__proto__`, no abyss. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(invalidInput, {});
  }
  if (keysWritten(text) !== keysKept(value)) throw new Refused(invalidInput, {});
  return value;
}

/** In valid JSON a string before a colon is a key, and nothing else is. */
function keysWritten(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon !== undefined) keys++;
  return keys;
}

/** How many keys were kept; more than were written when the value is not one to work with. */
function keysKept(value: unknown): number {
  let keys = 0;
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest || Object.hasOwn(value, '__proto__')) return Infinity;
    if (!Array.isArray(value)) keys += Object.keys(value).length;
    for (const held of Object.values(value)) open.push({ value: held, depth: depth + 1 });
  }
  return keys;
}
