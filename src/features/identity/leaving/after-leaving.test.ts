import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { reopenAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import {
  changeAssessment,
  createAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import {
  addCategory,
  changeCategory,
  listCategories,
} from '#features/risk/category/risk-category.contract.ts';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { changeRisk, closeRisk } from '#features/risk/record/risk.contract.ts';
import { everythingTo, newHolder } from '#tests/accounts/leaving-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { deactivatePerson, readHoldings } from './leaving.contract.ts';

suite('Whoever left', () => {
  test('is named in nothing open afterwards', async (t) => {
    const world = await newWorld();
    const { admin, departments } = world;
    const leaver = await world.person('Staff', { Finance: 'editor' });
    const department_id = departments['Finance'] as string;
    const closed = await raised(admin, 'Closed before they left', { department_id, owner_id: leaver.id });
    await admin.calls(closeRisk, {
      params: { id: closed.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    const open = await raised(admin, 'Of somebody else', { department_id });
    await admin.calls(deactivatePerson, { params: { id: leaver.id }, body: { version: 1 } });
    await t.test('by a change of a risk', async () => {
      const { status, errors } = await admin.isRefused(changeRisk, {
        params: { id: open.id },
        body: { version: 1, owner_id: leaver.id },
      });
      assert.deepEqual([status, Object.keys(errors ?? {})], [400, ['owner_id']]);
    });
    await t.test('by a risk that is opened again: it waits for triage', async () => {
      const { data } = await admin.calls(reopenRisk, {
        params: { id: closed.id },
        body: { version: 2, reason: 'It does exist after all' },
      });
      assert.deepEqual([data.owner, data.triage], [null, 'submitted']);
    });
    await t.test('by a category or an assessment', async () => {
      const owner = await admin.isRefused(addCategory, {
        body: { name: 'Fire', default_owner_id: leaver.id },
      });
      assert.equal(owner.status, 400);
      const [kept] = (await admin.calls(listCategories)).data;
      const given = await admin.isRefused(changeCategory, {
        params: { id: kept?.id as string },
        body: { version: kept?.version as number, default_owner_id: leaver.id },
      });
      assert.deepEqual(
        [given.code, Object.keys(given.errors ?? {})],
        ['person_unknown', ['default_owner_id']],
      );
      const { data: made } = await admin.calls(createAssessment, {
        body: {
          framework: 'cis',
          name: 'CIS',
          period: { from: '2026-01-01', to: '2026-06-30' },
          department_id,
        },
      });
      const reviewer = await admin.isRefused(changeAssessment, {
        params: { id: made.id },
        body: { version: 1, reviewer_id: leaver.id },
      });
      assert.equal(reviewer.status, 400);
    });
  });

  test('who assessed is not asked again where an approved assessment is opened anew', async () => {
    const world = await newWorld();
    const { admin, orgId, database } = world;
    const { leaver, assessment } = await newHolder(world);
    await database.inOrganisation(orgId, { unrecorded: true }, (db) =>
      db.query(
        sql`update maturity_assessment set status = 'approved', figures = '{"sections": {}}' where org_id = ${orgId} and id = ${assessment.id}`,
      ),
    );
    const heir = await world.person('Staff', { Finance: 'editor' });
    await admin.calls(deactivatePerson, {
      params: { id: leaver.id },
      body: { version: 1, handover: everythingTo(heir, admin) },
    });
    const { data } = await admin.calls(reopenAssessment, {
      params: { id: assessment.id },
      body: { version: 2, reason: 'Something was forgotten' },
    });
    assert.deepEqual([data.assessor, data.reviewer], [[], null]);
    assert.deepEqual((await admin.calls(readHoldings, { params: { id: leaver.id } })).data.held, []);
  });
});
