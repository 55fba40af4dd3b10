import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import { decideAnswer, storedAnswer, type ExportMark } from './answer-decision.rules.ts';
import type { ReadAnswer } from './sheet-row.rules.ts';

const now: Omit<StoredAnswer, 'question_id'> = {
  version: 2,
  current_level: 3,
  desired_level: null,
  not_applicable: false,
  na_reason: null,
  note: 'line\r\nbreak ',
  confidence: null,
  answered_by: null,
  answered_at: null,
  carried_from: null,
};
const carried = { ...now, carried_from: '0199a3c4-0000-7000-8000-000000000000' };
const seen: ExportMark = { version: 2, untouched: false };
const older: ExportMark = { version: 1, untouched: false };

test('What becomes of a row follows from what it says, what stands there, and how it was exported', () => {
  const whole = storedAnswer(now);
  const cases: [
    why: string,
    inFile: Partial<ReadAnswer>,
    stands: typeof now,
    mark: ExportMark | undefined,
    action: string,
    changed: string[],
  ][] = [
    ['says what stands there', whole, now, seen, 'same', []],
    ['says it although somebody answered since', whole, now, older, 'same', []],
    ['changes a level', { ...whole, current_level: 4 }, now, seen, 'changed', ['current_level']],
    ['takes a level away', { ...whole, current_level: null }, now, seen, 'changed', ['current_level']],
    [
      'changes what somebody changed since',
      { ...whole, current_level: 4 },
      now,
      older,
      'conflict',
      ['current_level'],
    ],
    [
      'was left as exported while somebody answered',
      { ...whole, current_level: 1 },
      now,
      { version: 1, untouched: true },
      'same',
      [],
    ],
    [
      'comes from elsewhere and is empty',
      { current_level: null, note: null, not_applicable: false },
      now,
      undefined,
      'same',
      [],
    ],
    [
      'comes from elsewhere and says a level',
      { current_level: 5, note: null },
      now,
      undefined,
      'changed',
      ['current_level'],
    ],
    [
      'confirms what was copied',
      { ...whole, confirmed: true },
      carried,
      { version: 2, untouched: true },
      'changed',
      ['confirmed'],
    ],
    ['confirms what was not copied', { ...whole, confirmed: true }, now, seen, 'same', []],
  ];
  for (const [why, inFile, stands, mark, action, changed] of cases) {
    const decision = decideAnswer({ inFile, errors: [] }, stands, { mark, mayAnswer: true });
    assert.deepEqual([decision.action, decision.changed], [action, changed], why);
  }
});

test('A row that changes something is refused to those whose question it is not', () => {
  const decide = (current_level: number) =>
    decideAnswer({ inFile: { current_level }, errors: [] }, now, { mark: undefined, mayAnswer: false });
  assert.equal(decide(3).action, 'same');
  assert.deepEqual(decide(4).errors, [{ field: null, code: 'question_not_yours' }]);
});
