import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newMitigatedRisk, newTeam, newUnratedRisk, rated } from '#tests/world/risk-team.ts';
import { explainRating, listAssessments } from '#features/risk/rating/risk-assessment.contract.ts';
import { addTag } from '#features/risk/tag/risk-tag.contract.ts';
import { duplicateRisk } from './risk-duplicate.contract.ts';
import { readActivity, readHistory, readRisk, readRiskById, replaceRiskContext } from './risk.contract.ts';

suite('A risk', () => {
  test('is read at either of its addresses, and so is what happened to it', async () => {
    const { editor, outsider, params } = await newUnratedRisk();
    assert.deepEqual(await editor.calls(readRiskById, { params }), await editor.calls(readRisk, { params }));
    assert.deepEqual(
      await editor.calls(readActivity, { params }),
      await editor.calls(readHistory, { params }),
    );
    for (const endpoint of [readRiskById, readActivity, explainRating])
      assert.equal((await outsider.isRefused(endpoint, { params })).status, 404);
  });

  test('has its context written as a whole', async () => {
    const team = await newTeam();
    const { id } = await team.risk(team.editor, { context: { cause: 'No policy', event: 'Paid twice' } });
    const params = { id };
    const body = { version: 1, context: { cause: 'No matching of invoices' } };
    const { data } = await team.owner.calls(replaceRiskContext, { params, body });
    assert.deepEqual([data.version, data.context], [2, body.context]);
    const stale = await team.owner.isRefused(replaceRiskContext, { params, body });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
    const empty = await team.owner.isRefused(replaceRiskContext, { params, body: { version: 2 } });
    assert.deepEqual([empty.status, Object.keys(empty.errors ?? {})], [400, ['context']]);
    const late = { version: 2, context: {}, owner_id: null };
    const refused = await team.owner.isRefused(replaceRiskContext, { params, body: late });
    assert.deepEqual([refused.status, refused.code], [422, 'triage_incomplete']);
  });

  test('says why it stands where it does', async () => {
    const { owner, params } = await newMitigatedRisk();
    const { data } = await owner.calls(explainRating, { params });
    const { data: ratings } = await owner.calls(listAssessments, { params });
    assert.deepEqual(
      [data.basis, data.value, data.inherent?.score, data.residual_reason, data.last],
      ['residual', data.residual, 16, rated.override_reason, ratings[0]],
    );
    assert.equal(data.value?.score, 8);
    const unrated = await newUnratedRisk();
    const { data: nothing } = await unrated.owner.calls(explainRating, { params: unrated.params });
    assert.deepEqual([nothing.basis, nothing.value, nothing.last], [null, null, null]);
  });

  test('is duplicated in its words, by whoever sees it, as any other that they raise', async () => {
    const team = await newMitigatedRisk();
    const { admin, editor, owner, outsider, params } = team;
    const { data: tag } = await admin.calls(addTag, { body: { name: 'Payments' } });
    const { id } = await team.risk(editor, { context: { cause: 'No policy' }, tag_ids: [tag.id] });
    const { data: source } = await editor.calls(readRisk, { params: { id } });
    const { data: copy } = await editor.calls(duplicateRisk, { params: { id }, body: {} });
    const alike = ({ title, context, department, category, owner: whose, tags, triage }: typeof copy) => [
      title,
      context,
      department,
      category,
      whose,
      tags,
      triage,
    ];
    assert.deepEqual(alike(copy), alike(source));
    assert.notEqual(copy.ref, source.ref);
    const { data: told } = await editor.calls(readHistory, { params: { id: copy.id } });
    assert.deepEqual([told[0]?.action, told[0]?.note], ['risk.registered', source.ref]);

    const { data: begun } = await owner.calls(duplicateRisk, {
      params,
      body: { title: 'Invoices are lost' },
    });
    assert.deepEqual(
      [begun.title, begun.status, begun.inherent, begun.triage, begun.raised_by?.id],
      ['Invoices are lost', 'created', null, 'submitted', owner.id],
    );
    assert.equal((await outsider.isRefused(duplicateRisk, { params, body: {} })).status, 404);
  });
});
