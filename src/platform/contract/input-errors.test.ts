import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { z } from 'zod';
import { explainIssue } from './input-errors.ts';

const said = (schema: z.ZodType, given: unknown) =>
  schema
    .safeParse(given, { reportInput: true })
    .error?.issues.map((issue) => explainIssue(issue as never).key);

suite('An input error', () => {
  const cases: [what: string, schema: z.ZodType, given: unknown, key: string][] = [
    ['a day that is missing', z.iso.date(), undefined, 'required'],
    ['a day that was emptied', z.iso.date(), '', 'required'],
    ['a day that is none', z.iso.date(), '2026-02-30', 'invalid_value'],
    ['an address that was emptied', z.email(), '', 'required'],
    ['a text that was emptied', z.string().min(1), '', 'required'],
    ['a text that is too short', z.string().min(5), 'abc', 'too_small_string'],
    ['a number where a text belongs', z.string(), 5, 'wrong_kind'],
    ['a choice that is none', z.enum(['a', 'b']), 'c', 'not_a_choice'],
  ];
  for (const [what, schema, given, key] of cases)
    test(`for ${what} says ${key}`, () => assert.deepEqual(said(schema, given), [key]));
});
