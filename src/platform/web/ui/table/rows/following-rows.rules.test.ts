import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { followingRows, shownOf, type ShownRow } from './following-rows.rules.ts';

const idOf = (id: string) => id;
const shown = (rows: string): ShownRow<string>[] => [...rows].map((row, key) => ({ key, row }));
/** What is drawn once so many rows had their turn, each with its elements: `a0 b1`. */
const drawnOf = (before: string, rows: string, drawn: number): string =>
  shownOf({ ...followingRows([...rows], shown(before), idOf), drawn })
    .map(({ key, row }) => `${row}${key}`)
    .join(' ');

describe('rows that take the place of others', () => {
  it('keep their elements wherever they go, at once', () => {
    assert.equal(drawnOf('abcd', 'dacb', 0), 'd3 a0 c2 b1');
  });

  it('are drawn in the elements of those that go, a few at a time', () => {
    assert.equal(drawnOf('abc', 'xyz', 0), 'a0 b1 c2');
    assert.equal(drawnOf('abc', 'xyz', 2), 'x0 y1 c2');
    assert.equal(drawnOf('abc', 'xyz', 3), 'x0 y1 z2');
  });

  it('leave alone what stays among them, and never stand there twice', () => {
    assert.equal(drawnOf('abcd', 'xcay', 0), 'b1 c2 a0 d3');
    assert.equal(drawnOf('abcd', 'xcay', 2), 'x1 c2 a0 d3');
    assert.equal(drawnOf('abcd', 'xcay', 4), 'x1 c2 a0 y3');
  });

  it('come in elements of their own where more come than go', () => {
    assert.equal(drawnOf('ab', 'xbyz', 1), 'x0 b1');
    assert.equal(drawnOf('ab', 'xbyz', 4), 'x0 b1 y2 z3');
    assert.equal(drawnOf('', 'xy', 1), 'x0');
  });

  it('are fewer at once where more go than come', () => {
    assert.equal(drawnOf('abcd', 'xd', 0), 'a0 d3');
  });
});
