import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  deleteOwnStandard,
  listOwnRequirements,
  listOwnStandards,
  publishOwnStandard,
  readOwnStandard,
} from '#features/compliance/standard/own-standard.contract.ts';
import { listStandards } from '#features/compliance/standard/standard.contract.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { harbour, profileOf, sendsStandard, takesIn } from '#tests/compliance/standard-file-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { importStandard } from './standard-import.contract.ts';

const world = await newWorld();
const { admin } = world;
const json = (of: object) => JSON.stringify(of);
const asked = async (who: Caller, id: string) =>
  (await who.calls(listOwnRequirements, { params: { id }, query: { limit: '200' } })).data;

suite('An OSCAL catalogue', () => {
  test('is looked at first: what was recognised, and what is lost', async () => {
    const read = await takesIn(admin, 'harbour.json', json(harbour), { dry_run: '1' });
    const { id, format, key, standard_version, name, becomes, sections, controls, sub_controls } = read;
    assert.deepEqual(
      { id, format, key, standard_version, name, becomes, sections, controls, sub_controls },
      {
        id: null,
        format: 'oscal_catalog',
        key: 'rules_of_the_harbour',
        standard_version: '7',
        name: 'Rules of the harbour',
        becomes: 'standard',
        sections: 2,
        controls: 4,
        sub_controls: 0,
      },
    );
    assert.deepEqual(read.lost, [
      { what: 'back-matter.resources', count: 2 },
      { what: 'control.links', count: 1 },
      { what: 'control.withdrawn', count: 1 },
      { what: 'part:assessment-objective', count: 1 },
    ]);
    assert.deepEqual((await admin.calls(listOwnStandards, {})).data, []);
  });

  test('becomes a draft with its texts, parameters put in, and its loss report kept', async () => {
    const { id } = await takesIn(admin, 'harbour.json', json(harbour));
    const rows = await asked(admin, id as string);
    assert.deepEqual(
      rows.map(({ code, parent, depth, assessable }) => [code, parent, depth, assessable]),
      [
        ['qu', null, 0, false],
        ['QU-1', 'qu', 1, true],
        ['QU-1(1)', 'qu', 1, true],
        ['qu-2', 'qu', 1, true],
        ['ships', null, 0, false],
        ['sh-1', 'ships', 1, true],
      ],
    );
    assert.equal(
      rows[1]?.text,
      'Lights burn from [a time of day] for [hours]:\n  a. on every quay\n  b. on [piers; jetties open [hours]]',
    );
    assert.equal(rows[1]?.guidance, 'A lamp costs little.');
    const { data } = await admin.calls(readOwnStandard, { params: { id: id as string } });
    assert.deepEqual([data.status, data.source, data.lost.length], ['draft', 'imported', 4]);
  });

  test('is chosen from by a profile that was sent later: controls in and out, parameters set, parts added and removed', async () => {
    const profile = profileOf({
      imports: [
        {
          href: 'https://harbour.example/content/HARBOUR.json',
          'include-controls': [
            { 'with-child-controls': 'yes', 'with-ids': ['qu-1'] },
            { matching: [{ pattern: 'sh-*' }] },
          ],
          'exclude-controls': [{ 'with-ids': ['qu-1.2'] }],
        },
      ],
      merge: { combine: { method: 'merge' }, 'as-is': true },
      modify: {
        'set-parameters': [{ 'param-id': 'hours', values: ['ten hours'] }],
        alters: [
          {
            'control-id': 'qu-1',
            removes: [{ 'by-id': 'qu-1_a' }],
            adds: [
              { position: 'ending', 'by-id': 'qu-1_b', parts: [{ name: 'item', prose: 'and on buoys' }] },
            ],
          },
        ],
      },
    });
    const read = await takesIn(admin, 'small.json', json(profile));
    assert.equal(read.format, 'oscal_profile');
    assert.ok(read.lost.some(({ what }) => what === 'merge.combine.merge'));
    const rows = await asked(admin, read.id as string);
    assert.deepEqual(
      rows.map(({ code }) => code),
      ['qu', 'QU-1', 'QU-1(1)', 'ships', 'sh-1'],
    );
    assert.equal(
      rows[1]?.text,
      'Lights burn from [a time of day] for ten hours:\n  b. on [piers; jetties open ten hours]\n    and on buoys',
    );
  });

  test('finds the catalogue by the resource that its profile names, and by nothing of another organisation', async () => {
    const other = await newWorld();
    const profile = profileOf({
      imports: [{ href: '#0b' }],
      'back-matter': {
        resources: [{ uuid: '0b', rlinks: [{ href: './x/harbour.xml' }, { href: './x/harbour.json' }] }],
      },
    });
    const refused = await sendsStandard(other.admin, 'p.json', json(profile), { dry_run: '1' });
    assert.equal(refused.status, 422);
    assert.match(json(refused.body as object), /profile\/imports\[0\]/);
    const read = await takesIn(admin, 'p.json', json(profile), { dry_run: '1', key: 'by_resource' });
    assert.equal(read.controls, 4);
  });
});

const sheet = [
  'Our house rules,,,,,',
  'Kontrol No,Başlık,Metin,Ağırlık,Grup,Remark',
  'A,Doors,,,,',
  'A.1,Locks,Every door is locked,2,"Shops, Banks",x',
  'A.2,Keys,,,,',
  'A.2.1,Spare keys,,,Banks,',
  'B,Windows,,,,',
].join('\n');

suite('A sheet', () => {
  test('is recognised by its headers, and its codes say what is part of what', async () => {
    const read = await takesIn(admin, 'house.csv', sheet, {
      key: 'house',
      name: 'House',
      standard_version: '2024',
    });
    assert.deepEqual(
      read.columns.map(({ header, field }) => [header, field]),
      [
        ['Kontrol No', 'code'],
        ['Başlık', 'title'],
        ['Metin', 'text'],
        ['Ağırlık', 'weight'],
        ['Grup', 'groups'],
        ['Remark', null],
      ],
    );
    assert.deepEqual(read.lost, [{ what: 'Remark', count: 5 }]);
    const rows = await asked(admin, read.id as string);
    assert.deepEqual(
      rows.map(({ code, parent, assessable, weight, groups }) => [code, parent, assessable, weight, groups]),
      [
        ['A', null, false, 1, []],
        ['A.1', 'A', true, 2, ['Shops', 'Banks']],
        ['A.2', 'A', false, 1, []],
        ['A.2.1', 'A.2', true, 1, ['Banks']],
        ['B', null, true, 1, []],
      ],
    );
  });

  test('is published, assessed by, and never changed again; another version comes beside it', async () => {
    const [draft] = (await admin.calls(listOwnStandards, {})).data.filter(({ key }) => key === 'house');
    const params = { id: draft?.id as string };
    await admin.calls(publishOwnStandard, { params, body: { version: 1 } });
    const { id } = await begun(admin, { compliance_standard: 'house', groups_in_scope: ['Banks'] });
    assert.deepEqual([...(await controlsOf(admin, id)).keys()], ['A.1', 'A.2.1', 'B']);
    const again = await sendsStandard(admin, 'house.csv', sheet, {
      key: 'house',
      name: 'House',
      standard_version: '2024',
    });
    assert.deepEqual([again.status, (again.body as { code: string }).code], [422, 'standard_version_taken']);
    // Who only looks is told so, and may give another one.
    const looked = await takesIn(admin, 'house.csv', sheet, {
      key: 'house',
      standard_version: '2024',
      dry_run: '1',
    });
    assert.deepEqual([looked.becomes, looked.id], ['taken', null]);
    const next = await takesIn(admin, 'house.csv', sheet, {
      key: 'house',
      name: 'House',
      standard_version: '2025',
    });
    assert.equal(next.becomes, 'version');
    const replaced = await takesIn(admin, 'house.csv', sheet, {
      key: 'house',
      name: 'House',
      standard_version: '2025',
    });
    assert.equal(replaced.becomes, 'replacement');
    const versions = (await admin.calls(listOwnStandards, {})).data.filter(({ key }) => key === 'house');
    assert.deepEqual(
      versions.map(({ standard_version, status, assessments }) => [standard_version, status, assessments]),
      [
        ['2025', 'draft', 0],
        ['2024', 'published', 1],
      ],
    );
    const { data } = await admin.calls(listStandards, {});
    assert.equal(data.find(({ key }) => key === 'house')?.version, '2024');
    const gone = { params: { id: replaced.id as string }, body: { version: 1 } };
    await admin.calls(deleteOwnStandard, gone);
    assert.equal((await admin.sends(readOwnStandard, { params: gone.params })).status, 404);
  });

  test('is told what is wrong in it by row and column, and is not taken in', async () => {
    const wrong = [
      'code,title,parent,weight,assessable',
      'A,Doors,,,',
      'A,Doors again,,,',
      ',No code,,,',
      'B,,C,minus,perhaps',
      'D,Round,E,,',
      'E,And round,D,,',
    ].join('\n');
    const read = await takesIn(admin, 'wrong.csv', wrong, { dry_run: '1', key: 'wrong' });
    assert.deepEqual(
      read.errors.map(({ row, column, code }) => [row, column, code]),
      [
        [3, 'code', 'code_repeated'],
        [4, 'code', 'code_missing'],
        [5, 'parent', 'parent_unknown'],
        [5, 'title', 'title_missing'],
        [5, 'weight', 'weight_wrong'],
        [5, 'assessable', 'assessable_wrong'],
        [6, 'parent', 'parent_circular'],
        [7, 'parent', 'parent_circular'],
      ],
    );
    const refused = await sendsStandard(admin, 'wrong.csv', wrong, { key: 'wrong' });
    assert.deepEqual(
      [refused.status, (refused.body as { code: string }).code],
      [422, 'standard_rows_faulty'],
    );
  });

  test('has a key to begin with, whatever the file is called; one of a shipped standard is nobody’s', async () => {
    for (const [name, key] of [
      ['قواعد.csv', /^own_[0-9a-f]{8}$/],
      ['iso27001.csv', /^own_iso27001$/],
    ] as const)
      assert.match((await takesIn(admin, name, sheet, { dry_run: '1' })).key, key);
    const { status, body } = await sendsStandard(admin, 'mine.csv', sheet, { key: 'iso27001', dry_run: '1' });
    assert.deepEqual([status, (body as { code: string }).code], [400, 'standard_key_reserved']);
  });

  test('whose headers nobody knows is taken in by the columns that are named', async () => {
    const odd = 'x,y,z\n1,One,Uno\n2,Two,Due';
    const read = await takesIn(admin, 'odd.csv', odd, { dry_run: '1', key: 'odd' });
    assert.equal(read.controls, 0);
    const named = await takesIn(admin, 'odd.csv', odd, { key: 'odd', columns: 'code:0,title:1' });
    assert.equal(named.controls, 2);
    for (const columns of [
      'code:0,title:0',
      'code:0,title:1,title:2',
      'code:0,title:1,guidance:9',
      'code:0,title:1,colour:1',
    ]) {
      const { status, body } = await sendsStandard(admin, 'odd.csv', odd, { key: 'odd2', columns });
      const told = [status, (body as { code: string }).code];
      assert.deepEqual(told, [422, 'standard_columns_unmapped'], columns);
    }
  });
});

test('A standard is brought in by an Admin, under a key that is free', async () => {
  const staff = await world.person('Staff', { Finance: 'editor' });
  assert.equal((await sendsStandard(staff, 'house.csv', sheet, {})).status, 403);
  for (const key of ['iso27001', 'own', 'findings']) {
    const refused = await sendsStandard(admin, 'house.csv', sheet, { key });
    assert.deepEqual(
      [refused.status, (refused.body as { code: string }).code],
      [400, 'standard_key_reserved'],
    );
  }
  assert.equal(importStandard.access, 'admin');
  const { admin: stranger } = await newWorld();
  assert.deepEqual((await stranger.calls(listOwnStandards, {})).data, []);
});
