import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { belongsSomewhere, decidesSomewhere, unitShown } from './department.rules.ts';

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

suite('A new record', () => {
  const cases: [
    says: string,
    type: string,
    flat: boolean,
    accesses: string[],
    decides: boolean,
    belongs: boolean,
  ][] = [
    ['an Admin', 'Admin', false, [], true, true],
    ['Staff who edit a department', 'Staff', false, ['viewer', 'editor'], true, true],
    ['Staff who see departments', 'Staff', false, ['viewer'], false, true],
    ['Staff of a flat organisation', 'Staff', true, [], true, true],
    ['a User of a department', 'User', false, ['viewer'], false, true],
    ['a User of a flat organisation', 'User', true, [], false, true],
    ['a User of none', 'User', false, [], false, false],
  ];
  for (const [says, type, flat, accesses, decides, belongs] of cases)
    test(`is offered to ${says}: ${decides ? 'any' : belongs ? 'their own' : 'none'}`, () => {
      const departments = accesses.map((access) => ({ access }));
      const found = [
        decidesSomewhere({ type, flat }, departments),
        belongsSomewhere({ type, flat }, departments),
      ];
      assert.deepEqual(found, [decides, belongs]);
    });
});
