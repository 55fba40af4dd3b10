import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { deleteComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { found } from '#tests/compliance/finding-world.ts';
import { linked, list, oscalOf, oscalText, saidBy, type Json } from '#tests/compliance/oscal-world.ts';
import { answeredDirectly, reviewed } from '#tests/compliance/soa-world.ts';
import { created, someControl } from '#tests/treatment/plan-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { exportOscal } from './oscal.contract.ts';
import { oscalModels } from './oscal-model.contract.ts';

suite('A document of OSCAL', () => {
  test('is for those who see the whole assessment', async () => {
    const world = await newWorld();
    const { person, departments } = world;
    const respondent = await person('User');
    const stranger = await person('Staff', { Operations: 'editor' });
    const colleague = await person('Staff', { Finance: 'viewer' });
    const { assessment } = await reviewed(world, {
      department_id: departments['Finance'] as string,
      respondent_id: respondent.id,
    });
    const params = { id: assessment.id };
    await found(world.admin, { source: { kind: 'assessment', id: assessment.id } });
    for (const model of oscalModels) {
      for (const who of [respondent, stranger, (await newWorld()).admin])
        assert.equal((await who.isRefused(exportOscal, { params, query: { model } })).status, 404);
      assert.ok((await oscalText(colleague, assessment.id, model)).startsWith('{'));
    }
  });

  test('of a deleted assessment is for an administrator', async () => {
    const world = await newWorld();
    const { id, version } = await begun(world.admin);
    const lead = await world.person('Staff');
    await world.admin.calls(deleteComplianceAssessment, {
      params: { id },
      body: { version, reason: 'Set up twice' },
    });
    const asked = { params: { id }, query: { model: 'ssp' as const } };
    assert.equal((await lead.isRefused(exportOscal, asked)).status, 404);
    assert.ok((await oscalText(world.admin, id, 'ssp')).startsWith('{'));
  });

  test('names of other records those that the reader sees', async () => {
    const world = await newWorld();
    const { admin, person, departments } = world;
    const department_id = departments['Operations'] as string;
    const { id } = await begun(admin);
    await answeredDirectly(world, id, 'A.5.1', { result: 'compliant' });
    const control = await someControl(world, { department_id, title: 'A hidden control' });
    const risk = await raised(admin, 'A hidden risk', { department_id });
    const plan = await created(admin, { title: 'A hidden plan', control_id: control, department_id });
    await linked(admin, id, 'A.5.1', 'control', control);
    await linked(admin, id, 'A.5.1', 'risk', risk.id);
    await linked(admin, id, 'A.5.1', 'plan', plan.id);
    await admin.calls(createEvidence, {
      body: {
        name: 'Hidden evidence',
        kind: 'statement',
        content: { statement: 'It is so, as everybody knows' },
        effective_from: '2026-01-01',
        confidential: true,
        links: [
          {
            object_type: 'control_assessment',
            object_id: (await controlsOf(admin, id)).get('A.5.1')?.id as string,
          },
        ],
      },
    });
    await found(admin, { source: { kind: 'assessment', id } });
    const colleague = await person('Staff', { Finance: 'editor' });
    for (const [who, seen] of [
      [admin, [true, true, true, true]],
      [colleague, [false, false, false, false]],
    ] as const) {
      const text = (await Promise.all(oscalModels.map((model) => oscalText(who, id, model)))).join();
      const words = ['A hidden control', 'A hidden risk', 'A hidden plan', 'Hidden evidence'];
      assert.deepEqual(
        words.map((word) => text.includes(word)),
        seen,
      );
    }
    const results = await oscalOf(colleague, id, 'assessment-results');
    const observation = results['results']?.[0]?.['observations']?.[0] as Json;
    assert.deepEqual(
      [saidBy(observation)['evidence-count'], observation['methods']],
      ['1', ['EXAMINE']],
      'that something proves it is no secret',
    );
    assert.match(saidBy(observation)['control'] ?? '', /^CO-/, 'as the Statement of Applicability says it');
    const ssp = await oscalOf(colleague, id, 'ssp');
    assert.equal(list(ssp, 'system-implementation', 'components').length, 1);
  });

  test('of a plan of action is refused where nothing is to be done', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    await found(world.admin, { kind: 'strength', source: { kind: 'assessment', id } });
    const asked = { params: { id }, query: { model: 'poam' as const } };
    const refused = await world.admin.isRefused(exportOscal, asked);
    assert.deepEqual([refused.status, refused.code], [422, 'oscal_nothing_planned']);
  });

  test('is refused before it is read where it would be too long', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const sized = (letters: number) =>
      world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
        db.query(sql`update control_assessment set observation = repeat('ü', ${letters}), result = 'compliant'
          where org_id = ${db.org_id} and assessment_id = ${id}`),
      );
    const asked = { params: { id }, query: { model: 'ssp' as const } };
    await sized(50_000);
    const refused = await world.admin.isRefused(exportOscal, asked);
    assert.deepEqual([refused.status, refused.code], [422, 'oscal_too_long']);
    assert.match(refused.message, /8 MB/);
    await sized(25_000);
    assert.ok((await oscalText(world.admin, id, 'ssp')).length > 2_500_000);
  });

  test('is one of three', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin);
    for (const model of ['catalog', 'SSP', ''])
      assert.equal((await admin.isRefused(exportOscal, { params: { id }, query: { model } })).status, 400);
  });
});
