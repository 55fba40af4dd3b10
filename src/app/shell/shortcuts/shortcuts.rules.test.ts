import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mostShortcuts, preferences } from '#features/identity/person/person.contract.ts';
import { availableShortcuts, toggled } from './shortcuts.rules.ts';

const entries = ['register', 'dashboard', 'settings'].map((id) => ({ id }));
const exists = (id: string) => entries.some((entry) => entry.id === id) || id === 'hidden';

describe('shortcuts', () => {
  it('stand in the order of the person, without those that are gone', () =>
    assert.deepEqual(
      availableShortcuts(['settings', 'gone', 'register'], entries).map(({ id }) => id),
      ['settings', 'register'],
    ));

  for (const [what, before, id, after] of [
    ['a new one is the last', ['settings'], 'register', ['settings', 'register']],
    ['the first is the only one', [], 'register', ['register']],
    ['chosen again it goes', ['settings', 'register'], 'settings', ['register']],
    [
      'what no longer exists goes with any change',
      ['gone', 'settings'],
      'register',
      ['settings', 'register'],
    ],
    ['what one may not open just now stays', ['hidden', 'settings'], 'settings', ['hidden']],
  ] as const)
    it(what, () => assert.deepEqual(toggled(before, id, exists), after));

  it('are no more than the server keeps', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `entry-${at}`);
    assert.ok(preferences.shape.shortcuts.safeParse(ids(mostShortcuts)).success);
    assert.ok(!preferences.shape.shortcuts.safeParse(ids(mostShortcuts + 1)).success);
  });

  it('have the form of ids, for the server too', () => {
    for (const wrong of ['', 'a b', '<script>', 'x'.repeat(61), 7])
      assert.ok(!preferences.shape.shortcuts.safeParse([wrong]).success, String(wrong));
  });
});
