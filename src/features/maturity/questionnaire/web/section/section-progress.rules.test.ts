import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import { nextOpen, sectionNow, sectionOf } from './section-progress.rules.ts';
import { noAnswer } from '#features/maturity/assessment/answer.rules.ts';

it('a section is counted as the server counts it, with what it has not heard yet', () => {
  const { figures, open } = sectionNow([
    { ...noAnswer('1.1'), current_level: 2, desired_level: 4 },
    { ...noAnswer('1.2'), current_level: 3 },
    noAnswer('1.3'),
    { ...noAnswer('1.4'), not_applicable: true },
  ]);
  assert.deepEqual(figures, {
    questions: 4,
    not_applicable: 1,
    answered: 2,
    current: 2.5,
    desired: 4,
    gap: 2,
    coverage: 66.7,
    percent: 50,
  });
  assert.deepEqual(open, { unanswered: 1, unreasoned: 1, unconfirmed: 0 });
});

describe('a question is found in its section', () => {
  for (const [question, section] of [
    ['3.10', '3'],
    ['13.1', '13'],
    ['A.5.1', 'A.5'],
    ['10.2', '10'],
    ['GV.OC-01', 'GV.OC'],
    ['99.1', undefined],
  ] as const)
    it(question, () =>
      assert.equal(sectionOf(question, ['1', '3', '10', '13', 'A.5', 'A.8', 'GV.OC', 'GV.RM']), section),
    );
});

describe('the next open question', () => {
  const section = (code: string, unanswered: number, ids?: string[]) => ({
    code,
    count: unanswered,
    questions: ids === undefined ? null : ids.map((question_id) => ({ question_id }) as AssessedQuestion),
  });
  const sections = [section('1', 1, ['1.1', '1.2']), section('2', 1, ['2.1', '2.2']), section('3', 2)];
  const isOpen = (id: string) => ['1.1', '2.2'].includes(id);
  for (const [what, at, found] of [
    ['lies further on in the section', { section: '2', question: '2.1' }, { section: '2', question: '2.2' }],
    ['lies in a later section', { section: '2', question: '2.2' }, { section: '3', question: undefined }],
    [
      'lies before, when nothing comes after',
      { section: '3', question: undefined },
      { section: '1', question: '1.1' },
    ],
    [
      'is the first one before anybody begins',
      { section: '1', question: undefined },
      { section: '1', question: '1.1' },
    ],
  ] as const)
    it(what, () => assert.deepEqual(nextOpen(sections, at, isOpen), found));
  it('is not there when everything is done', () =>
    assert.equal(
      nextOpen([section('1', 0, ['1.1'])], { section: '1', question: '1.1' }, () => false),
      undefined,
    ));
  it('is the same one again when it alone is left', () =>
    assert.deepEqual(
      nextOpen([section('1', 1, ['1.1'])], { section: '1', question: '1.1' }, () => true),
      {
        section: '1',
        question: '1.1',
      },
    ));
});
