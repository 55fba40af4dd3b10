import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  readComplianceAssessment,
  readComplianceHistory,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  answerControl,
  readControlAssessment,
  readControlAssessmentHistory,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { listFindings, readFinding } from '#features/compliance/finding/finding.contract.ts';
import { answeredRows } from '#tests/compliance/compliance-recomputed.ts';
import { controlsOf } from '#tests/compliance/compliance-world.ts';
import { found } from '#tests/compliance/finding-world.ts';
import { proofOf } from '#tests/compliance/freshness-world.ts';
import {
  answering,
  effectOn,
  heldIn,
  nextPlanted,
  planted,
  rowsThat,
  threeAnswers,
  upgraded,
} from '#tests/compliance/upgrade-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';

const world = await newWorld();
const { admin } = world;
await planted(world);
const first = await answering(admin, threeAnswers, {
  department_id: world.departments['Finance'] as string,
});
const before = await controlsOf(admin, first);
const idOf = (code: string) => before.get(code)?.id as string;
const staff = await world.person('Staff', { Finance: 'editor' });
await proofOf(staff, admin, [idOf('A.1'), idOf('A.2.1'), idOf('B.1')]);
const onDoors = await found(admin, {
  title: 'A door stood open',
  source: { kind: 'control_assessment', id: idOf('B.1') },
});
await nextPlanted(world);

const weights: Record<string, number> = { 'A.1': 2, 'A.2.1': 3, 'A.2.2': 1, 'C.1': 0.5 };
const rounded = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/** The figures of an assessment by the second version, added up from what its list shows and what the version says that each counts. */
async function recomputed(who: Caller, id: string) {
  const rows = (await answeredRows(who, id, {})).filter(({ is_applicable }) => is_applicable);
  const weightOf = ({ code }: { code: string }) => weights[code] ?? 0;
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const all = sum(weightOf);
  return {
    controls: rows.length,
    coverage: rounded(rows.filter(({ value }) => value !== null).length, rows.length),
    compliance: rounded(
      sum((row) => (weightOf(row) * (row.value ?? 0)) / 100),
      all,
    ),
    proven: rounded(
      sum((row) => (weightOf(row) * (row.proven_value ?? 0)) / 100),
      all,
    ),
  };
}

suite('What an upgrade makes of an assessment', () => {
  test('is told before it is done, and telling writes nothing', async () => {
    const held = await heldIn(world);
    const effect = await effectOn(admin, first);
    const { kept, kept_answered, unconfirmed, added, leaving, leaving_answered, may_upgrade, remainder } =
      effect;
    assert.deepEqual(
      { kept, kept_answered, unconfirmed, added, leaving, leaving_answered, may_upgrade, remainder },
      {
        kept: 3,
        kept_answered: 2,
        unconfirmed: 1,
        added: 1,
        leaving: 1,
        leaving_answered: 1,
        may_upgrade: true,
        remainder: null,
      },
    );
    for (const [kind, codes] of [
      ['leaving', ['B.1']],
      ['unconfirmed', ['A.2.1']],
      ['added', ['C.1']],
      ['kept', ['A.1', 'A.2.2']],
    ] as const)
      assert.deepEqual(await rowsThat(admin, first, kind), codes, kind);
    const dry = await upgraded(admin, first, { dry_run: true });
    assert.deepEqual(dry, effect);
    assert.deepEqual(await heldIn(world), held);
  });

  test('is what was foretold: answers stay, come, or wait to be confirmed', async () => {
    const foretold = await effectOn(admin, first);
    const last = await controlsOf(admin, first);
    const done = await upgraded(admin, first);
    assert.deepEqual(done.after, foretold.after);
    assert.notEqual(foretold.before.compliance, foretold.after.compliance);
    const { data } = await admin.calls(readComplianceAssessment, { params: { id: first } });
    assert.deepEqual([data.standard_version, data.version, data.newer_version], ['2', done.version, null]);
    assert.deepEqual(data.figures, foretold.after);
    const again = await recomputed(admin, first);
    assert.deepEqual({ ...data.figures, ...again }, data.figures);
    assert.deepEqual(
      data.sections.map(({ code, figures }) => [code, figures.controls]),
      [
        ['A', 3],
        ['C', 1],
      ],
    );
    const after = await controlsOf(admin, first);
    assert.deepEqual([...after.keys()], ['A.1', 'A.2', 'A.2.1', 'A.2.2', 'C.1']);
    const row = (code: string) => after.get(code);
    assert.deepEqual(
      [row('A.1')?.id, row('A.1')?.version, row('A.1')?.result, row('A.1')?.is_proven, row('A.1')?.flags],
      [idOf('A.1'), last.get('A.1')?.version, 'compliant', true, []],
    );
    assert.deepEqual(
      [row('A.2.1')?.result, row('A.2.1')?.value, row('A.2.1')?.evidence_count, row('A.2.1')?.flags],
      ['partial', null, 1, ['carried']],
    );
    assert.deepEqual([row('C.1')?.status, row('C.1')?.result], ['to_do', 'not_assessed']);
  });

  test('keeps what is not asked any more apart: readable, with its evidence and its finding', async () => {
    const { data } = await admin.calls(readComplianceAssessment, { params: { id: first } });
    const [remainder] = data.remainders;
    assert.equal(remainder?.standard_version, '1');
    const params = { id: remainder?.id as string };
    const kept = (await admin.calls(readComplianceAssessment, { params })).data;
    assert.deepEqual(
      [kept.status, kept.remainder_of?.id, kept.figures?.controls, kept.permissions.can],
      ['archived', first, 1, []],
    );
    const { data: doors } = await admin.calls(readControlAssessment, { params: { id: idOf('B.1') } });
    assert.deepEqual(
      [
        doors.title,
        doors.section_title,
        doors.result,
        doors.observation,
        doors.evidence_count,
        doors.assessment.id,
      ],
      ['Doors', 'Places', 'non_compliant', 'One stood open', 1, remainder?.id],
    );
    assert.deepEqual(doors.permissions.can, []);
    // The finding is still one of the assessment, and leads to the answer.
    const { data: finding } = await admin.calls(readFinding, { params: { id: onDoors.id } });
    assert.deepEqual([finding.source.id, finding.source.title], [idOf('B.1'), 'Doors']);
    const listed = await admin.calls(listFindings, { query: { assessment: first } });
    assert.deepEqual(
      listed.data.map(({ id }) => id),
      [onDoors.id],
    );
  });

  test('stands in the histories of the assessment and of its rows', async () => {
    const { data } = await admin.calls(readComplianceHistory, { params: { id: first }, query: {} });
    const act = data.find(({ action }) => action === 'compliance.upgraded');
    assert.deepEqual(
      act?.changes.filter(({ field }) => field === 'standard_version').map(({ old, new: now }) => [old, now]),
      [['1', '2']],
    );
    for (const [code, action] of [
      ['B.1', 'control_assessment.left'],
      ['A.2.1', 'control_assessment.reworded'],
    ] as const) {
      const told = await admin.calls(readControlAssessmentHistory, { params: { id: idOf(code) }, query: {} });
      assert.ok(
        told.data.some((one) => one.action === action),
        code,
      );
    }
  });

  test('counts what is worded otherwise once somebody confirms it', async () => {
    const params = { id: idOf('A.2.1') };
    const { data: now } = await admin.calls(readControlAssessment, { params });
    assert.equal(now.carried_from?.id, first);
    const { data } = await admin.calls(answerControl, {
      params,
      body: { version: now.version, confirmed: true },
    });
    assert.deepEqual([data.value, data.is_proven, data.carried_from], [40, true, null]);
    const { data: whole } = await admin.calls(readComplianceAssessment, { params: { id: first } });
    const again = await recomputed(admin, first);
    assert.deepEqual({ ...whole.figures, ...again }, whole.figures);
  });
});
