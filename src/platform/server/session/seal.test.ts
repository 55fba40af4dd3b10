import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sealing, UnknownKey } from './seal.ts';

const secret = 'a secret of this test, long enough';
const next = 'another secret, which is just as long';

suite('A sealed text', () => {
  const { seal, open, openStored } = sealing(secret, 'tests');
  const sealed = seal('GEZDGNBVGY3TQOJQ', 'meridian ada');
  const [how = '', keyId = '', text = ''] = sealed.split('.');

  test('is opened about what it was sealed about, and shows nothing of itself', () => {
    for (const opens of [open, openStored]) assert.equal(opens(sealed, 'meridian ada'), 'GEZDGNBVGY3TQOJQ');
    assert.doesNotMatch(Buffer.from(text, 'base64url').toString('latin1'), /GEZD/);
    assert.notEqual(seal('GEZDGNBVGY3TQOJQ', 'meridian ada'), sealed);
  });

  test('is not opened about another person, for another purpose, nor once it was changed', () => {
    for (const opens of [open, openStored]) assert.equal(opens(sealed, 'meridian bob'), undefined);
    assert.equal(sealing(secret, 'others').open(sealed, 'meridian ada'), undefined);
    for (const at of [0, 14, 30]) {
      const bytes = Buffer.from(text, 'base64url');
      bytes[at] = (bytes[at] as number) ^ 1;
      assert.equal(open(`${how}.${keyId}.${bytes.toString('base64url')}`, 'meridian ada'), undefined);
    }
    const nonsense = ['', 'x', text, sealed.slice(0, 30), `${sealed}.x`, `2.${keyId}.${text}`, `1.${keyId}.`];
    for (const one of nonsense) assert.equal(openStored(one, 'meridian ada'), undefined, one);
  });

  test('names how it was sealed and its key, which is that of the secret whatever it is sealed for', () => {
    assert.match(sealed, /^1\.[\w-]{8}\.[\w-]+$/);
    assert.equal(sealing(secret, 'others').seal('x', 'y').split('.')[1], keyId);
    assert.notEqual(sealing(next, 'tests').seal('x', 'y').split('.')[1], keyId);
    assert.ok(!secret.includes(keyId) && !Buffer.from(secret).includes(Buffer.from(keyId, 'base64url')));
  });

  test('is opened under a new key that knows the old one, by which nothing new is sealed', () => {
    const changed = sealing(next, 'tests', [secret]);
    assert.equal(changed.openStored(sealed, 'meridian ada'), 'GEZDGNBVGY3TQOJQ');
    const later = changed.seal('GEZDGNBVGY3TQOJQ', 'meridian ada');
    assert.notEqual(later.split('.')[1], keyId);
    assert.equal(changed.openStored(later, 'meridian ada'), 'GEZDGNBVGY3TQOJQ');
    assert.equal(open(later, 'meridian ada'), undefined);
    assert.equal(sealing(next, 'tests', [next]).openStored(later, 'meridian ada'), 'GEZDGNBVGY3TQOJQ');
  });

  test('of a key that is not known is said to be one, where it is ours; what strangers bring is worth nothing', () => {
    const changed = sealing(next, 'tests');
    assert.equal(changed.open(sealed, 'meridian ada'), undefined);
    assert.throws(
      () => changed.openStored(sealed, 'meridian ada'),
      (error) => error instanceof UnknownKey && error.message.includes(`"${keyId}"`),
    );
  });

  test('is not opened by one known key in the name of another', () => {
    const both = sealing(next, 'tests', [secret]);
    const [, nextId] = both.seal('x', 'y').split('.');
    assert.equal(both.open(`1.${nextId}.${text}`, 'meridian ada'), undefined);
  });
});
