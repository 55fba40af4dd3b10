import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shellAct, type Pressed } from './shell-keys.rules.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false };
const free = { isApple: false, isTyping: false };
const typing = { isApple: false, isTyping: true };
const apple = { isApple: true, isTyping: false };

describe('the keys of the whole app', () => {
  for (const [what, pressed, where, act] of [
    ['Ctrl-K opens the palette', { key: 'k', ctrlKey: true }, free, 'palette'],
    ['also in a field', { key: 'k', ctrlKey: true }, typing, 'palette'],
    ['also with capitals on', { key: 'K', ctrlKey: true }, free, 'palette'],
    [
      'also where the key writes an Arabic letter',
      { key: 'ن', code: 'KeyK', ctrlKey: true },
      free,
      'palette',
    ],
    ['but not where it writes another Latin one', { key: 't', code: 'KeyK', ctrlKey: true }, free, undefined],
    ['⌘K does on a Mac', { key: 'k', metaKey: true }, apple, 'palette'],
    ['Ctrl-K does not: there it cuts the line', { key: 'k', ctrlKey: true }, apple, undefined],
    ['AltGr-K writes a letter', { key: 'k', ctrlKey: true, altKey: true }, free, undefined],
    ['K alone is a letter', { key: 'k' }, free, undefined],
    ['/ leads to the search', { key: '/' }, free, 'search'],
    ['by its place on an Arabic keyboard', { key: 'ظ', code: 'Slash' }, free, 'search'],
    ['but not where a Turkish one writes a letter there', { key: 'ö', code: 'Slash' }, free, undefined],
    ['but a full stop there is a full stop', { key: '.', code: 'Slash' }, free, undefined],
    ['in a field it is a slash', { key: '/' }, typing, undefined],
    ['held with Ctrl it is the browser’s', { key: '/', ctrlKey: true }, free, undefined],
    ['? lists the keys', { key: '?' }, free, 'keys'],
    ['and so does its Arabic form', { key: '؟', code: 'Slash' }, free, 'keys'],
    ['in a field it is a question mark', { key: '?' }, typing, undefined],
  ] as const satisfies readonly (readonly [string, Partial<Pressed>, typeof free, string | undefined])[])
    it(what, () => assert.equal(shellAct({ ...plain, ...pressed }, where), act));
});
