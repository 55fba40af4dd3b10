import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { layoutFrom, movedColumn, pinTurned, type Column } from './column.ts';

const column = (id: string, more: Partial<Column<never>> = {}): Column<never> => ({
  id,
  label: id,
  cell: () => null,
  ...more,
});
const columns = [
  column('ref'),
  column('title', { isPinned: true }),
  column('level'),
  column('owner', { hidden: true }),
  column('status'),
];
const layout = (content?: Record<string, unknown>) => layoutFrom(content, columns, 'compact');

describe('the columns as a person left them', () => {
  it('begin as they were written, those that stay first', () => {
    assert.deepEqual(layout(), {
      order: ['ref', 'title', 'level', 'owner', 'status'],
      hidden: ['owner'],
      widths: {},
      pinned: ['title'],
      density: 'compact',
    });
  });
  it('keep what was remembered, without columns that are no more', () => {
    const { order, pinned, density } = layout({
      order: ['ref', 'status', 'gone', 'title'],
      pinned: ['status', 'gone'],
      density: 'comfortable',
    });
    assert.deepEqual(order, ['ref', 'status', 'title', 'level', 'owner']);
    assert.deepEqual(pinned, ['status']);
    assert.equal(density, 'comfortable');
  });
  it('move past those that are hidden', () => {
    assert.deepEqual(movedColumn(layout(), 'level', 1)?.order, ['ref', 'title', 'owner', 'status', 'level']);
    assert.deepEqual(movedColumn(layout(), 'status', -1)?.order, [
      'ref',
      'title',
      'status',
      'level',
      'owner',
    ]);
  });
  it('do not move across the pin, nor before the first', () => {
    assert.equal(movedColumn(layout(), 'level', -1), undefined);
    assert.equal(movedColumn(layout(), 'title', -1), undefined);
    assert.equal(movedColumn(layout(), 'ref', 1), undefined);
    assert.equal(movedColumn(layout(), 'status', 1), undefined);
  });
  it('stay, and are let go', () => {
    const kept = pinTurned(layout(), 'status');
    assert.deepEqual(kept, {
      pinned: ['title', 'status'],
      order: ['ref', 'title', 'status', 'level', 'owner'],
    });
    assert.deepEqual(pinTurned(layout(), 'title').pinned, []);
  });
});
