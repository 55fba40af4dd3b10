import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './evidence.contract.ts';

const statement = () => ({ statement: 'We looked at every account.' });

suite('Evidence', () => {
  test('is listed by what it is, in the order that was asked for', async () => {
    const there = await newWorld();
    const body = (name: string, valid_for_days: number | null) => ({
      name,
      kind: 'statement' as const,
      effective_from: '2026-01-01',
      valid_for_days,
      content: statement(),
    });
    for (const [name, days] of [
      ['Backup test', 400],
      ['Access review', 30],
      ['Supplier audit', null],
    ] as const)
      await there.admin.calls(contract.createEvidence, { body: body(name, days) });
    const names = async (query: object) =>
      (await there.admin.calls(contract.listEvidence, { query })).data.map(({ name }) => name);
    assert.deepEqual(await names({ ordering: 'name' }), ['Access review', 'Backup test', 'Supplier audit']);
    assert.deepEqual(await names({ ordering: 'expires_on' }), [
      'Access review',
      'Backup test',
      'Supplier audit',
    ]);
    assert.deepEqual(await names({ q: 'AUDİT' }), ['Supplier audit']);
    assert.deepEqual(await names({ q: 'ev-0002' }), ['Access review']);
    assert.deepEqual(await names({ status: 'accepted' }), []);
    assert.deepEqual(await names({ limit: '1', offset: '1', ordering: 'ref' }), ['Access review']);
  });
});
