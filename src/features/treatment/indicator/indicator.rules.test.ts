import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { bandOf, nextReading, stateOf } from './indicator.rules.ts';
import { bandsOf, spanOf } from './reading-picture.rules.ts';

const higher = { direction: 'higher_worse', amber: 5, red: 10 } as const;
const lower = { direction: 'lower_worse', amber: 99, red: 95 } as const;

suite('An indicator', () => {
  test('is amber and red from its limits on, the way it gets worse', () => {
    assert.deepEqual(
      [4.9, 5, 9.9, 10, 11].map((value) => bandOf(higher, value)),
      ['green', 'amber', 'amber', 'red', 'red'],
    );
    assert.deepEqual(
      [100, 99, 95.1, 95, 0].map((value) => bandOf(lower, value)),
      ['green', 'amber', 'amber', 'red', 'red'],
    );
  });

  test('is stale once its cadence is over one and a half times', () => {
    const on = (day: string, cadence: 'daily' | 'weekly' | 'monthly', last: object | null = null) =>
      stateOf({ ...higher, cadence, added_on: '2026-03-01', last: last as never }, day);
    assert.deepEqual([on('2026-04-15', 'monthly'), on('2026-04-16', 'monthly')], [null, 'stale']);
    const read = { at: '2026-03-10', value: 7 };
    assert.deepEqual(
      [on('2026-03-20', 'weekly', read), on('2026-03-21', 'weekly', read)],
      ['amber', 'stale'],
    );
    assert.deepEqual([on('2026-03-11', 'daily', read), on('2026-03-12', 'daily', read)], ['amber', 'stale']);
    assert.equal(nextReading('weekly', '2026-03-10'), '2026-03-17');
  });

  test('is pictured with both limits in sight, its bands from top to foot without a gap', () => {
    const readings = [
      { at: '2026-03-01', value: 2 },
      { at: '2026-04-01', value: 22 },
    ];
    for (const limits of [higher, lower]) {
      const pictured = { ...limits, readings };
      const { low, high, from, to } = spanOf(pictured);
      assert.ok(low < Math.min(2, limits.red) && high > Math.max(22, limits.amber));
      assert.equal(to - from, 31 * 24 * 60 * 60 * 1000);
      const bands = bandsOf(pictured);
      assert.deepEqual(
        [bands[0]?.top, bands[0]?.foot, bands[1]?.foot, bands[2]?.foot],
        [high, bands[1]?.top, bands[2]?.top, low],
      );
    }
  });
});
