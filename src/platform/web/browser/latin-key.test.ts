import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { latinKey } from './latin-key.ts';

suite('A key of the app', () => {
  const presses: [what: string, key: string, code: string, stands: string][] = [
    ['is what it writes', 'j', 'KeyJ', 'j'],
    ['is the same with capitals on', 'J', 'KeyJ', 'j'],
    ['is what it writes wherever it lies', 'j', 'KeyC', 'j'],
    ['is found by its place on an Arabic keyboard', 'ت', 'KeyJ', 'j'],
    ['and so is the slash', 'ظ', 'Slash', '/'],
    ['is itself where another Latin letter is written', 'ş', 'KeyJ', 'ş'],
    ['is itself with a name', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    ['is itself in a place without a letter', 'ط', 'Quote', 'ط'],
  ];
  for (const [what, key, code, stands] of presses)
    test(what, () => assert.equal(latinKey({ key, code }), stands));
});
