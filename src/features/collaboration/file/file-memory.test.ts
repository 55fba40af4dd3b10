// Own process: it measures the memory of all of it.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addressOf } from '#tests/world/caller.ts';
import { sendsPart } from '#tests/treatment/file-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { beginFile, completeFile, downloadFile, fileLimits } from './file.contract.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const most = 10_000_000;

/** The most memory that work took beyond what was there before: what is reachable, looked at while it goes on. */
async function peakOf(work: (look: () => void) => Promise<void>): Promise<number> {
  const used = () => {
    // What a buffer held outside of the heap is taken off the count by the collection after the one that found it.
    collectGarbage();
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let peak = 0;
  await work(() => void (peak = Math.max(peak, used() - before)));
  return peak;
}

suite('A file of 25 MB', () => {
  test('comes in and goes out in a constant memory', async (context) => {
    const world = await newWorld();
    const { admin, running, slug } = world;
    const risk = await raised(admin, 'A large contract');
    const { size, part } = fileLimits;
    // Each part is made when it is sent: the test has no more in memory than the product.
    const partOf = (n: number) => {
      const bytes = Buffer.alloc(part, 32 + n);
      if (n === 0) bytes.write('%PDF-1.7\n');
      return bytes;
    };
    const on = { purpose: 'attachment' as const, object_type: 'risk', object_id: risk.id };
    const { data } = await admin.calls(beginFile, { body: { name: 'large.pdf', size, ...on } });
    const hash = createHash('sha256');
    const up = await peakOf(async (look) => {
      for (let n = 0; n * part < size; n++) {
        const content = partOf(n);
        hash.update(content);
        const { status } = await sendsPart(world, admin, data.id, n, content);
        assert.equal(status, 200);
        // What ends with the answer, in whatever order, is over then.
        await pause(10);
        look();
      }
      await admin.calls(completeFile, { params: { id: data.id }, body: {} });
      look();
    });
    const sha256 = hash.digest('hex');
    await running.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const { port } = running.app.server.address() as { port: number };
    const down = await peakOf(async (look) => {
      const url = `http://127.0.0.1:${port}${addressOf(slug, downloadFile, { params: { id: data.id } })}`;
      const answer = await fetch(url, { headers: { authorization: `token ${admin.token}` } });
      assert.equal(answer.headers.get('content-length'), String(size));
      const got = createHash('sha256');
      let pieces = 0;
      for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
        got.update(piece);
        // To look takes longer than to read a piece.
        if (pieces++ % 40 === 0) look();
      }
      look();
      assert.equal(got.digest('hex'), sha256);
    });
    const told = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
    context.diagnostic(`up ${told(up)}, down ${told(down)}`);
    assert.ok(up < most && down < most, `${told(up)} up, ${told(down)} down`);
  });
});
