import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { eicar, fakeClamd } from '#tests/treatment/file-world.ts';
import { clamav } from './clamav.ts';

const clamd = await fakeClamd();
const scan = clamav(clamd.url);
async function* pieces(...content: (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const piece of content) yield Buffer.from(piece);
}

suite('A virus scanner', () => {
  test('says of a content that it is clean, or what was found', async () => {
    assert.equal(await scan(pieces('an invoice', 'of two pieces')), 'clean');
    assert.equal(clamd.heard.bytes, 'an invoiceof two pieces'.length);
    const middle = eicar.length / 2;
    const found = await scan(pieces(eicar.slice(0, middle), eicar.slice(middle)));
    assert.deepEqual(found, { found: 'Eicar-Test-Signature' });
    assert.equal(await scan(pieces(Buffer.alloc(5_000_000, 'a'))), 'clean');
  });

  test('gives no verdict where it says anything else, hangs up, or is away', async () => {
    for (const said of ['INSTREAM size limit exceeded. ERROR', 'stream: OK FOUND maybe', '', 'stream: ']) {
      clamd.heard.otherwise = said;
      await assert.rejects(scan(pieces('a')), said);
    }
    clamd.heard.otherwise = undefined;
    clamd.heard.hangsUp = true;
    await assert.rejects(scan(pieces(Buffer.alloc(5_000_000, 'a'))));
    clamd.heard.hangsUp = false;
    await assert.rejects(clamav('tcp://127.0.0.1:1')(pieces('a')), /ECONNREFUSED/);
    await assert.rejects(clamav('unix:/nowhere/clamd.ctl')(pieces('a')), /ENOENT/);
  });

  test('gives none where the content cannot be read to its end', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('a');
      throw new Error('the rest is gone');
    }
    await assert.rejects(scan(broken()), /the rest is gone/);
  });
});
