import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { PersonType } from '#platform/contract/access.ts';
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
  type Accesses = ('lead' | 'editor' | 'viewer')[];
  const cases: [
    says: string,
    who: { type: PersonType; org_editor?: boolean; flat?: boolean },
    accesses: Accesses,
    decides: boolean,
    belongs: boolean,
  ][] = [
    ['an Admin', { type: 'Admin' }, [], true, true],
    ['Staff who edit a department', { type: 'Staff' }, ['viewer', 'editor'], true, true],
    ['Staff who see departments', { type: 'Staff' }, ['viewer'], false, true],
    ['Staff of no department', { type: 'Staff' }, [], false, false],
    ['Staff who edit what is the whole organisation’s', { type: 'Staff', org_editor: true }, [], true, true],
    ['Staff of a flat organisation', { type: 'Staff', org_editor: true, flat: true }, [], true, true],
    ['a User of a department', { type: 'User' }, ['viewer'], false, true],
    [
      'a User who would edit what is the whole organisation’s',
      { type: 'User', org_editor: true },
      [],
      false,
      false,
    ],
    ['a User of a flat organisation', { type: 'User', flat: true }, [], false, true],
    ['a User of none', { type: 'User' }, [], false, false],
  ];
  for (const [says, { type, org_editor = false, flat = false }, accesses, decides, belongs] of cases)
    test(`is offered to ${says}: ${decides ? 'any' : belongs ? 'their own' : 'none'}`, () => {
      const departments = accesses.map((access) => ({ id: access, access }));
      const person = { type, org_editor, departments };
      assert.deepEqual([decidesSomewhere(person), belongsSomewhere(person, flat)], [decides, belongs]);
    });
});
