import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answered, submitted } from '#tests/world/maturity-world.ts';
import { publishedAnew, publishedOwn, question, section } from '#tests/world/own-framework-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { compareAssessments } from '#features/maturity/comparison/comparison.contract.ts';
import { planEfforts, readRoadmap } from './roadmap.contract.ts';

const world = await newWorld();
const { admin } = world;

suite('By a framework of the organisation’s own', () => {
  test('a roadmap ranks gaps by the weights of their questions and sections', async () => {
    const { id: framework_id } = await publishedOwn(world, [
      section('A', [question('A.1'), question('A.2', 3)]),
      section('B', [question('B.1', 2)], { weight: 2 }),
    ]);
    const { id } = await answered(world, { framework_id, says: () => [1, 3] });
    const { data } = await admin.calls(readRoadmap, { params: { id } });
    assert.deepEqual(
      data.gaps.map(({ question_id, title, priority, question_weight, section_weight }) => [
        question_id,
        title,
        priority,
        question_weight,
        section_weight,
      ]),
      [
        ['B.1', 'B.1 in en', 8, 2, 2],
        ['A.2', 'A.2 in en', 6, 3, 1],
        ['A.1', 'A.1 in en', 2, 1, 1],
      ],
    );
    await admin.calls(planEfforts, {
      params: { id },
      body: { efforts: [{ question_id: 'A.1', version: 0, days: 1 }] },
    });
    const unknown = await admin.isRefused(planEfforts, {
      params: { id },
      body: { efforts: [{ question_id: '1.1', version: 0, days: 1 }] },
    });
    assert.equal(unknown.code, 'question_unknown');
  });

  test('a comparison pairs what two editions both ask, and shows what one asks alone', async () => {
    const first = await publishedOwn(world, [section('1', [question('1'), question('2')])]);
    const before = await submitted(world, {
      framework_id: first.id,
      until: '2025-12-31',
      says: () => [1, 3],
    });
    await publishedAnew(world, first, [section('1', [question('1'), question('3')])]);
    const after = await submitted(world, { framework_id: first.id, says: () => [3, 3] });
    const { data } = await admin.calls(compareAssessments, {
      params: { id: before.id, other_id: after.id },
    });
    assert.deepEqual(
      data.sections.map(({ code, name, change }) => [code, name, change]),
      [['1', 'Section 1', 2]],
    );
    assert.deepEqual(
      data.sections[0]?.questions.map(({ question_id, title, change }) => [question_id, title, change]),
      [
        ['1', '1 in en', 2],
        ['3', '3 in en', null],
        ['2', '2 in en', null],
      ],
    );
  });

  test('nothing is compared with another framework, own or shipped', async () => {
    const [one, two] = [await publishedOwn(world), await publishedOwn(world)];
    const first = await answered(world, { framework_id: one.id });
    for (const other of [
      await answered(world, { framework_id: two.id }),
      await answered(world, { groups: [1] }),
    ]) {
      const refused = await admin.isRefused(compareAssessments, {
        params: { id: first.id, other_id: other.id },
      });
      assert.equal(refused.code, 'frameworks_differ');
    }
  });
});
