import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Tile } from '#features/board/card/card.contract.ts';
import { laneOf, lanesOf } from './lane.rules.ts';

const people = { deniz: { id: 'd', name: 'Deniz' }, ayse: { id: 'a', name: 'Ayşe' } };
const card = (members: Tile['members'], department: Tile['department'] = null) =>
  ({ members, department }) as Tile;

suite('Lanes', () => {
  test('of people stand in the order of their names, nobody last', () => {
    const cards = [card([]), card([people.deniz]), card([people.ayse])];
    const lanes = lanesOf([{ cards }], 'person', 'tr');
    assert.deepEqual(
      lanes.map(({ names }) => names),
      [['Ayşe'], ['Deniz'], []],
    );
  });
  test('hold a card once: those of several people have a lane of their own', () => {
    const shared = card([people.ayse, people.deniz]);
    const lanes = lanesOf([{ cards: [shared, card([people.ayse])] }, { cards: [shared] }], 'person', 'tr');
    assert.deepEqual(
      lanes.map(({ names }) => names),
      [['Ayşe'], ['Ayşe', 'Deniz']],
    );
    assert.equal(laneOf(shared, 'person').key, lanes[1]?.key);
  });
  test('of departments are those of the tasks that cards are', () => {
    const it = { id: 'it', name: 'IT' };
    const lanes = lanesOf([{ cards: [card([people.ayse], it), card([])] }], 'department', 'en');
    assert.deepEqual(
      lanes.map(({ names }) => names),
      [['IT'], []],
    );
  });
});
