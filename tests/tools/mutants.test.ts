import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { findSites } from '../../run/mutants/find-sites.ts';
import { isLeftOut } from '../../run/mutants/mutated-files.ts';

const path = 'src/features/risk/thing.service.ts';
/** What is found in a source: kind and words of each place. */
const found = (source: string) =>
  findSites(path, source).sites.map(({ name }) => name.slice(name.lastIndexOf(' > ') + 3));
const switched = (source: string) => findSites(path, source).switched;

suite('Places where something can be deleted', () => {
  test('are refusals, wherever they stand', () => {
    const source = `
      const find = (row) => row ?? refuse(notFound);
      function close(row, org = refuse(gone)) {
        if (row.open) return refuse(wrongState, { data: row });
        refuseSignIn('invalid');
      }`;
    assert.deepEqual(found(source), [
      'refusal refuse(notFound)',
      'refusal refuse(gone)',
      'refusal refuse(wrongState, { data: row })',
      "refusal refuseSignIn('invalid')",
    ]);
    assert.match(
      switched(source),
      /row \?\? \(__mutants\.isDeleted\("[^"]+"\) \? undefined : refuse\(notFound\)\);/,
    );
  });

  test('are rights, but not the one whose refusal goes with it anyway', () => {
    assert.deepEqual(found('const change = (actor) => { if (!maySteer(actor)) refuse(forbidden); };'), [
      'refusal refuse(forbidden)',
    ]);
    assert.deepEqual(
      found('const change = (actor) => { if (moves && !maySteer(actor)) refuse(forbidden); };'),
      ['right maySteer(actor)', 'refusal refuse(forbidden)'],
    );
    assert.match(
      switched('const can = async (actor) => [maySteer(actor), await mayJoin(actor)];'),
      /\[__mutants\.right\("[^"]+", maySteer\(actor\)\), await __mutants\.rightLater\("[^"]+", mayJoin\(actor\)\)\]/,
    );
  });

  test('are the parts a right is made of', () => {
    assert.deepEqual(
      found('const maySee = (actor, row) => actor.admin || (row.open && row.owner === actor.id);'),
      [
        'alternative actor.admin',
        'alternative row.open && row.owner === actor.id',
        'demand row.open',
        'demand row.owner === actor.id',
      ],
    );
    assert.deepEqual(found('function isAllowed(verb) { switch (verb) { case 1: return leads || owns; } }'), [
      'alternative leads',
      'alternative owns',
    ]);
    assert.deepEqual(found('const isOpen = (row) => row.open || row.draft;'), []);
  });

  test('are guards that stand as statements, and each condition of a refusal', () => {
    assert.deepEqual(
      found(`async function change(row, seen) {
        expectVersion(row, seen);
        await turn.expectTaken(taken);
        limits.consume(claims);
        const checked = expectPlace(row);
        if (row.cut || row.long) refuse(tooMany);
      }`),
      [
        'guard expectVersion(row, seen)',
        'guard turn.expectTaken(taken)',
        'guard limits.consume(claims)',
        'condition row.cut',
        'condition row.long',
        'refusal refuse(tooMany)',
      ],
    );
    assert.match(
      switched('async function f() { expectVersion(await find(), 1); await expectPlace(1); }'),
      /\(__mutants\.isDeleted\("[^"]+"\) \? undefined : expectVersion\(await find\(\), 1\)\); await __mutants\.guard\("[^"]+", \(\) => expectPlace\(1\)\);/,
    );
  });

  test('are conditions that stand in brackets, too', () => {
    assert.deepEqual(
      found(`async function close(other) {
        if (isDouble && (other === undefined || !(await find(other)))) refuse(otherRequired);
      }`),
      ['condition other === undefined', 'condition !(await find(other))', 'refusal refuse(otherRequired)'],
    );
  });

  test('are who sees what, and the entries of a workflow, which is read once', () => {
    assert.deepEqual(found('const find = (actor) => sql`select 1 where ${visibleTo(actor)}`;'), [
      'sight visibleTo(actor)',
    ]);
    const table = `export const plan = workflow('plan', { verbs: {
      submit: { by: [owner, editor], needs: [objective] },
      approve: { by: approver, never: owner } } });`;
    const { sites, switched: rewritten } = findSites(path, table);
    assert.deepEqual(
      sites.map(({ name, atLoad }) => [name.split(' > ').slice(2).join(' '), atLoad]),
      [
        ['verbs submit by entry owner', true],
        ['verbs submit by entry editor', true],
        ['verbs submit needs entry objective', true],
        ['verbs approve by entry approver', true],
        ['verbs approve never entry owner', true],
      ],
    );
    assert.match(rewritten, /by: \[\.\.\.\(__mutants\.isDeleted\("[^"]+"\) \? \[\] : \[owner\]\), \.\.\./);
    assert.match(rewritten, /never: \(__mutants\.isDeleted\("[^"]+"\) \? undefined : owner\)/);
  });

  test('keep their names while other lines move, and each has a name of its own', () => {
    const source = 'const take = (row) => [row.a ?? refuse(notFound), row.b ?? refuse(notFound)];';
    const names = (text: string) => findSites(path, text).sites.map(({ name }) => name);
    assert.deepEqual(names(`// A comment more.\n\n${source}`), names(source));
    assert.deepEqual(names(source), [
      `${path} > take > refusal refuse(notFound)`,
      `${path} > take > refusal refuse(notFound) (2)`,
    ]);
  });

  test('lie in each other, and every line stays where it was', () => {
    const source = 'const f = (a) => {\n  if (a.b || maySteer(a)) refuse(gone, mayX(a));\n  return a;\n};';
    const { switched: rewritten } = findSites(path, source);
    assert.match(
      rewritten,
      /if \(__mutants\.never\("[^"]+", a\.b\) \|\| __mutants\.never\("[^"]+", __mutants\.right\("[^"]+", maySteer\(a\)\)\)\)/,
    );
    assert.equal(rewritten.split('\n').length, source.split('\n').length);
  });
});

test('Test files that need a process or the machine for themselves are left out, others are not', () => {
  const isOut = (name: string) => isLeftOut(`tests/${name}.test.ts`);
  for (const name of ['durability', 'isolation-detects-leaks', 'scheduled-jobs', 'tenancy', 'two-servers'])
    assert.equal(isOut(name), true, name);
  for (const name of ['access', 'isolation', 'hostile/bad-input', 'workflow'])
    assert.equal(isOut(name), false, name);
});
