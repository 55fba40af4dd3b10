import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import {
  readComplianceAssessment,
  readComplianceHistory,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { linkControl } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import {
  answeredDirectly,
  expiredBy,
  justified,
  provenUntilMay,
  reviewed,
} from '#tests/compliance/soa-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './soa.contract.ts';

after(() => setClock());
setClock('2026-03-02T12:00:00Z');

const all = { limit: '200' };

suite('A Statement of Applicability', () => {
  test('is Annex A in the order of the standard, with what each control lacks', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin);
    const { data } = await admin.calls(contract.readSoa, { params: { id }, query: all });
    assert.deepEqual([data.count, data.rows.length, data.missing, data.newest], [93, 93, 93, 0]);
    assert.deepEqual(
      [data.rows[0]?.code, data.rows[36]?.code, data.rows.at(-1)?.code],
      ['A.5.1', 'A.5.37', 'A.8.34'],
    );
    assert.equal(data.figures.controls, 93, 'clauses are not in it');
    assert.ok(data.rows.every(({ title, theme, missing }) => title && theme && String(missing) === 'reason'));
    const paged = await admin.calls(contract.readSoa, {
      params: { id },
      query: { limit: '2', offset: '91' },
    });
    assert.deepEqual(
      paged.data.rows.map(({ code }) => code),
      ['A.8.33', 'A.8.34'],
    );
  });

  test('says what is linked, and lists what lacks something alone', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id } = await begun(admin);
    await justified(world, id);
    await answeredDirectly(world, id, 'A.7.4', {
      applicability_state: 'not_applicable',
      applicability_text: null,
    });
    await answeredDirectly(world, id, 'A.7.5', {
      applicability_state: 'inherited',
      applicability_text: 'By the landlord',
    });
    const control = await someControl(world);
    const row = (await controlsOf(admin, id)).get('A.5.1');
    await admin.calls(linkControl, {
      params: { id: row?.id as string },
      body: { version: row?.version as number, object_type: 'control', object_id: control },
    });
    const { data } = await admin.calls(contract.readSoa, {
      params: { id },
      query: { ...all, flag: 'missing' },
    });
    assert.deepEqual([data.missing, data.count, data.inherited, data.figures.not_applicable], [1, 1, 1, 1]);
    assert.deepEqual(
      data.rows.map(({ code, missing }) => [code, missing]),
      [['A.7.4', ['text']]],
    );
    const whole = await admin.calls(contract.readSoa, { params: { id }, query: {} });
    assert.match(String(whole.data.rows[0]?.controls), /^CO-\d+$/);
  });

  test('is of ISO/IEC 27001 only', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin, { compliance_standard: 'cis', groups_in_scope: ['ig1'] });
    for (const endpoint of [contract.readSoa, contract.listSoaVersions])
      assert.equal((await admin.isRefused(endpoint, { params: { id } })).status, 404);
  });

  test('is not published while reasons are missing, and names the first', async () => {
    const world = await newWorld();
    const { assessment, lead } = await reviewed(world);
    const { id, version } = assessment;
    await answeredDirectly(world, id, 'A.5.7', { applicability_reasons: [] });
    await answeredDirectly(world, id, 'A.8.1', { applicability_state: 'inherited', applicability_text: ' ' });
    const refused = await lead.isRefused(contract.publishSoa, { params: { id }, body: { version } });
    assert.deepEqual([refused.status, refused.code], [422, 'soa_incomplete']);
    assert.match(refused.errors?.['applicability_reasons']?.[0] ?? '', /A\.5\.7, A\.8\.1\.$/);
    assert.equal((await lead.calls(contract.listSoaVersions, { params: { id } })).count, 0);
  });

  test('is published as it is then, and stays that when an answer changes', async () => {
    const world = await newWorld();
    const { assessment, lead } = await reviewed(world);
    const { id, version } = assessment;
    const { data: first } = await lead.calls(contract.publishSoa, {
      params: { id },
      body: { version, note: 'For the audit' },
    });
    assert.deepEqual(
      [first.number, first.hash.length, first.holds, first.note, first.rows.length],
      [1, 64, true, 'For the audit', 93],
    );
    await answeredDirectly(world, id, 'A.5.1', { applicability_text: 'Written anew', result: 'compliant' });
    const read = await lead.calls(contract.readSoaVersion, { params: { id, number: '1' } });
    assert.deepEqual(read.data, first);
    assert.notEqual(read.data.rows[0]?.applicability_text, 'Written anew');

    const stale = await lead.isRefused(contract.publishSoa, { params: { id }, body: { version } });
    assert.equal(stale.status, 409);
    const { data: second } = await world.admin.calls(contract.publishSoa, {
      params: { id },
      body: { version: version + 1 },
    });
    assert.deepEqual([second.number, second.rows[0]?.applicability_text], [2, 'Written anew']);
    assert.notEqual(second.hash, first.hash);
    const listed = await lead.calls(contract.listSoaVersions, { params: { id } });
    assert.deepEqual(
      [listed.count, ...listed.data.map(({ number, hash, note }) => [number, hash, note])],
      [2, [2, second.hash, null], [1, first.hash, 'For the audit']],
    );
    const { data: acts } = await lead.calls(readComplianceHistory, { params: { id }, query: {} });
    assert.deepEqual(
      acts.slice(0, 2).map(({ action }) => action),
      ['compliance.soa_published', 'compliance.soa_published'],
    );
    const missing = await lead.isRefused(contract.readSoaVersion, { params: { id, number: '3' } });
    assert.equal(missing.status, 404);
  });

  test('says when what is kept is no longer what was published', async () => {
    const world = await newWorld();
    const { assessment, lead } = await reviewed(world);
    const { id, version } = assessment;
    await lead.calls(contract.publishSoa, { params: { id }, body: { version } });
    const owner = await asOwner();
    await owner.query(
      `update soa_version set content = jsonb_set(content, '{assessment,name}', '"Forged"') where assessment_id = $1`,
      [id],
    );
    const { data } = await lead.calls(contract.readSoaVersion, { params: { id, number: '1' } });
    assert.deepEqual([data.assessment.name, data.holds], ['Forged', false]);
  });

  test('is published by an administrator or the lead, once it is reviewed', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const { id, version } = await begun(admin);
    await justified(world, id);
    const early = await admin.isRefused(contract.publishSoa, { params: { id }, body: { version } });
    assert.deepEqual([early.status, early.code], [409, 'wrong_state']);
    const draft = await admin.calls(contract.readSoa, { params: { id }, query: {} });
    assert.equal(draft.data.can.publish, false);
    const reviewing = await reviewed(world);
    const params = { id: reviewing.assessment.id };
    const colleague = await person('Staff');
    const seen = await colleague.calls(contract.readSoa, { params, query: {} });
    assert.equal(seen.data.can.publish, false);
    const refused = await colleague.isRefused(contract.publishSoa, {
      params,
      body: { version: reviewing.assessment.version },
    });
    assert.equal(refused.status, 403);
    for (const who of [admin, reviewing.lead])
      assert.equal((await who.calls(contract.readSoa, { params, query: {} })).data.can.publish, true);
  });

  test('is hidden from those who see a part of the assessment, and from strangers', async () => {
    const world = await newWorld();
    const { person } = world;
    const respondent = await person('User');
    const stranger = await person('Staff', { Operations: 'editor' });
    const { assessment, lead } = await reviewed(world, {
      department_id: world.departments['Finance'] as string,
      respondent_id: respondent.id,
    });
    const { id, version } = assessment;
    await lead.calls(contract.publishSoa, { params: { id }, body: { version } });
    assert.equal((await respondent.calls(readComplianceAssessment, { params: { id } })).data.is_whole, false);
    for (const who of [respondent, stranger]) {
      const answers = [
        await who.isRefused(contract.readSoa, { params: { id } }),
        await who.isRefused(contract.publishSoa, { params: { id }, body: { version: version + 1 } }),
        await who.isRefused(contract.listSoaVersions, { params: { id } }),
        await who.isRefused(contract.readSoaVersion, { params: { id, number: '1' } }),
      ];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [404, 404, 404, 404],
      );
    }
  });

  test('proves less and claims the same when a proof expires', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id } = await begun(admin);
    await answeredDirectly(world, id, 'A.5.1', { result: 'compliant' });
    await provenUntilMay(world, id, 'A.5.1');
    const figures = async () => {
      const { figures: found } = (await admin.calls(contract.readSoa, { params: { id }, query: {} })).data;
      return [found.compliance, found.proven];
    };
    assert.deepEqual(await figures(), [1.1, 1.1]);
    assert.equal(await expiredBy(world, '2026-05-02T12:00:00Z'), 1);
    assert.deepEqual(await figures(), [1.1, 0]);
  });
});
