import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sealing } from './sealed-secret.ts';

const [ours, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
const { seal, open } = sealing('a secret of this test, and of nobody else', 'test');

suite('A sealed secret', () => {
  test('is opened for its organisation, and looks otherwise each time', () => {
    assert.equal(open(ours, seal(ours, 'çok gizli')), 'çok gizli');
    assert.notEqual(seal(ours, 'same'), seal(ours, 'same'));
  });

  test('is not opened for another organisation, under another key, for another purpose, or changed', () => {
    const stored = seal(ours, 'secret');
    assert.throws(() => open(theirs, stored));
    assert.throws(() => sealing('another secret that nobody here has', 'test').open(ours, stored));
    assert.throws(() => sealing('a secret of this test, and of nobody else', 'other').open(ours, stored));
    const changed = Buffer.from(stored, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
    assert.throws(() => open(ours, changed.toString('base64url')));
    assert.throws(() => open(ours, ''));
  });
});
