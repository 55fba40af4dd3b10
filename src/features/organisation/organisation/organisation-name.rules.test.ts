import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { nameKeyOf, slugOf } from './organisation-name.rules.ts';

suite('The name of an organisation', () => {
  for (const other of [
    'HARBOUR BANK',
    ' Harbour  Bank ',
    'Harbour-Bank',
    'Hárböur Bank',
    'Ｈａｒｂｏｕｒ Ｂａｎｋ',
    'Нarbоur Ваnк',
    'Ηarbour Βank',
    'Harb0ur Bank',
    'Harbour\u200dBank',
  ])
    test(`is the same as ${other}`, () => assert.equal(nameKeyOf(other), nameKeyOf('Harbour Bank')));

  for (const other of ['Harbour Banks', 'Harbor Bank', 'بنك الميناء', '☂ ☂'])
    test(`is another than ${other}`, () => assert.notEqual(nameKeyOf(other), nameKeyOf('Harbour Bank')));

  test('is told from others where it has no letters at all', () => {
    assert.notEqual(nameKeyOf('☂ ☂'), nameKeyOf('☀'));
    assert.notEqual(nameKeyOf('بنك الميناء'), nameKeyOf('بنك النيل'));
    assert.equal(nameKeyOf('İŞ BANKASI'), nameKeyOf('iş bankası'));
  });

  test('suggests a short name, as far as it has letters for one', () => {
    const suggested: [string, string | undefined][] = [
      ['Harbour & Sons Ltd.', 'harbour-sons-ltd'],
      ['Işık Çelik A.Ş.', 'isik-celik-a-s'],
      ['--- 7 ---', undefined],
      ['بنك الميناء', undefined],
      ['The Association of the Oldest Companies', 'the-association-of-the-oldest-co'],
      ['The Association of the Oldest B Companies', 'the-association-of-the-oldest-b'],
    ];
    for (const [name, slug] of suggested) assert.equal(slugOf(name), slug);
  });
});
