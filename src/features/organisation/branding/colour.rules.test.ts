import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { colourCheck, isColour } from './colour.rules.ts';

suite('The colours of an organisation', () => {
  for (const [primary, secondary, reads, areAlike] of [
    ['#006565', '#FFBE2C', true, false],
    ['#777777', '#FFBE2C', false, false],
    ['#767676', '#FFBE2C', true, false],
    ['#FFBE2C', '#FFC23A', false, true],
    ['#112244', '#132545', true, true],
  ] as const)
    test(`${primary} and ${secondary} ${reads ? 'read' : 'do not read'} on white${areAlike ? ', and are alike' : ''}`, () => {
      const check = colourCheck({ primary, secondary });
      assert.deepEqual([check.reads, check.areAlike], [reads, areAlike]);
    });

  test('are written in six digits', () => {
    assert.deepEqual(['#006565', '#ABCDEF', '#abcdef'].map(isColour), [true, true, true]);
    assert.deepEqual(['006565', '#06565', '#0065655', '#00656g', ''].map(isColour), [
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
