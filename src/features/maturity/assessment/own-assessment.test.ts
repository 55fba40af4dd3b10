import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answered, approved, submitted } from '#tests/world/maturity-world.ts';
import { publishedAnew, publishedOwn, question, section } from '#tests/world/own-framework-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { saveAnswers } from './answer.contract.ts';
import { changeAssessment, createAssessment, type NewAssessment } from './assessment-change.contract.ts';
import { listCisAssessments, listOwnAssessments } from './assessment-list.contract.ts';
import { readAssessment } from './assessment.contract.ts';
import { listFrameworks } from '#features/maturity/framework/framework-list.contract.ts';
import {
  readOwnFramework,
  restoreFramework,
  retireFramework,
} from '#features/maturity/framework/own-framework.contract.ts';
import { approveAssessment, duplicateAssessment, submitAssessment } from './assessment-verbs.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const period = { from: '2026-01-01', to: '2026-06-30' };
const begun = (framework_id: string, more: Partial<NewAssessment> = {}) => ({
  body: { framework: 'custom' as const, framework_id, name: 'Device safety', period, ...more },
});

suite('An assessment by a framework of the organisation’s own', () => {
  test('asks its questions, and is submitted and approved like any other', async () => {
    const { id: framework_id } = await publishedOwn(world);
    const one = await answered(world, { framework_id, department: 'Finance' });
    assert.deepEqual(
      [one.framework, one.framework_id, one.framework_name, one.framework_version, one.content_version],
      ['custom', framework_id, 'Our own', '1', 1],
    );
    const { data: handed } = await admin.calls(submitAssessment, {
      params: { id: one.id },
      body: { version: one.version },
    });
    const { data: frozen } = await admin.calls(approveAssessment, {
      params: { id: one.id },
      body: { version: handed.version },
    });
    assert.deepEqual([frozen.status, frozen.is_dashboard], ['approved', true]);
    assert.match(frozen.hash ?? '', /^[0-9a-f]{64}$/);
    const { data: list, count } = await admin.calls(listOwnAssessments, { params: { id: framework_id } });
    assert.deepEqual([count, list[0]?.id, list[0]?.current, list[0]?.flags], [1, one.id, 2, []]);
    assert.ok((await admin.calls(listCisAssessments)).data.every(({ id }) => id !== one.id));
    const row = (await admin.calls(listFrameworks)).data.find(({ id }) => id === framework_id);
    assert.equal(row?.assessments, 1);
  });

  test('keeps the edition it began with when a new one is published', async () => {
    const first = await publishedOwn(world, [section('A', [question('A.1'), question('A.2')])]);
    const { data: before } = await admin.calls(createAssessment, begun(first.id));
    const second = await publishedAnew(world, first, [section('B', [question('B.1')])]);
    const { data: now } = await admin.calls(readAssessment, { params: { id: before.id } });
    assert.deepEqual(
      now.sections.flatMap(({ questions }) => questions?.map(({ code }) => code)),
      ['A.1', 'A.2'],
    );
    assert.deepEqual([now.framework_version, now.flags], ['1', ['incomplete', 'older_content']]);
    const answers = [{ question_id: 'B.1', version: 0, current_level: 1 }];
    const unknown = await admin.isRefused(saveAnswers, { params: { id: before.id }, body: { answers } });
    assert.equal(unknown.code, 'question_unknown');
    await admin.calls(saveAnswers, {
      params: { id: before.id },
      body: { answers: [{ question_id: 'A.2', version: 0, current_level: 3 }] },
    });
    const { data: after } = await admin.calls(createAssessment, begun(first.id));
    assert.deepEqual(
      after.sections.map(({ code }) => code),
      ['B'],
    );
    const { data: list } = await admin.calls(listOwnAssessments, { params: { id: first.id } });
    assert.deepEqual(
      list.map(({ id, coverage, flags }) => [id, coverage, flags.includes('older_content')]),
      [
        [after.id, 0, false],
        [before.id, 50, true],
      ],
    );
    const { data: counted } = await admin.calls(readOwnFramework, { params: { id: second.id } });
    assert.deepEqual(
      counted.editions.map(({ edition, assessments }) => [edition, assessments]),
      [
        [2, 1],
        [1, 1],
      ],
    );
  });

  test('counts questions and sections by their weights', async () => {
    const { id: framework_id } = await publishedOwn(world, [
      section('A', [question('A.1', 3), question('A.2', 1)], { weight: 3 }),
      section('B', [question('B.1')]),
    ]);
    const levels: Record<string, number> = { 'A.1': 4, 'A.2': 0, 'B.1': 1 };
    const { overall, sections } = await submitted(world, {
      framework_id,
      says: (code) => [levels[code] ?? 0, 5],
    });
    // A: (3 × 4 + 1 × 0) ÷ 4 = 3; all: (3 × 3 + 1 × 1) ÷ 4 = 2.5.
    assert.deepEqual([sections.map(({ figures }) => figures.current), overall.current], [[3, 1], 2.5]);
    assert.deepEqual(
      sections.map(({ weight, questions }) => [weight, questions?.map((one) => one.weight)]),
      [
        [3, [3, 1]],
        [1, undefined],
      ],
    );
  });

  test('is begun only by one that is offered, and goes on when it is retired', async () => {
    const draftless = await admin.isRefused(createAssessment, begun(crypto.randomUUID()));
    assert.deepEqual(
      [draftless.status, draftless.code, Object.keys(draftless.errors ?? {})],
      [400, 'framework_unknown', ['framework_id']],
    );
    const { id, version } = await publishedOwn(world);
    const running = await answered(world, { framework_id: id });
    const { data: retired } = await admin.calls(retireFramework, { params: { id }, body: { version } });
    const refused = await admin.isRefused(createAssessment, begun(id));
    assert.deepEqual([refused.status, refused.code], [422, 'framework_not_offered']);
    const copied = await admin.isRefused(duplicateAssessment, {
      params: { id: running.id },
      body: { version: running.version, name: 'Once more', period },
    });
    assert.equal(copied.code, 'framework_not_offered');
    await admin.calls(submitAssessment, {
      params: { id: running.id },
      body: { version: running.version },
    });
    await admin.calls(restoreFramework, { params: { id }, body: { version: retired.version } });
    await admin.calls(createAssessment, begun(id));
  });

  test('has no groups and no tier, and CIS has no framework of its own', async () => {
    const { id } = await publishedOwn(world);
    const groups = await admin.isRefused(createAssessment, begun(id, { groups_in_scope: [1], tier: 2 }));
    assert.deepEqual(
      [groups.code, Object.keys(groups.errors ?? {})],
      ['not_of_this_framework', ['groups_in_scope', 'tier']],
    );
    const { data: made } = await admin.calls(createAssessment, begun(id));
    const changed = await admin.isRefused(changeAssessment, {
      params: { id: made.id },
      body: { version: made.version, tier: 2 },
    });
    assert.deepEqual(
      [changed.status, changed.code, Object.keys(changed.errors ?? {})],
      [422, 'not_of_this_framework', ['tier']],
    );
    const cis = await admin.isRefused(createAssessment, {
      body: { ...begun(id).body, framework: 'cis' },
    });
    assert.deepEqual(Object.keys(cis.errors ?? {}), ['framework_id']);
    const nameless = await admin.isRefused(createAssessment, {
      body: { framework: 'custom', name: 'Device safety', period },
    });
    assert.deepEqual(Object.keys(nameless.errors ?? {}), ['framework_id']);
  });

  test('carries the answers of an earlier one to questions that are still asked, of the same framework alone', async () => {
    const first = await publishedOwn(world);
    const baseline = await submitted(world, { framework_id: first.id });
    await publishedAnew(world, first, [section('A', [question('A.1'), question('A.9')])]);
    const { data: copy } = await admin.calls(createAssessment, begun(first.id, { baseline_id: baseline.id }));
    assert.deepEqual(
      copy.sections.flatMap(({ questions }) =>
        questions?.map(({ code, current_level, carried_from }) => [
          code,
          current_level,
          carried_from !== null,
        ]),
      ),
      [
        ['A.1', 2, true],
        ['A.9', null, false],
      ],
    );
    const other = await publishedOwn(world);
    const refused = await admin.isRefused(createAssessment, begun(other.id, { baseline_id: baseline.id }));
    assert.equal(refused.code, 'baseline_unknown');
  });

  test('is superseded by a later one of the same framework and department, and by no other', async () => {
    const [ours, others] = [await publishedOwn(world), await publishedOwn(world)];
    const department = 'Operations';
    const earlier = await approved(world, { framework_id: ours.id, department, until: '2025-12-31' });
    const other = await approved(world, { framework_id: others.id, department, until: '2025-12-31' });
    await approved(world, { framework_id: ours.id, department });
    const statusOf = async (id: string) =>
      (await admin.calls(readAssessment, { params: { id } })).data.status;
    assert.deepEqual([await statusOf(earlier.id), await statusOf(other.id)], ['superseded', 'approved']);
  });

  test('is seen by whoever sees its department, and by no other organisation', async () => {
    const { id: framework_id } = await publishedOwn(world);
    const one = await answered(world, { framework_id, department: 'Finance' });
    const params = { id: framework_id };
    const colleague = await world.person('User', { Finance: 'viewer' });
    const stranger = await world.person('User', { Operations: 'viewer' });
    assert.equal((await colleague.calls(listOwnAssessments, { params })).count, 1);
    assert.equal((await stranger.calls(listOwnAssessments, { params })).count, 0);
    const elsewhere = await newWorld();
    assert.equal((await elsewhere.admin.isRefused(listOwnAssessments, { params })).status, 404);
    const theirs = await elsewhere.admin.isRefused(createAssessment, begun(framework_id));
    assert.equal(theirs.code, 'framework_unknown');
    assert.equal((await elsewhere.admin.isRefused(readAssessment, { params: { id: one.id } })).status, 404);
    assert.ok(departments['Finance']);
  });

  test('costs three trips to open and three for each answer, as those of CIS', async () => {
    const { id: framework_id } = await publishedOwn(world);
    const { id } = await answered(world, { framework_id });
    const trips = async (method: string, end: string) => {
      const { body } = await world.running.app.inject('/metrics');
      const counted = new RegExp(
        `^database_trips_total\\{method="${method}",route="[^"]*${end}"\\} (\\d+)$`,
        'm',
      );
      return Number(counted.exec(body)?.[1] ?? 0);
    };
    const [opened, saved] = [await trips('GET', 'assessment/:id/'), await trips('PUT', 'answers/')];
    await admin.calls(readAssessment, { params: { id }, query: { section: 'first' } });
    await admin.calls(saveAnswers, {
      params: { id },
      body: { answers: [{ question_id: 'A.1', version: 1, current_level: 5 }] },
    });
    assert.deepEqual(
      [(await trips('GET', 'assessment/:id/')) - opened, (await trips('PUT', 'answers/')) - saved],
      [3, 3],
    );
  });
});
