import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { changesTogether, inShort, questionOf, questionsAmong } from './history.rules.ts';

suite('The history of an assessment', () => {
  test('knows the question of a change by its name, which may hold dots itself', () => {
    assert.deepEqual(questionOf('3.10.current_level'), { question: '3.10', part: 'current_level' });
    assert.deepEqual(questionOf('GV.OC-01.note'), { question: 'GV.OC-01', part: 'note' });
    assert.equal(questionOf('status'), undefined);
  });

  test('tells a sitting from its first word to its last, and leaves out what was taken back', () => {
    const to = (field: string, old: unknown, now: unknown) => ({ field, old, new: now });
    assert.deepEqual(
      changesTogether([
        [to('status', 'draft', 'in_progress'), to('1.1.current_level', null, 2)],
        [to('1.1.current_level', 2, 3), to('1.2.note', null, 'Weekly')],
        [to('1.2.note', 'Weekly', null)],
      ]),
      [to('status', 'draft', 'in_progress'), to('1.1.current_level', null, 3)],
    );
  });

  test('names each question once, 3.2 before 3.10', () => {
    const changes = ['3.10.note', '3.2.note', '3.2.confidence', 'status'].map((field) => ({
      field,
      old: null,
      new: 'x',
    }));
    assert.deepEqual(questionsAmong(changes), ['3.2', '3.10']);
  });

  test('tells long texts in part', () => {
    assert.equal(inShort('short'), 'short');
    assert.equal(inShort(4), 4);
    assert.equal(String(inShort('word '.repeat(100))).length <= 241, true);
  });
});
