import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sealing } from './seal.ts';

const secret = 'a secret of this test, long enough';

suite('A sealed text', () => {
  const { seal, open } = sealing(secret, 'tests');
  const sealed = seal('GEZDGNBVGY3TQOJQ', 'meridian ada');

  test('is opened about what it was sealed about, and shows nothing of itself', () => {
    assert.equal(open(sealed, 'meridian ada'), 'GEZDGNBVGY3TQOJQ');
    assert.doesNotMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /GEZD/);
    assert.notEqual(seal('GEZDGNBVGY3TQOJQ', 'meridian ada'), sealed);
  });

  test('is not opened about another person, by another key, for another purpose, nor once it was changed', () => {
    assert.equal(open(sealed, 'meridian bob'), undefined);
    assert.equal(sealing('another secret, just as long', 'tests').open(sealed, 'meridian ada'), undefined);
    assert.equal(sealing(secret, 'others').open(sealed, 'meridian ada'), undefined);
    for (const at of [0, 14, 30]) {
      const bytes = Buffer.from(sealed, 'base64url');
      bytes[at] = (bytes[at] as number) ^ 1;
      assert.equal(open(bytes.toString('base64url'), 'meridian ada'), undefined);
    }
    for (const nonsense of ['', 'x', sealed.slice(0, 20)])
      assert.equal(open(nonsense, 'meridian ada'), undefined);
  });
});
