import { invalidInput } from '#platform/contract/refusal.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { Refused } from './refuse.ts';

const deepest = 32;
/** Values of a body, keys and what stands under them together: far more than any screen sends, and little enough to be looked at
 *  one by one. */
const mostValues = 50_000;

/** JSON as a person would read it: no key twice (readers disagree on which one counts), no `__proto__`, no abyss, and no more values
 *  than a person would send. What is wrong is named by the field at the top that it stands in. */
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
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
    for (at++; isSpace(text[at]); at++);
    if (text[at] === ':') keys++;
  }
  return keys;
}

const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';

/** How many keys were kept; refuses a value that is not one to work with. */
function keysKept(value: unknown): number {
  let [keys, values] = [0, 0];
  const open: { value: unknown; depth: number; field: string }[] = [{ value, depth: 0, field: 'body' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, field } = next;
    const no = (code: string): never => {
      throw new Refused(invalidInput, { errors: { [field]: [code] }, values: { most: mostValues } });
    };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest) no('nested_too_deeply');
    if (Object.hasOwn(value, '__proto__')) throw new Refused(invalidInput, {});
    const held = Object.entries(value);
    if (!Array.isArray(value)) keys += held.length;
    values += held.length;
    if (values > mostValues) no('too_many_values');
    for (const [key, one] of held)
      if (typeof one === 'object' && one !== null)
        open.push({ value: one, depth: depth + 1, field: depth === 0 ? cutText(key, 60) : field });
  }
  return keys;
}
