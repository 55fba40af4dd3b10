import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './control-assessment.contract.ts';
import { listLinkedRequirements } from './linked-requirement.contract.ts';

const owner = await asOwner();
const world = await newWorld();
const { admin, departments, person } = world;
const Finance = departments['Finance'] as string;
const lead = await person('Staff', { Operations: 'editor' });
const editor = await person('Staff', { Finance: 'editor' });
const viewer = await person('Staff', { Finance: 'viewer' });
const respondent = await person('User');
const stranger = await person('Staff', { Operations: 'viewer' });
const left = await person('Staff', { Finance: 'editor' });
await owner.query("update person set status = 'deactivated' where id = $1", [left.id]);

/** An assessment of Finance, led from elsewhere, in which somebody answers a control. */
async function given() {
  const { id, version } = await begun(admin, { department_id: Finance, lead_id: lead.id });
  const control = (await controlsOf(admin, id)).get('A.8.13')?.id as string;
  const body = { version, requirement_ids: [control], user_ids: [respondent.id] };
  await admin.calls(contract.assignControls, { params: { id }, body });
  const { data } = await admin.calls(readComplianceAssessment, { params: { id } });
  return { id, control, version: data.version };
}

suite('The answer to a control', () => {
  test('is arranged by those who set the assessment up, and by nobody who only answers or reads it', async () => {
    const { id, control } = await given();
    const params = { id: control };
    const arrange = async (who: typeof admin, due_date: string) => {
      const { data } = await who.calls(contract.readControlAssessment, { params });
      const body = { version: data.version, due_date };
      const { status } = await who.sends(contract.answerControl, { params, body });
      const many = { params: { id }, body: { ids: [control], set: { due_date }, dry_run: true } };
      return [data.permissions.may_scope, status, (await who.sends(contract.setControls, many)).status];
    };
    assert.deepEqual(await arrange(lead, '2026-06-30'), [true, 200, 200]);
    assert.deepEqual(await arrange(editor, '2026-07-31'), [true, 200, 200]);
    assert.deepEqual(await arrange(respondent, '2026-08-31'), [false, 403, 403]);
    assert.deepEqual(await arrange(viewer, '2026-08-31'), [false, 403, 403]);
    const { version } = (await respondent.calls(contract.readControlAssessment, { params })).data;
    const body = { version, applicability_state: 'not_applicable' as const, applicability_text: 'None' };
    const { code } = await respondent.isRefused(contract.answerControl, { params, body });
    assert.equal(code, 'applicability_not_yours');
  });

  test('is owned, and given to be answered, by nobody who has left', async () => {
    const { id, control, version } = await given();
    const { version: seen } = (await admin.calls(contract.readControlAssessment, { params: { id: control } }))
      .data;
    const own = { params: { id: control }, body: { version: seen, owner_id: left.id } };
    assert.equal((await admin.isRefused(contract.answerControl, own)).code, 'person_unknown');
    const many = { params: { id }, body: { ids: [control], set: { owner_id: left.id } } };
    assert.equal((await admin.isRefused(contract.setControls, many)).code, 'person_unknown');
    const giving = { version, requirement_ids: [control], user_ids: [left.id] };
    const assign = { params: { id }, body: giving };
    assert.equal((await admin.isRefused(contract.assignControls, assign)).code, 'person_unknown');
  });

  test('is given and set with others of its assessment alone, while people work on that', async () => {
    const [{ id, control, version }, other] = [await given(), await given()];
    const params = { id };
    for (const which of [{ requirement_ids: [control, other.control] }, { section: 'nowhere' }]) {
      const body = { version, user_ids: [respondent.id], ...which };
      assert.equal(
        (await admin.isRefused(contract.assignControls, { params, body })).code,
        'control_unknown',
      );
    }
    const set = { result: 'compliant' as const };
    const sets = { params, body: { ids: [control, other.control], set } };
    assert.equal((await admin.isRefused(contract.setControls, sets)).code, 'control_unknown');
    assert.equal((await stranger.isRefused(contract.setControls, sets)).status, 404);
    await owner.query("update compliance_assessment set status = 'in_review' where id = $1", [id]);
    const late = await admin.isRefused(contract.setControls, { params, body: { ids: [control], set } });
    assert.deepEqual([late.status, late.code], [409, 'wrong_state']);
  });

  test('is linked with risks that whoever links sees, and names those alone', async () => {
    const { control } = await given();
    const params = { id: control };
    const risk = await raised(admin, 'A secret', { department_id: departments['Operations'] as string });
    const read = async (who: typeof admin) =>
      (await who.calls(contract.readControlAssessment, { params })).data;
    const link = { object_type: 'risk' as const, object_id: risk.id };
    const linking = async (who: typeof admin) => ({
      params,
      body: { version: (await read(who)).version, ...link },
    });
    for (const call of [contract.linkControl, contract.unlinkControl])
      assert.equal((await editor.isRefused(call, await linking(editor))).code, 'object_unknown');
    await admin.calls(contract.linkControl, await linking(admin));
    assert.deepEqual([(await read(admin)).links.length, (await read(editor)).links], [1, []]);
    const query = { object_type: 'risk' as const, object_id: risk.id };
    assert.equal((await editor.isRefused(listLinkedRequirements, { query })).status, 404);
    assert.equal((await admin.calls(listLinkedRequirements, { query })).count, 1);
  });

  test('is proven by those who answer it or set the assessment up, not by all who read it', async () => {
    const { control } = await given();
    const links = [{ object_type: 'control_assessment', object_id: control }];
    const proof = { name: 'The policy', kind: 'statement' as const, effective_from: '2026-01-01' };
    const body = { ...proof, links, content: { statement: 'It was seen' } };
    assert.equal((await viewer.isRefused(createEvidence, { body })).code, 'link_not_yours');
    for (const who of [lead, editor, respondent])
      assert.equal((await who.sends(createEvidence, { body })).status, 200);
  });

  test('is read, with its history and those beside it, by nobody who does not see it', async () => {
    const { id, control } = await given();
    for (const who of [stranger, (await newWorld()).admin]) {
      const sent = { params: { id: control }, query: {} };
      assert.equal(
        (await who.isRefused(contract.readControlAssessment, { params: { id: control } })).status,
        404,
      );
      assert.equal((await who.isRefused(contract.readControlAssessmentHistory, sent)).status, 404);
      assert.equal(
        (await who.isRefused(contract.listControlAssessments, { params: { id }, query: {} })).status,
        404,
      );
    }
    await answered(respondent, control, { result: 'compliant' });
    const history = { params: { id: control }, query: {} };
    assert.ok((await respondent.calls(contract.readControlAssessmentHistory, history)).count > 0);
  });
});
