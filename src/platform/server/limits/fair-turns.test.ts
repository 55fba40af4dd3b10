import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Refused } from '#platform/server/http/refuse.ts';
import { fairTurns, type Asker, type FairTurns } from './fair-turns.ts';

const asker = (org_id: string, id = org_id): Asker => ({ org_id, id });
const pause = () => new Promise((go) => setImmediate(go));
const size = {
  atOnce: 2,
  waiting: 100,
  organisation: { running: 2, waiting: 20 },
  person: { running: 2, waiting: 20 },
  seconds: 4,
};

/** Work that goes on until it is let go, and the order in which it began. */
function longWork(turns: FairTurns) {
  const began: string[] = [];
  const letGo: (() => void)[] = [];
  const works = (who: Asker, name: string) =>
    turns.take(who, () => {
      began.push(name);
      return new Promise<void>((end) => letGo.push(end));
    });
  return {
    began,
    works,
    async endsAll(all: readonly Promise<unknown>[]) {
      for (let ended = 0; ended < all.length;) {
        const end = letGo.shift();
        if (end !== undefined) ended++;
        end?.();
        await pause();
      }
      return Promise.allSettled(all);
    },
  };
}

/** What somebody is refused with: its code, the place in the queue it would have had, and the seconds to wait. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => assert.fail('was not refused'),
    (error: unknown) => {
      assert.ok(error instanceof Refused);
      return [error.refusal.code, error.values['place'], error.retryAfter];
    },
  );

suite('Turns at costly work', () => {
  test('go from one organisation to the next, however much one of them brings', async () => {
    const { began, works, endsAll } = longWork(fairTurns({ ...size, atOnce: 1 }));
    const flood = ['A1', 'A2', 'A3', 'A4'].map((name) => works(asker('A'), name));
    const others = [works(asker('B'), 'B1'), works(asker('C'), 'C1'), works(asker('B'), 'B2')];
    await endsAll([...flood, ...others]);
    assert.deepEqual(began, ['A1', 'A2', 'B1', 'C1', 'A3', 'B2', 'A4']);
  });

  test('leave a place to others, of whatever one organisation or one person has in work', async () => {
    const turns = fairTurns({
      ...size,
      atOnce: 4,
      organisation: { running: 3, waiting: 20 },
      person: { running: 2, waiting: 20 },
    });
    const { began, works, endsAll } = longWork(turns);
    const all = ['p1', 'p2', 'p3'].map((name) => works(asker('A', 'p'), name));
    all.push(...['q1', 'q2'].map((name) => works(asker('A', 'q'), name)));
    await pause();
    assert.deepEqual(began, ['p1', 'p2', 'q1']);
    all.push(works(asker('B'), 'B1'));
    await pause();
    assert.deepEqual(began, ['p1', 'p2', 'q1', 'B1']);
    await endsAll(all);
    assert.equal(began.length, 6);
  });

  test('of one person alone wait in their order, where nothing else is limited', async () => {
    const turns = fairTurns({
      atOnce: Infinity,
      waiting: Infinity,
      organisation: { running: Infinity, waiting: Infinity },
      person: { running: 2, waiting: Infinity },
      seconds: 1,
    });
    const { began, works, endsAll } = longWork(turns);
    const all = ['p1', 'p2', 'p3', 'p4', 'p5'].map((name) => works(asker('A', 'p'), name));
    all.push(works(asker('A', 'q'), 'q1'), works(asker('B', 'p'), 'B1'));
    await pause();
    assert.deepEqual(began, ['p1', 'p2', 'q1', 'B1']);
    const settled = await endsAll(all);
    assert.deepEqual(began, ['p1', 'p2', 'q1', 'B1', 'p3', 'p4', 'p5']);
    assert.ok(settled.every(({ status }) => status === 'fulfilled'));
  });

  test('are refused beyond what a person and an organisation may have waiting, with the place and the wait', async () => {
    const turns = fairTurns({
      ...size,
      atOnce: 1,
      organisation: { running: 1, waiting: 3 },
      person: { running: 1, waiting: 2 },
    });
    const { works, endsAll } = longWork(turns);
    const all = [1, 2, 3].map((n) => works(asker('A', 'p'), `p${n}`));
    assert.deepEqual(await refusalOf(works(asker('A', 'p'), 'p4')), ['queue_full', 3, 12]);
    all.push(works(asker('A', 'q'), 'q1'));
    assert.deepEqual(await refusalOf(works(asker('A', 'q'), 'q2')), ['queue_full', 4, 16]);
    // Somebody else's place comes before the second of those that wait.
    all.push(works(asker('B', 'r'), 'r1'), works(asker('B', 'r'), 'r2'));
    assert.deepEqual(await refusalOf(works(asker('B', 'r'), 'r3')), ['queue_full', 6, 24]);
    const settled = await endsAll(all);
    assert.ok(settled.every(({ status }) => status === 'fulfilled'));
  });

  test('are refused to everybody once nobody could wait', async () => {
    const { works, endsAll } = longWork(fairTurns({ ...size, atOnce: 1, waiting: 2 }));
    const all = ['A', 'B', 'C'].map((name) => works(asker(name), name));
    assert.equal((await refusalOf(works(asker('D'), 'D')))[0], 'overloaded');
    await endsAll(all);
    await endsAll([works(asker('D'), 'D')]);
  });

  test('that fail give their place to the next', async () => {
    const turns = fairTurns({ ...size, atOnce: 1 });
    const failing = turns.take(asker('A'), () => Promise.reject(new Error('broken')));
    const next = turns.take(asker('A'), async () => 'done');
    await assert.rejects(failing, /broken/);
    assert.equal(await next, 'done');
  });

  test('are not taken by work that nobody wants any more, and come back from work that broke', async () => {
    const turns = fairTurns({ ...size, atOnce: 1 });
    const { began, works, endsAll } = longWork(turns);
    const first = works(asker('A'), 'A1');
    const unwanted = new AbortController();
    const second = turns.take(asker('A'), () => Promise.resolve(began.push('A2')), unwanted.signal);
    const third = works(asker('B'), 'B1');
    unwanted.abort(new Error('not wanted any more'));
    await assert.rejects(second, /not wanted/);
    await endsAll([first, third]);
    assert.deepEqual(began, ['A1', 'B1']);
    await assert.rejects(
      turns.take(asker('A'), () => Promise.reject(new Error('broke'))),
      /broke/,
    );
    assert.equal(await turns.take(asker('A'), () => Promise.resolve('goes on')), 'goes on');
  });

  test('are refused beforehand to work that could not even wait', async () => {
    const turns = fairTurns({ ...size, atOnce: 1, organisation: { running: 1, waiting: 1 } });
    const { works, endsAll } = longWork(turns);
    const all = [works(asker('A'), 'A1'), works(asker('A'), 'A2')];
    assert.throws(() => turns.expectRoom(asker('A')), Refused);
    turns.expectRoom(asker('B'));
    await endsAll(all);
  });
});
