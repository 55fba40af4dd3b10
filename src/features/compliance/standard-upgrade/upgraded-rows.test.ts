import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { readControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { confirmMapping, proposeMapping } from '#features/compliance/mapping/mapping.contract.ts';
import { listOwnStandards } from '#features/compliance/standard/own-standard.contract.ts';
import { answeredRows } from '#tests/compliance/compliance-recomputed.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { answers, follows, idOf, readAnswer, said, yes } from '#tests/compliance/following-world.ts';
import {
  answering,
  effectOn,
  key,
  nextPlanted,
  planted,
  rowsThat,
  threeAnswers,
  upgraded,
  versions,
} from '#tests/compliance/upgrade-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { compareVersions, listDifferences } from './standard-upgrade.contract.ts';

const stored = async (who: Caller, id: string) =>
  (await who.calls(readComplianceAssessment, { params: { id } })).data;

suite('Rows of an assessment by another version', () => {
  test('leave where what lies below answers them, and are answered where nothing lies below any more', async () => {
    const world = await newWorld();
    const { admin } = world;
    await planted(world);
    const id = await answering(admin, threeAnswers);
    const before = await controlsOf(admin, id);
    await nextPlanted(world, {
      requirements: [
        { code: 'A', title: 'People', assessable: false },
        { code: 'A.1', parent: 'A', title: 'Training', text: 'Everybody is trained' },
        { code: 'A.1.1', parent: 'A.1', title: 'Once a year' },
        { code: 'A.2', parent: 'A', title: 'Vetting' },
        { code: 'B', title: 'Places', assessable: false },
        { code: 'B.1', parent: 'B', title: 'Doors' },
      ],
    });
    const foretold = await effectOn(admin, id);
    assert.deepEqual(await rowsThat(admin, id, 'leaving'), ['A.1', 'A.2.1', 'A.2.2']);
    assert.deepEqual(await rowsThat(admin, id, 'added'), ['A.1.1', 'A.2']);
    const { remainder, after } = await upgraded(admin, id);
    assert.deepEqual(after, foretold.after);
    const now = await controlsOf(admin, id);
    assert.deepEqual(
      [...now.values()].map(({ code, parent, result }) => [code, parent, result]),
      [
        ['A.1', null, 'not_assessed'],
        ['A.1.1', 'A.1', 'not_assessed'],
        ['A.2', null, 'not_assessed'],
        ['B.1', null, 'non_compliant'],
      ],
    );
    assert.equal(now.get('A.2')?.id, before.get('A.2')?.id);
    assert.deepEqual((await stored(admin, id)).figures?.controls, 3);
    // What they were part of stands there as well.
    const kept = await controlsOf(admin, remainder?.id as string);
    assert.deepEqual(
      [...kept.values()].map(({ code, parent, result }) => [code, parent, result]),
      [
        ['A.1', null, 'compliant'],
        ['A.2', null, 'partial'],
        ['A.2.1', 'A.2', 'partial'],
        ['A.2.2', 'A.2', 'not_assessed'],
      ],
    );
  });

  test('are those of the groups that the version still has', async () => {
    const world = await newWorld();
    const { admin } = world;
    await planted(world);
    const id = await answering(admin, { 'B.2': yes }, { groups_in_scope: ['Banks'] });
    await nextPlanted(world, { groups: [] });
    const effect = await effectOn(admin, id);
    assert.deepEqual(effect.groups_lost, ['Banks']);
    assert.deepEqual(await rowsThat(admin, id, 'leaving'), ['B.1', 'B.2']);
    const { after } = await upgraded(admin, id);
    assert.deepEqual(after, effect.after);
    const { groups_in_scope, figures } = await stored(admin, id);
    assert.deepEqual([groups_in_scope, figures?.controls], [[], 4]);
  });

  test('and nothing is kept apart where nothing left', async () => {
    const world = await newWorld();
    const { admin } = world;
    await planted(world);
    const id = await answering(admin, { 'A.1': yes });
    const requirements = [
      { code: 'A', title: 'People', assessable: false },
      { code: 'A.1', parent: 'A', title: 'Training', text: 'Everybody is trained' },
      { code: 'A.2', parent: 'A', title: 'Vetting' },
      { code: 'A.2.x', parent: 'A.2', title: 'Both', assessable: false },
      { code: 'A.2.1', parent: 'A.2.x', title: 'Before they start', weight: 3 },
      { code: 'A.2.2', parent: 'A.2.x', title: 'While they stay' },
      { code: 'B', title: 'Places', assessable: false },
      { code: 'D', parent: 'B', title: 'Within' },
      { code: 'B.1', parent: 'B', title: 'Doors' },
    ];
    await nextPlanted(world, { requirements });
    const { remainder, added, after } = await upgraded(admin, id);
    assert.deepEqual([remainder, added], [null, 1]);
    const { remainders, sections } = await stored(admin, id);
    assert.deepEqual(remainders, []);
    assert.deepEqual(
      sections.map(({ code, figures }) => [code, figures.controls]),
      [
        ['A', 3],
        ['B', 2],
      ],
    );
    assert.equal(after.controls, 5);
  });
});

suite('What follows', () => {
  const mapped = async (who: Caller, code: string, standard: string, to_code: string) => {
    const body = {
      from_standard: key,
      from_code: code,
      to_standard: standard,
      to_code,
      relation: 'equal' as const,
      strength: null,
      rationale: 'The same',
    };
    const { data } = await who.calls(proposeMapping, { body });
    await who.calls(confirmMapping, { params: { id: data.id }, body: { version: data.version } });
  };

  test('an answer that left keeps it as its own, one to other words says nothing, and what is new follows at once', async () => {
    const world = await newWorld();
    const { admin } = world;
    await planted(world);
    const source = await answering(admin, threeAnswers);
    await mapped(admin, 'B.1', 'cis', '1.1');
    await mapped(admin, 'A.2.1', 'cis', '1.2');
    await mapped(admin, 'A.1', 'cis', '1.3');
    const follower = (await begun(admin, { compliance_standard: 'cis', follows: [source] })).id;
    assert.deepEqual(await said(admin, follower, '1.1'), ['non_compliant', null, ['following']]);
    assert.deepEqual(await said(admin, follower, '1.2'), ['partial', 40, ['following']]);

    const iso = await begun(admin);
    await answers(admin, iso.id, 'A.7.1', { result: 'partial', implementation_percent: 70 });
    assert.equal((await follows(admin, source, iso.id)).status, 200);
    await nextPlanted(world);
    await mapped(admin, 'C.1', 'iso27001', 'A.7.1');

    const foretold = await effectOn(admin, source);
    assert.deepEqual([foretold.added, foretold.followed], [1, 1]);
    const done = await upgraded(admin, source);
    assert.deepEqual(done.after, foretold.after);
    assert.deepEqual((await stored(admin, source)).figures, foretold.after);
    assert.deepEqual(await said(admin, source, 'C.1'), ['partial', 70, ['following']]);

    assert.deepEqual(await said(admin, follower, '1.1'), ['non_compliant', null, []]);
    assert.deepEqual(await said(admin, follower, '1.2'), ['not_assessed', null, ['following']]);
    assert.deepEqual(await said(admin, follower, '1.3'), ['compliant', null, ['following']]);
    const own = await readAnswer(admin, await idOf(admin, follower, '1.1'));
    assert.deepEqual(own.follow.sources, []);
    // Once it is confirmed it is said again.
    await answers(admin, source, 'A.2.1', { confirmed: true });
    assert.deepEqual(await said(admin, follower, '1.2'), ['partial', 40, ['following']]);
  });
});

suite('Two versions', () => {
  test('are compared by whoever sees standards, page by page, also with a draft', async () => {
    const world = await newWorld();
    const { admin } = world;
    await planted(world);
    await nextPlanted(world, { status: 'draft' });
    const user = await world.person('User');
    const params = { key };
    const { data } = await user.calls(compareVersions, { params, query: versions });
    assert.deepEqual(
      [data.counts, data.different, data.same, data.from.is_in_force, data.to.status],
      [
        { added: 2, removed: 2, reworded: 2, moved: 1, reweighted: 1, regrouped: 0, assessability: 0 },
        8,
        3,
        true,
        'draft',
      ],
    );
    const listed = async (query: object) => {
      const page = await user.calls(listDifferences, { params, query: { ...versions, ...query } });
      return [page.data.map(({ code }) => code), page.count];
    };
    assert.deepEqual(await listed({}), [['A', 'A.1', 'A.2.1', 'C', 'C.1', 'B.2', 'B', 'B.1'], 8]);
    assert.deepEqual(await listed({ kind: 'reworded' }), [['A', 'A.2.1'], 2]);
    assert.deepEqual(await listed({ limit: '1', offset: '1', kind: 'added' }), [['C.1'], 2]);
    assert.deepEqual(await listed({ q: 'DOORS' }), [['B.1'], 1]);
    const { data: rows } = await user.calls(listDifferences, { params, query: { ...versions, q: 'before' } });
    assert.deepEqual(
      rows.map(({ before, after }) => [before?.text, after?.text, after?.parent, after?.weight]),
      [[null, 'With references', 'A.2.x', 3]],
    );
    const { admin: stranger } = await newWorld();
    assert.equal((await stranger.isRefused(compareVersions, { params, query: versions })).status, 404);
    const shipped = await admin.isRefused(compareVersions, { params: { key: 'cis' }, query: versions });
    assert.equal(shipped.status, 404);
  });

  test('say how many open assessments are by each, and which is in force', async () => {
    const world = await newWorld();
    const { admin } = world;
    await planted(world);
    const id = await answering(admin, {});
    await nextPlanted(world);
    const listed = async () =>
      (await admin.calls(listOwnStandards, {})).data
        .map((one) => [one.standard_version, one.open_assessments, one.is_in_force])
        .toSorted();
    assert.deepEqual(await listed(), [
      ['1', 1, false],
      ['2', 0, true],
    ]);
    assert.equal((await stored(admin, id)).newer_version, '2');
    await upgraded(admin, id);
    assert.deepEqual(await listed(), [
      ['1', 0, false],
      ['2', 1, true],
    ]);
    const rows = await answeredRows(admin, id, {});
    const { data } = await admin.calls(readControlAssessment, { params: { id: rows[0]?.id as string } });
    assert.equal(data.section_title, 'Persons');
  });
});
