import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { keepView } from '#features/workspace/saved-view/saved-view.contract.ts';
import { newWorld } from '#tests/world/world.ts';

const { admin } = await newWorld();
const almostAMegabyte = 950_000;
const keys = (named: (at: number) => string) => {
  const written: string[] = [];
  for (let [at, size] = [0, 0]; size < almostAMegabyte; at++)
    size += written.push(`"${named(at)}":1`) && named(at).length + 5;
  return written.join(',');
};
const view = (filter: string) =>
  `{"screen":"register","name":"Mine","columns":null,"sort":null,"is_shared":false,"filter":${filter}}`;

suite('A body of a megabyte is refused by the field that is too much', () => {
  const cases: [why: string, body: string, field: string, words: RegExp][] = [
    ['many keys', view(`{${keys((at) => `k${at}`)}}`), 'filter', /more than 50000 values/],
    ['many values', view(`{"a":[${'1,'.repeat(400_000)}1]}`), 'filter', /more than 50000 values/],
    ['deep lists', view('['.repeat(400_000) + ']'.repeat(400_000)), 'filter', /nested too deeply/],
    [
      'deep objects',
      view(`${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`),
      'filter',
      /nested too deeply/,
    ],
    ['many fields', `{${keys((at) => `k${at}`)}}`, 'body', /more than 50000 values/],
    ['one long key', view(`{"${'k'.repeat(almostAMegabyte)}":1}`), 'filter', /./],
    ['one long text', view(`{"a":"${'k'.repeat(almostAMegabyte)}"}`), 'filter', /too much for one view/],
  ];
  for (const [why, body, field, words] of cases)
    test(why, async () => {
      const headers = { 'content-type': 'application/json' };
      const reply = await admin.sends(keepView, { body }, headers);
      const { errors = {} } = reply.body as { errors?: Record<string, string[]> };
      assert.equal(reply.status, 400);
      const [named = ''] = Object.keys(errors);
      assert.ok(named.startsWith(field), named.slice(0, 100));
      assert.match(errors[named]?.[0] ?? '', words);
      assert.ok(JSON.stringify(reply.body).length < 2000, 'the reply is short');
    });

  test('and many wrong ones are not all told', async () => {
    const body = view(`{${Array.from({ length: 40_000 }, (_, at) => `"ü${at}":1`).join(',')}}`);
    const reply = await admin.sends(keepView, { body }, { 'content-type': 'application/json' });
    assert.equal(reply.status, 400);
    const { errors } = reply.body as { errors: Record<string, string[]> };
    assert.ok(Object.keys(errors).length <= 100);
  });

  test('and unknown ones are named by the first of them', async () => {
    const body = `{"name":"Mine",${Array.from({ length: 40_000 }, (_, at) => `"u${at}":1`).join(',')}}`;
    const reply = await admin.sends(keepView, { body }, { 'content-type': 'application/json' });
    const { errors } = reply.body as { errors: Record<string, string[]> };
    assert.match(errors['u0']?.[0] ?? '', /u0, u1, u2, u3, u4 …/);
    assert.ok(JSON.stringify(reply.body).length < 5000);
  });
});

suite('A filter of a register', () => {
  const id = crypto.randomUUID();
  const nodes = (node: unknown, times: number) => Array.from({ length: times }, () => node);
  const cases: [why: string, body: object][] = [
    ['of many values', { filter_type: 'tag', ids: nodes(id, 20_000) }],
    ['of a long text', { filter_type: 'text', q: 'x'.repeat(900_000) }],
    [
      'of many conditions',
      { filter_type: 'advanced', and: nodes({ field: 'tag', op: 'in', value: [id] }, 5000) },
    ],
    [
      'of conditions in conditions',
      {
        filter_type: 'advanced',
        and: nodes({ or: nodes({ field: 'tag', op: 'in', value: nodes(id, 20) }, 20) }, 20),
      },
    ],
  ];
  for (const [why, body] of cases)
    test(`is refused: ${why}`, async () => {
      const { status, code, errors = {} } = await admin.isRefused(filterRisks, { body });
      assert.deepEqual([status, code], [400, 'invalid_input']);
      assert.ok(Object.keys(errors).length > 0);
      assert.ok(JSON.stringify(errors).length < 5000);
    });
});
