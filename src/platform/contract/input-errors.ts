import type { $ZodIssue } from 'zod/v4/core';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';

/** A text and what it names. */
export interface InputError {
  key: string;
  values: Record<string, unknown>;
}

/** Schemas may name the text of an error themselves: such messages are keys, the library's own are sentences. */
const isKey = (message: string | undefined): message is string =>
  message !== undefined && /^[a-z][a-z0-9_]*$/.test(message);

/** Unknown fields as a text names them: somebody may send a hundred thousand, and long ones. */
const unknownOf = (keys: readonly string[]): string =>
  keys
    .slice(0, mostNamed)
    .map((key) => cutText(key, longestName))
    .join(', ') + (keys.length > mostNamed ? ' …' : '');

const [mostNamed, longestName] = [5, 60];

/** Which text explains an input error; both the server's replies and the forms use it. */
export function explainIssue(issue: $ZodIssue): InputError {
  const found = issue as $ZodIssue & Record<string, unknown>;
  if (isKey(issue.message)) return { key: issue.message, values: found };
  const { origin } = found as { origin?: string };
  const counted = origin === 'string' || origin === 'array' ? `_${origin}` : '';
  switch (issue.code) {
    case 'too_small':
      // What is empty is missing, however long it has to be.
      return counted !== '' && (issue.minimum === 1 || issue.input === '')
        ? { key: 'required', values: {} }
        : { key: `too_small${counted}`, values: { minimum: issue.minimum } };
    case 'too_big':
      return { key: `too_big${counted}`, values: { maximum: issue.maximum } };
    case 'invalid_type':
      return issue.input === undefined ? { key: 'required', values: {} } : { key: 'wrong_kind', values: {} };
    case 'unrecognized_keys':
      return { key: 'unknown_field', values: { field: unknownOf(issue.keys) } };
    // An emptied input for a day or an address: what is missing is not wrong.
    case 'invalid_format':
      return { key: issue.input === '' ? 'required' : 'invalid_value', values: {} };
    case 'invalid_value':
      return { key: 'not_a_choice', values: {} };
    default:
      return { key: 'invalid_value', values: {} };
  }
}

/** The input an issue belongs to: `inherent.likelihood`. An unknown field is named itself. */
export const fieldOf = (issue: $ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? cutText([...issue.path, issue.keys[0]].join('.'), 4 * longestName)
    : cutText(issue.path.join('.'), 4 * longestName) || 'body';
