import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeApart } from './reply.ts';

test('A page taken apart has a column for each field, of the type that all its rows have', () => {
  const parts = takeApart(
    JSON.stringify({
      message: 'Successful.',
      data: [
        { id: 'a', version: 1, share: 0.5, shown: true, owner: { id: 'o' }, closed: null, tags: [] },
        { id: 'b', version: 2, share: 1, shown: false, owner: null, closed: null, tags: ['x'] },
      ],
      count: 2,
    }),
  );
  assert.deepEqual(
    parts.columns.map(({ field, type }) => `${field} ${type}`),
    ['id text', 'version integer', 'share float8', 'shown bool', 'owner json', 'closed text', 'tags json'],
  );
  assert.deepEqual(parts.rows, [
    ['a', '1', '0.5', 'true', '{"id":"o"}', null, '[]'],
    ['b', '2', '1', 'false', 'null', null, '["x"]'],
  ]);
  assert.equal(parts.before, '{"message":"Successful.","data":');
  assert.equal(parts.behind, ',"count":2}');
  assert.equal(parts.isList, true);
});

test('A reply about one thing is one row', () => {
  const { rows, behind, isList } = takeApart('{"data":{"id":"a","closed":null}}');
  assert.deepEqual({ rows, behind, isList }, { rows: [['a', null]], behind: '}', isList: false });
});
