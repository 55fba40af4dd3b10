import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { readControlAssessmentHistory } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { changeEvidence, createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import {
  dayComes,
  firstDay,
  followRules,
  metControls,
  proofOf,
  roundOf,
  ruled,
} from '#tests/compliance/freshness-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './freshness.contract.ts';

after(() => setClock());
setClock();

const owner = await asOwner();
const woken = async ({ orgId }: { orgId: string }) => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from queue.job where data ->> 'kind' = 'freshness' and data ->> 'org_id' = $1`,
    [orgId],
  );
  return rows[0]?.n ?? 0;
};

const rule = {
  name: 'Once a quarter',
  scope: 'kind',
  evidence_kind: 'file',
  valid_for_days: 92,
  grace_days: 14,
  effect: 'partial',
} as const;

suite('Freshness rules', () => {
  test('are added, changed and removed by an Admin alone, and wake whoever follows them', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { data: added } = await admin.calls(contract.addFreshnessRule, { body: rule });
    assert.deepEqual(
      [added.version, added.is_active, added.tag, added.standard, added.requirement],
      [1, true, null, null, null],
    );
    assert.equal(await woken(world), 1);
    const params = { id: added.id };
    const body = {
      version: 1,
      scope: 'requirement',
      evidence_kind: null,
      standard: 'iso27001',
      requirement: 'A.8.13',
    } as const;
    const { data: changed } = await admin.calls(contract.changeFreshnessRule, { params, body });
    assert.deepEqual(
      [changed.version, changed.requirement, changed.requirement_title === null, changed.standard_name],
      [2, 'A.8.13', false, 'ISO/IEC 27001:2022'],
    );
    const stale = await admin.isRefused(contract.changeFreshnessRule, { params, body });
    assert.deepEqual([stale.status, await woken(world)], [409, 2]);
    const { data: rules } = await admin.calls(contract.listFreshnessRules);
    assert.deepEqual(rules, [changed]);
    for (const person of [await world.person('Staff', { Finance: 'lead' }), await world.person('User')])
      for (const refused of [
        await person.isRefused(contract.listFreshnessRules, {}),
        await person.isRefused(contract.addFreshnessRule, { body: rule }),
        await person.isRefused(contract.changeFreshnessRule, { params, body: { version: 2, name: 'Mine' } }),
        await person.isRefused(contract.removeFreshnessRule, { params, body: { version: 2 } }),
        await person.isRefused(contract.previewFreshnessRule, { body: { id: added.id } }),
      ])
        assert.equal(refused.status, 403);
    const other = await newWorld();
    for (const refused of [
      await other.admin.isRefused(contract.removeFreshnessRule, { params, body: { version: 2 } }),
      await other.admin.isRefused(contract.previewFreshnessRule, { body: { id: added.id } }),
    ])
      assert.equal(refused.status, 404);
    await admin.calls(contract.removeFreshnessRule, { params, body: { version: 2 } });
    assert.deepEqual((await admin.calls(contract.listFreshnessRules)).data, []);
    assert.equal(await woken(world), 3);
  });

  test('say one thing about what there is, within bounds', async () => {
    const { admin } = await newWorld();
    const { scope: _, evidence_kind: __, ...rest } = rule;
    const refused = async (body: object) => {
      const { status, code, errors } = await admin.isRefused(contract.addFreshnessRule, {
        body: { ...rest, ...body } as never,
      });
      return [status, code, ...Object.keys(errors ?? {})];
    };
    const mismatch = [422, 'freshness_scope_mismatch', 'scope'];
    assert.deepEqual(await refused({ scope: 'kind' }), mismatch);
    assert.deepEqual(await refused({ scope: 'kind', evidence_kind: 'file', tag: 'audit' }), mismatch);
    assert.deepEqual(await refused({ scope: 'tag', evidence_kind: 'file' }), mismatch);
    assert.deepEqual(await refused({ scope: 'requirement', standard: 'cis' }), mismatch);
    assert.deepEqual(await refused({ scope: 'requirement', requirement: '1.1' }), mismatch);
    assert.deepEqual(await refused({ scope: 'requirement', standard: 'cis', requirement: 'A.5.1' }), [
      400,
      'requirement_unknown',
      'requirement',
    ]);
    const kind = { scope: 'kind', evidence_kind: 'file' };
    for (const [field, value] of [
      ['valid_for_days', 0],
      ['valid_for_days', 3651],
      ['grace_days', -1],
      ['grace_days', 366],
      ['effect', 'delete'],
      ['name', ''],
      ['name', 'x'.repeat(121)],
    ] as const)
      assert.deepEqual((await refused({ ...kind, [field]: value })).at(-1), field);
    const tag = { scope: 'tag', tag: 'x'.repeat(41) };
    assert.deepEqual((await refused(tag)).at(-1), 'tag');
  });

  test('are a hundred at most', async () => {
    const { admin, database, orgId } = await newWorld();
    const { id } = (await admin.calls(contract.addFreshnessRule, { body: rule })).data;
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.query(sql`insert into freshness_rule (org_id, id, name, scope, evidence_kind, valid_for_days, grace_days, effect, created_at, updated_at)
        select org_id, gen_random_uuid(), name, scope, evidence_kind, n, grace_days, effect, created_at, updated_at
        from freshness_rule, generate_series(1, ${contract.mostRules - 2}) n where org_id = ${db.org_id} and id = ${id}`),
    );
    await admin.calls(contract.addFreshnessRule, { body: rule });
    const { status, code } = await admin.isRefused(contract.addFreshnessRule, { body: rule });
    assert.deepEqual([status, code], [422, 'freshness_too_many']);
  });

  test('say beforehand what would follow, and write nothing', async () => {
    const { world, admin, reviewer, id, idOf } = await metControls('A.5.1', 'A.5.2');
    await proofOf(admin, reviewer, [idOf('A.5.1'), idOf('A.5.2')]);
    const preview = async (body: object) =>
      (await admin.calls(contract.previewFreshnessRule, { body: body as never })).data;
    const nothing = {
      stale_now: 0,
      stale: 0,
      controls_falling: 0,
      controls_rising: 0,
      assessments_falling: 0,
      assessments_rising: 0,
    };
    const { name: _, ...strict } = { ...rule, evidence_kind: 'statement', valid_for_days: 10, grace_days: 5 };
    assert.deepEqual(await preview({ rule: strict }), {
      ...nothing,
      stale: 1,
      controls_falling: 2,
      assessments_falling: 1,
    });
    assert.deepEqual(await preview({ rule: { ...strict, grace_days: 300 } }), { ...nothing, stale: 1 });
    assert.deepEqual(await preview({ rule: { ...strict, is_active: false } }), nothing);
    const proven = async () =>
      (await admin.calls(readComplianceAssessment, { params: { id } })).data.figures?.proven;
    const before = await proven();
    await followRules(world, firstDay);
    assert.equal(await proven(), before, 'a preview writes nothing');
    const { id: added } = await ruled(admin, { valid_for_days: 10, grace_days: 5 });
    await followRules(world, firstDay);
    const now = { ...nothing, stale_now: 1 };
    const rising = { ...now, controls_rising: 2, assessments_rising: 1 };
    assert.deepEqual(await preview({ id: added }), rising);
    assert.deepEqual(await preview({ id: added, rule: { ...strict, effect: 'flag' } }), {
      ...rising,
      stale: 1,
    });
    // What would change nothing: what is proven by nothing cannot count less.
    assert.deepEqual(await preview({ id: added, rule: { ...strict, effect: 'unproven' } }), {
      ...now,
      stale: 1,
    });
    for (const body of [{}, { rule: { ...strict, scope: 'tag' } }])
      assert.ok(
        (await admin.isRefused(contract.previewFreshnessRule, { body: body as never })).status >= 400,
      );
  });

  test('touch what they are about, in their organisation alone; the day does by itself, once', async () => {
    const one = await metControls('A.5.1');
    const other = await metControls('A.5.1');
    await proofOf(one.admin, one.reviewer, [one.idOf('A.5.1')]);
    await proofOf(other.admin, other.reviewer, [other.idOf('A.5.1')]);
    await ruled(one.admin, { valid_for_days: 60, grace_days: 0 });
    await followRules(one.world, firstDay);
    await followRules(other.world, firstDay);
    assert.equal(await roundOf(one.world, '2026-03-10'), 0);
    await dayComes(one.world, '2026-03-11');
    assert.deepEqual(
      [await roundOf(one.world, '2026-03-11'), await roundOf(other.world, '2026-03-11')],
      [0, 0],
    );
    const proven = async ({ world, admin, id }: typeof one) =>
      (await (await world.signsIn(admin)).calls(readComplianceAssessment, { params: { id } })).data.figures
        ?.proven;
    assert.deepEqual([await proven(one), (await proven(other)) === 0], [0, false]);
    const admin = await one.world.signsIn(one.admin);
    const { data } = await admin.calls(readControlAssessmentHistory, {
      params: { id: one.idOf('A.5.1') },
      query: {},
    });
    assert.deepEqual([data[0]?.action, data[0]?.actor_id], ['control_assessment.proof_aged', null]);
  });
});

suite('Tags of evidence', () => {
  test('are ten of forty letters, each once', async () => {
    setClock();
    const { admin } = await newWorld();
    const body = {
      name: 'Tagged',
      kind: 'statement',
      effective_from: '2026-01-01',
      tags: ['One', 'one', ...Array.from({ length: 8 }, (_, n) => `Tag ${n}`)],
    } as const;
    const { data } = await admin.calls(createEvidence, { body: { ...body, tags: [...body.tags] } });
    assert.deepEqual(data.tags, ['One', ...body.tags.slice(2)]);
    const params = { id: data.id };
    for (const tags of [Array.from({ length: 11 }, (_, n) => `Tag ${n}`), ['x'.repeat(41)], ['']]) {
      const refused = await admin.isRefused(changeEvidence, { params, body: { version: 1, tags } });
      assert.equal(refused.status, 400);
    }
    const changed = await admin.calls(changeEvidence, {
      params,
      body: { version: 1, tags: ['B', 'b', 'İ'] },
    });
    assert.deepEqual(changed.data.tags, ['B', 'İ']);
  });
});
