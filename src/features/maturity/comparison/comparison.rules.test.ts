import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { compared, isEarlier } from './comparison.rules.ts';

const asked = (id: string, current_level: number | null, not_applicable = false) => ({
  id,
  weight: 1,
  current_level,
  desired_level: null,
  not_applicable,
});
const section = (code: string, ...questions: ReturnType<typeof asked>[]) => ({
  code,
  weight: 1,
  questions,
});

suite('Two assessments side by side', () => {
  const before = [
    section('1', asked('1.1', 2), asked('1.2', 3), asked('1.3', 4), asked('1.4', null)),
    section('3', asked('3.1', 1)),
  ];
  const after = [
    section('1', asked('1.1', 4), asked('1.2', 3), asked('1.3', 2), asked('1.4', 5), asked('1.5', 5, true)),
    section('2', asked('2.1', 0)),
  ];
  const { whole, sections, counts } = compared(before, after);

  test('stand in the later one’s order, then what only the earlier one asked', () => {
    assert.deepEqual(
      sections.map(({ code, questions }) => [code, ...questions.map(({ id }) => id)]),
      [
        ['1', '1.1', '1.2', '1.3', '1.4', '1.5'],
        ['2', '2.1'],
        ['3', '3.1'],
      ],
    );
  });

  test('say what changed, question by question', () => {
    assert.deepEqual(
      sections[0]?.questions.map(({ change }) => change),
      [2, 0, -2, null, null],
    );
    assert.deepEqual(counts, { risen: 1, fallen: 1, same: 1, incomparable: 4 });
    assert.equal(sections[0]?.questions[4]?.before, null);
    assert.deepEqual(sections[0]?.questions[4]?.after, {
      current_level: 5,
      desired_level: null,
      not_applicable: true,
    });
  });

  test('say what changed by section and on the whole', () => {
    assert.deepEqual(
      sections.map(({ before, after, change }) => [before?.current, after?.current, change]),
      [
        [3, 3.5, 0.5],
        [undefined, 0, null],
        [1, undefined, null],
      ],
    );
    assert.deepEqual([whole.before?.current, whole.after?.current, whole.change], [2, 1.75, -0.2]);
  });

  test('differ by what a reader gets who subtracts', () => {
    const third = section('1', asked('1.1', 1), asked('1.2', 0), asked('1.3', 0));
    const quarter = section('1', asked('1.1', 2), asked('1.2', 1), asked('1.3', 1), asked('1.4', 1));
    const [one] = compared([third], [quarter]).sections;
    assert.equal(one?.change, 1, '0.3 to 1.3, though the difference is 0.9167');
  });

  test('do not change against themselves', () => {
    const same = compared(after, after);
    assert.equal(same.whole.change, 0);
    assert.equal(same.counts.risen + same.counts.fallen, 0);
  });
});

suite('Two assessments', () => {
  const dated = (from: string, to: string, created_at = '2026-07-01T00:00:00.000Z') => ({
    period: { from, to },
    created_at,
  });
  test('are earlier or later by their periods', () => {
    const [first, second] = [dated('2026-01-01', '2026-06-30'), dated('2026-04-01', '2026-09-30')];
    assert.deepEqual([isEarlier(first, second), isEarlier(second, first)], [true, false]);
  });

  test('of one period are so by when they were made', () => {
    const first = dated('2026-01-01', '2026-06-30', '2026-07-01T00:00:00.000Z');
    const second = dated('2026-01-01', '2026-06-30', '2026-07-02T00:00:00.000Z');
    assert.deepEqual([isEarlier(first, second), isEarlier(second, first)], [true, false]);
  });
});
