import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import type { DifferenceKind } from './standard-difference.contract.ts';
import { countsOf, differenceBetween } from './standard-difference.rules.ts';

const chapter: WrittenRequirement = {
  code: 'A',
  parent: null,
  title: 'People',
  text: null,
  guidance: null,
  assessable: false,
  weight: 1,
  groups: [],
};
const training: WrittenRequirement = {
  ...chapter,
  code: 'A.1',
  parent: 'A',
  title: 'Training',
  text: 'Everybody is trained',
  guidance: 'Keep lists',
  assessable: true,
};
const other: WrittenRequirement = { ...chapter, code: 'B', title: 'Places' };

const kindsOf = (change: Partial<WrittenRequirement>): DifferenceKind[] =>
  differenceBetween([chapter, training, other], [chapter, { ...training, ...change }, other]).flatMap(
    ({ kinds }) => kinds,
  );

suite('Two versions of a standard', () => {
  const cases: [what: string, change: Partial<WrittenRequirement>, kinds: DifferenceKind[]][] = [
    ['nothing', {}, []],
    ['another title', { title: 'Schooling' }, ['reworded']],
    ['another text', { text: 'Everybody is trained twice' }, ['reworded']],
    ['no text any more', { text: null }, ['reworded']],
    ['another guidance', { guidance: 'Keep lists for a year' }, ['reworded']],
    ['lines that break elsewhere', { text: ' Everybody\n is  trained ' }, []],
    ['an empty text for none', { guidance: 'Keep\tlists' }, []],
    ['another place', { parent: 'B' }, ['moved']],
    ['the top', { parent: null }, ['moved']],
    ['another weight', { weight: 2.5 }, ['reweighted']],
    ['a group', { groups: ['Banks'] }, ['regrouped']],
    ['a heading', { assessable: false }, ['assessability']],
    [
      'all of it',
      { title: 'X', parent: 'B', weight: 3, groups: ['Banks'], assessable: false },
      ['reworded', 'moved', 'reweighted', 'regrouped', 'assessability'],
    ],
  ];
  for (const [what, change, kinds] of cases)
    test(`differ by what is said: ${what}`, () => assert.deepEqual(kindsOf(change), kinds));

  test('have the same groups in whatever order', () => {
    const one = { ...training, groups: ['Banks', 'Shops'] };
    const same = { ...training, groups: ['Shops', 'Banks'] };
    assert.deepEqual(differenceBetween([chapter, one], [chapter, same]), []);
    const twice = { ...training, groups: ['Banks', 'Mills'] };
    assert.equal(differenceBetween([chapter, one], [chapter, twice]).length, 1);
  });

  test('tell what came where it stands, and what went at the end', () => {
    const found = differenceBetween(
      [chapter, training, other],
      [other, { ...training, code: 'B.1', parent: 'B' }, { ...chapter, title: 'Persons' }],
    );
    assert.deepEqual(
      found.map(({ code, kinds, before, after }) => [code, kinds, before !== null, after !== null]),
      [
        ['B.1', ['added'], false, true],
        ['A', ['reworded'], true, true],
        ['A.1', ['removed'], true, false],
      ],
    );
    assert.deepEqual(countsOf(found), {
      added: 1,
      removed: 1,
      reworded: 1,
      moved: 0,
      reweighted: 0,
      regrouped: 0,
      assessability: 0,
    });
  });
});
