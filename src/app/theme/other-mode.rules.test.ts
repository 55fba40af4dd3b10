import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inOtherMode } from './other-mode.rules.ts';

type Themes = Parameters<typeof inOtherMode>[0];
const all = (name: Themes['main']): Themes => ({ main: name, navbar: name, toolbar: name, footer: name });
const usual = { navbar: 'mainThemeDark', toolbar: 'mainThemeLight', footer: 'mainThemeDark' } as const;
const colours = { primary: '#1E3A8A', secondary: '#F59E0B' };

suite('The other mode', () => {
  const cases: [what: string, day: Themes, night: Themes][] = [
    [
      'turns the page and its toolbar, beside a navigation that is dark either way',
      { main: 'default', ...usual },
      { main: 'defaultDark', ...usual, toolbar: 'mainThemeDark' },
    ],
    ['takes a scheme to its twin', all('light7'), all('dark7')],
    [
      'takes along what is light',
      { main: 'light3', navbar: 'dark5', toolbar: 'light9', footer: 'mainThemeDark' },
      { main: 'dark3', navbar: 'dark5', toolbar: 'dark9', footer: 'mainThemeDark' },
    ],
  ];
  for (const [what, day, night] of cases)
    test(`${what}, and back`, () => {
      assert.deepEqual(inOtherMode(day, undefined), night);
      assert.deepEqual(inOtherMode(night, undefined), day);
    });

  test('of what has no twin is the default’s', () => {
    assert.deepEqual(inOtherMode(all('legacy'), undefined), all('defaultDark'));
  });

  test('of the default by night is the organisation’s own, where it has one', () => {
    assert.deepEqual(inOtherMode(all('tenant'), colours), all('defaultDark'));
    assert.deepEqual(inOtherMode(all('defaultDark'), colours), all('tenant'));
  });
});
