import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mentionAt, mentionPieces, stillMentioned, withMention } from './mention.rules.ts';

const ada = { id: '1', name: 'Ada Admin' };
const adam = { id: '2', name: 'Ada Admin-Lovelace' };

suite('A mention', () => {
  for (const [text, q] of [
    ['@', ''],
    ['Ask @ad', 'ad'],
    ['(@Ada Ad', 'Ada Ad'],
    ['اسأل @سار', 'سار'],
  ] as const)
    test(`begins in “${text}”`, () => {
      assert.deepEqual(mentionAt(text, text.length), { from: text.indexOf('@'), q });
    });

  for (const text of ['ada@example.org', 'Ask', '@ada ', '@@', '@Ada Ad min Ister', '@ada\nand'])
    test(`does not begin in “${text}”`, () => assert.equal(mentionAt(text, text.length), undefined));

  test('takes the place of what was typed, and the caret goes on behind it', () => {
    const text = 'Ask @ad about it';
    const at = mentionAt(text, 7);
    assert.ok(at);
    assert.deepEqual(withMention(text, at, ada.name), { text: 'Ask @Ada Admin about it', caret: 15 });
  });

  test('holds for as long as the name stands in the text', () => {
    assert.deepEqual(stillMentioned('Ask @Ada Admin', [ada, adam]), [ada]);
    assert.deepEqual(stillMentioned('Ask Ada Admin', [ada]), []);
  });

  test('is told from what else is said, the longer name first', () => {
    assert.deepEqual(mentionPieces('Ask @Ada Admin-Lovelace, not @Ada Admin', [ada, adam]), [
      { text: 'Ask ', isMention: false },
      { text: '@Ada Admin-Lovelace', isMention: true },
      { text: ', not ', isMention: false },
      { text: '@Ada Admin', isMention: true },
    ]);
    assert.deepEqual(mentionPieces('Nobody', []), [{ text: 'Nobody', isMention: false }]);
  });
});
