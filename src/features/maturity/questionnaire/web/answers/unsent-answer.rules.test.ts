import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noAnswer } from '#features/maturity/assessment/answer.rules.ts';
import {
  afterStale,
  asSent,
  isEmpty,
  isStored,
  nextConfidence,
  openPointOf,
  isChangedSince,
  withWords,
} from './unsent-answer.rules.ts';

const me = '0190a000-0000-7000-8000-000000000001';
const somebody = '0190a000-0000-7000-8000-000000000002';
const nothing = noAnswer('3.10');
const by = (id: string, at: string, rest: object) => ({
  ...nothing,
  version: 2,
  answered_by: { id, name: 'Nora' },
  answered_at: at,
  ...rest,
});
const noon = Date.parse('2026-11-20T12:00:00Z');
const earlier = '2026-11-20T11:00:00.000Z';
const later = '2026-11-20T13:00:00.000Z';

describe('an answer on its way', () => {
  it('is shown over the stored one, and confirms a copied one', () => {
    const copied = { ...nothing, current_level: 2, carried_from: me };
    assert.deepEqual(withWords(copied, { desired_level: 4 }), {
      ...nothing,
      current_level: 2,
      desired_level: 4,
    });
    assert.deepEqual(withWords(copied, { confirmed: true }), { ...nothing, current_level: 2 });
    assert.equal(withWords(copied, undefined), copied);
  });

  it('leaves without blanks around its texts, an emptied text as none', () => {
    assert.deepEqual(asSent({ note: '  Written down \n', na_reason: '  ', current_level: 0 }), {
      note: 'Written down',
      na_reason: null,
      current_level: 0,
    });
  });

  it('keeps what was said after it had left', () => {
    assert.deepEqual(isChangedSince({ current_level: 3, note: 'more' }, { current_level: 3, note: 'mo' }), {
      note: 'more',
    });
    assert.ok(isEmpty(isChangedSince({ current_level: 3, confirmed: true }, { current_level: 3 })));
    assert.ok(isEmpty({}));
  });

  for (const [what, words, now, outcome] of [
    ['its reply was lost', { current_level: 3, note: 'x ' }, { current_level: 3, note: 'x' }, 'stored'],
    [
      'a copied one is not yet confirmed',
      { current_level: 3 },
      { current_level: 3, carried_from: me },
      'ask',
    ],
    ['somebody else was faster', { current_level: 3 }, { current_level: 2 }, 'ask'],
    ['another of the same call was too late', { current_level: 3 }, { version: 1 }, 'again'],
  ] as const)
    it(`knows what to do when ${what}`, () => {
      const unsent = { words, version: 1, at: noon };
      assert.equal(afterStale(unsent, by(somebody, earlier, now), me), outcome);
    });

  it('goes over one’s own earlier words without a question, and asks before going over later ones', () => {
    const unsent = { words: { current_level: 3 }, version: 1, at: noon };
    assert.equal(afterStale(unsent, by(me, earlier, { current_level: 2 }), me), 'again');
    assert.equal(afterStale(unsent, by(me, later, { current_level: 2 }), me), 'ask');
  });

  it('is stored only when every word of it is', () => {
    assert.ok(isStored({ note: null }, nothing));
    assert.ok(!isStored({ note: 'x' }, nothing));
  });
});

describe('what is open in a question', () => {
  for (const [answer, open] of [
    [{}, 'unanswered'],
    [{ desired_level: 3 }, 'unanswered'],
    [{ current_level: 0 }, undefined],
    [{ not_applicable: true }, 'unreasoned'],
    [{ not_applicable: true, na_reason: ' ' }, 'unreasoned'],
    [{ not_applicable: true, na_reason: 'No wireless here' }, undefined],
    [{ current_level: 2, carried_from: me }, 'unconfirmed'],
    [{ carried_from: me }, 'unanswered'],
  ] as const)
    it(`${JSON.stringify(answer)}: ${open ?? 'nothing'}`, () =>
      assert.equal(openPointOf({ ...nothing, ...answer }), open));
});

it('confidence goes round', () => {
  assert.deepEqual(
    [null, 'low', 'medium', 'high'].map((now) => nextConfidence(now as null)),
    ['low', 'medium', 'high', null],
  );
});
