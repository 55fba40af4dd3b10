import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isLongEnough } from './password.rules.ts';

suite('A password is long enough', () => {
  const cases: [password: string, alone: boolean, withFactor: boolean][] = [
    ['', false, false],
    ['elevenchars', false, false],
    ['twelve chars', false, true],
    ['fourteen chars', false, true],
    ['of fifteen char', true, true],
    ['🔑'.repeat(7), false, false],
    ['🔑'.repeat(12), false, true],
    ['🔑'.repeat(15), true, true],
  ];
  for (const [password, alone, withFactor] of cases)
    test(`"${password}": ${alone ? '' : 'not '}alone, ${withFactor ? '' : 'not '}with a second factor`, () =>
      assert.deepEqual([isLongEnough(password, false), isLongEnough(password, true)], [alone, withFactor]));
});
