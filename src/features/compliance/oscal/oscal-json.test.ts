import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonOf } from './server/oscal-json.presenter.ts';

async function written(value: unknown): Promise<string> {
  let text = '';
  for await (const piece of jsonOf(value)) text += piece;
  return text;
}

test('A document written in pieces is the document', async () => {
  const many = (length: number) => Array.from({ length }, (_, at) => ({ at, text: '"\\\u2028\ud800' }));
  for (const value of [
    {},
    [],
    { none: undefined, null: null, empty: [], nothing: {} },
    { a: { b: { c: { d: { e: { f: many(3) } } } } }, z: undefined },
    { lists: [many(0), many(1), many(49), many(50), many(51), many(150), many(151)] },
  ])
    assert.deepEqual(JSON.parse(await written(value)), JSON.parse(JSON.stringify(value)));
});

test('Items that are functions are made when they are written', async () => {
  let made = 0;
  const item = () => ({ nth: (made += 1) });
  for (const length of [2, 120]) {
    made = 0;
    const document = { list: Array.from({ length }, () => item) };
    assert.equal(made, 0);
    const whole = JSON.parse(await written(document)) as { list: { nth: number }[] };
    assert.deepEqual(
      whole.list.map(({ nth }) => nth),
      Array.from({ length }, (_, at) => at + 1),
    );
  }
});

test('A long list lets others go first', async () => {
  let turns = 0;
  let isWritten = false;
  const others = () => {
    turns += 1;
    if (!isWritten) setImmediate(others);
  };
  setImmediate(others);
  await written({ list: Array.from({ length: 1200 }, (_, at) => at) });
  isWritten = true;
  assert.ok(turns >= 1200 / 50, `${turns}`);
});
