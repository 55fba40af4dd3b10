import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { semaphore } from './semaphore.ts';

suite('Costly work', () => {
  test('is done a few at a time, in the order of asking, and refused when no further one could wait', async () => {
    const turns = semaphore({ atOnce: 2, waiting: 3, retryAfter: 1 });
    const steps: string[] = [];
    let running = 0;
    const work = (name: string) =>
      turns.take(async () => {
        assert.ok(++running <= 2);
        steps.push(name);
        await new Promise((go) => setImmediate(go));
        running--;
      });
    const asked = ['a', 'b', 'c', 'd', 'e'].map(work);
    await assert.rejects(work('f'), { message: 'overloaded', retryAfter: 1 });
    await Promise.all(asked);
    assert.deepEqual(steps, ['a', 'b', 'c', 'd', 'e']);
    await work('g');
  });

  test('of somebody who was let in is not refused later, however many others come meanwhile', async () => {
    const turns = semaphore({ atOnce: 1, waiting: 2, retryAfter: 1 });
    const pause = () => new Promise((go) => setImmediate(go));
    const done = turns.admit(async (takeTurn) => {
      await pause();
      const first = await takeTurn(async () => 1);
      await pause();
      return first + (await takeTurn(async () => 1));
    });
    const others = Array.from({ length: 10 }, () => turns.take(pause));
    const settled = await Promise.allSettled(others);
    assert.equal(settled.filter(({ status }) => status === 'fulfilled').length, 2);
    assert.equal(await done, 2);
  });

  test('that fails gives its place to the next', async () => {
    const turns = semaphore({ atOnce: 1, waiting: 1, retryAfter: 1 });
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const next = turns.take(async () => 'done');
    await assert.rejects(failing, /broken/);
    assert.equal(await next, 'done');
  });
});
