import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Tile } from '#features/board/card/card.contract.ts';
import {
  movedIn,
  neighbourOf,
  placeAt,
  placeOf,
  reordered,
  stepped,
  type ShownList,
} from './arrangement.rules.ts';

const list = (id: string, ...cards: string[]): ShownList => ({
  id,
  version: 1,
  name: id,
  wip_limit: null,
  task_status: null,
  count: cards.length,
  cards: cards.map((card) => ({ id: card, list_id: id }) as Tile),
});
const board = [list('todo', 'a', 'b', 'c'), list('doing', 'd'), list('done')];
const shown = (lists: readonly ShownList[]) =>
  lists.map(({ id, count, cards }) => `${id} ${count}: ${cards.map((card) => card.id).join(' ')}`);

suite('Cards that are moved', () => {
  test('stand before the one they were put before', () => {
    const moved = movedIn(board, [{ card: 'c', list: 'doing', before: 'd' }]);
    assert.deepEqual(shown(moved), ['todo 2: a b', 'doing 2: c d', 'done 0: ']);
  });
  test('stand at the end where they were put there', () => {
    const moved = movedIn(board, [{ card: 'a', list: 'todo', before: null }]);
    assert.deepEqual(shown(moved), ['todo 3: b c a', 'doing 1: d', 'done 0: ']);
  });
  test('move one after the other', () => {
    const moves = [
      { card: 'a', list: 'done', before: null },
      { card: 'b', list: 'done', before: 'a' },
      { card: 'a', list: 'doing', before: null },
    ];
    assert.deepEqual(shown(movedIn(board, moves)), ['todo 1: c', 'doing 2: d a', 'done 1: b']);
  });
  test('that are gone, or go nowhere, change nothing', () => {
    assert.equal(movedIn(board, [{ card: 'x', list: 'todo', before: null }]), board);
    assert.equal(movedIn(board, [{ card: 'a', list: 'x', before: null }]), board);
  });
  test('are told by their neighbour, which is never themselves', () => {
    const [todo, , done] = board as [ShownList, ShownList, ShownList];
    assert.deepEqual(neighbourOf(todo, { card: 'd', before: 'b' }), { before: 'b' });
    assert.deepEqual(neighbourOf(todo, { card: 'c', before: null }), { after: 'b' });
    assert.deepEqual(neighbourOf(done, { card: 'c', before: null }), {});
  });
  test('count their place without themselves', () => {
    assert.deepEqual(placeOf(board, 'b'), { list: 'todo', at: 1, before: 'c' });
    assert.deepEqual(placeAt(board, 'a', { list: 'todo', at: 1 }), { list: 'todo', before: 'c' });
    assert.deepEqual(placeAt(board, 'a', { list: 'todo', at: 9 }), { list: 'todo', before: null });
  });
});

suite('An arrow', () => {
  const steps: [key: string, card: string, isMirrored: boolean, to: string | undefined][] = [
    ['ArrowDown', 'a', false, 'todo c'],
    ['ArrowDown', 'b', false, 'todo null'],
    ['ArrowDown', 'c', false, undefined],
    ['ArrowUp', 'a', false, undefined],
    ['ArrowUp', 'b', false, 'todo a'],
    ['ArrowRight', 'a', false, 'doing d'],
    ['ArrowRight', 'c', false, 'doing null'],
    ['ArrowLeft', 'a', false, undefined],
    ['ArrowLeft', 'a', true, 'doing d'],
    ['ArrowRight', 'd', true, 'todo a'],
    ['Home', 'a', false, undefined],
  ];
  for (const [key, card, isMirrored, to] of steps)
    test(`${key} takes ${card} ${isMirrored ? 'in Arabic ' : ''}to ${to ?? 'nowhere'}`, () => {
      const place = stepped(board, card, key, isMirrored);
      assert.equal(place && `${place.list} ${place.before}`, to);
    });
});

test('A list goes before another one, or to the end', () => {
  const order = (id: string, before: string | null) => reordered(board, { id, before }).map((one) => one.id);
  assert.deepEqual(order('done', 'todo'), ['done', 'todo', 'doing']);
  assert.deepEqual(order('todo', null), ['doing', 'done', 'todo']);
  assert.deepEqual(order('x', null), ['todo', 'doing', 'done']);
});
