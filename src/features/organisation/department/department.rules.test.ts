import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unitShown } from './department.rules.ts';

const [finance, operations] = [{ id: 'finance' }, { id: 'operations' }];

suite('The business unit that a screen shows', () => {
  const cases: [
    says: string,
    named: string | null,
    departments: { id: string }[],
    type: string,
    shown?: string,
  ][] = [
    ['the one that is named', 'operations', [finance, operations], 'User', 'operations'],
    ['the first where none is named', null, [finance, operations], 'User', 'finance'],
    ['the first where the named one is not theirs', 'legal', [finance], 'Staff', 'finance'],
    ['the whole organisation for those with several', 'all', [finance, operations], 'User'],
    ['the whole organisation for an Admin', 'all', [finance], 'Admin'],
    ['the only one of somebody who has no other', 'all', [finance], 'Staff', 'finance'],
    ['none where there is none', null, [], 'Admin'],
  ];
  for (const [says, named, departments, type, shown] of cases)
    test(`is ${says}`, () => assert.equal(unitShown(named, departments, type)?.id, shown));
});
