import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Refused } from '#platform/server/http/refuse.ts';
import { jobQueue } from './job-queue.ts';

/** A queue whose jobs end when they are told to. */
function watched(atOnce: number, waiting = 10) {
  const queue = jobQueue({ atOnce, waiting });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resume) => setImmediate(resume));
  return {
    queue,
    begun,
    async add(id: string) {
      const done = queue.take(id[0] as string, id, () => {
        begun.push(id);
        return new Promise<void>((resume) => ends.set(id, resume));
      });
      done.catch(() => undefined);
      await settled();
      return { done };
    },
    async end(id: string) {
      ends.get(id)?.();
      await settled();
    },
  };
}

suite('Jobs take turns', () => {
  test('one of each organisation, a few in all', async () => {
    const { add, begun, end } = watched(2);
    for (const id of ['a1', 'a2', 'b1', 'c1']) await add(id);
    assert.deepEqual(begun, ['a1', 'b1']);
    await end('b1');
    assert.deepEqual(begun, ['a1', 'b1', 'c1']);
    await end('a1');
    assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2']);
  });

  test('and an organisation that asks for many lets the others in between', async () => {
    const { add, begun, end } = watched(1);
    for (const id of ['a1', 'a2', 'a3', 'b1']) await add(id);
    await end('a1');
    await end('b1');
    await end('a2');
    assert.deepEqual(begun, ['a1', 'b1', 'a2', 'a3']);
  });

  test('one that is taken out before its turn never begins, and the place of one that failed is free', async () => {
    const { queue, add, begun, end } = watched(1);
    await add('a1');
    const { done } = await add('a2');
    await add('b1');
    queue.remove('a2', new Error('not wanted any more'));
    await assert.rejects(done, /not wanted/);
    await end('a1');
    await end('b1');
    assert.deepEqual(begun, ['a1', 'b1']);
    await assert.rejects(
      queue.take('a', 'a3', () => Promise.reject(new Error('broke'))),
      /broke/,
    );
    await add('a4');
    assert.equal(begun.at(-1), 'a4');
  });

  test('one too many of an organisation is refused, and of another organisation it is not', async () => {
    const { queue, add } = watched(1, 2);
    for (const id of ['a1', 'a2', 'a3']) await add(id);
    assert.throws(() => queue.expectRoom('a'), Refused);
    queue.expectRoom('b');
  });
});
