import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import {
  approveComplianceAssessment,
  readComplianceAssessment,
  startComplianceAssessment,
  submitComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { readWork } from '#features/workspace/work/work.contract.ts';
import { answered, begun, controlsOf, doneControls, prepared } from '#tests/compliance/compliance-world.ts';
import { becomesUser } from '#tests/mail/notice-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import {
  assignControls,
  returnControl,
  submitControl,
  type ControlAssessmentRow,
} from './control-assessment.contract.ts';

after(() => setClock());
setClock('2026-03-02T12:00:00Z');

const kindsOf = async (who: Caller) =>
  (await who.calls(readWork)).data.groups.flatMap(({ items }) =>
    items.filter(({ kind }) => kind.startsWith('compliance_')).map(({ kind, due_on }) => [kind, due_on]),
  );
/** What somebody was told, without the two words that name who did it. */
const toldTo = async (who: Caller) =>
  (await who.calls(listNotices, { query: {} })).data.map(({ title }) => title.split(' ').slice(2).join(' '));

async function assessed() {
  const world = await newWorld();
  const { admin, person, departments } = world;
  const lead = await person('Staff', { Finance: 'editor' });
  const reviewer = await person('Staff', { Finance: 'viewer' });
  const respondent = await person('User');
  const details = {
    lead_id: lead.id,
    reviewer_id: reviewer.id,
    department_id: departments['Finance'] as string,
  };
  return { world, admin, lead, reviewer, respondent, details };
}

const versionOf = async (who: Caller, id: string) =>
  (await who.calls(readComplianceAssessment, { params: { id } })).data.version;

async function given(who: Caller, id: string, to: Caller): Promise<ControlAssessmentRow> {
  const control = (await controlsOf(who, id)).get('A.8.13') as ControlAssessmentRow;
  const version = await versionOf(who, id);
  await who.calls(assignControls, {
    params: { id },
    body: { version, requirement_ids: [control.id], user_ids: [to.id], due_date: '2026-03-20' },
  });
  return control;
}

suite('What compliance asks of people', () => {
  test('is to answer, once the assessment was started and no longer than it runs', async () => {
    const { lead, respondent, details } = await assessed();
    const { id } = await prepared(lead, details);
    await given(lead, id, respondent);
    assert.deepEqual([await kindsOf(respondent), await toldTo(respondent)], [[], []]);
    const version = await versionOf(lead, id);
    const { data } = await lead.calls(startComplianceAssessment, { params: { id }, body: { version } });
    assert.deepEqual(await kindsOf(respondent), [['compliance_controls', '2026-03-20']]);
    assert.deepEqual(await toldTo(respondent), [`assigned controls of ${data.ref} to you`]);
  });

  test('is to look at what was answered, and to answer again what was sent back', async () => {
    const { lead, reviewer, respondent, details } = await assessed();
    const { id } = await begun(lead, details);
    const control = await given(lead, id, respondent);
    const { version } = await answered(respondent, control.id, { result: 'non_compliant' });
    const params = { id: control.id };
    await respondent.calls(submitControl, { params, body: { version } });
    assert.deepEqual(await kindsOf(respondent), []);
    for (const who of [lead, reviewer])
      assert.ok((await kindsOf(who)).some(([kind]) => kind === 'compliance_answers'));
    await lead.calls(returnControl, { params, body: { version: version + 1, note: 'Say since when' } });
    assert.deepEqual(await kindsOf(respondent), [['compliance_controls', '2026-03-20']]);
    assert.ok((await toldTo(respondent)).includes('sent A.8.13 back'));
    assert.ok(!(await kindsOf(reviewer)).some(([kind]) => kind === 'compliance_answers'));
  });

  test('is to submit of whoever leads, then to approve of the reviewer, and nothing afterwards', async () => {
    const { world, admin, lead, reviewer, details } = await assessed();
    const { id, ref } = await begun(admin, { ...details, due_date: '2026-04-01' });
    assert.deepEqual(await toldTo(lead), [`named you as the lead of ${ref}`]);
    assert.deepEqual(await toldTo(reviewer), [`named you as the reviewer of ${ref}`]);
    assert.deepEqual(await kindsOf(lead), [['compliance_submission', '2026-04-01']]);
    await doneControls(world, id);
    const params = { id };
    const { data } = await lead.calls(submitComplianceAssessment, {
      params,
      body: { version: await versionOf(lead, id) },
    });
    assert.deepEqual([await kindsOf(lead), await kindsOf(admin)], [[], []]);
    assert.deepEqual(await kindsOf(reviewer), [['compliance_approval', null]]);
    assert.ok((await toldTo(reviewer)).includes(`submitted ${ref} for approval`));
    await reviewer.calls(approveComplianceAssessment, { params, body: { version: data.version } });
    assert.deepEqual(await kindsOf(reviewer), []);
    assert.ok((await toldTo(lead)).includes(`approved ${ref}`));
  });

  test('is an Admin’s to approve, where whoever was named leads it too', async () => {
    const { world, admin, lead, details } = await assessed();
    const { id } = await begun(admin, { ...details, reviewer_id: lead.id });
    await doneControls(world, id);
    const version = await versionOf(lead, id);
    await lead.calls(submitComplianceAssessment, { params: { id }, body: { version } });
    assert.deepEqual(await kindsOf(lead), []);
    assert.deepEqual(await kindsOf(admin), [['compliance_approval', null]]);
  });

  test('is an Admin’s to approve, and theirs alone, where the reviewer decides nothing any more', async () => {
    const { world, admin, lead, reviewer, details } = await assessed();
    const editor = await world.person('Staff', {}, { org_editor: true });
    const { id, ref } = await begun(admin, details);
    await doneControls(world, id);
    await becomesUser(admin, reviewer);
    const version = await versionOf(lead, id);
    await lead.calls(submitComplianceAssessment, { params: { id }, body: { version } });
    assert.deepEqual(await kindsOf(reviewer), []);
    assert.deepEqual(await kindsOf(admin), [['compliance_approval', null]]);
    const asked = `submitted ${ref} for approval`;
    const hears = async (who: Caller) => (await toldTo(who)).includes(asked);
    assert.deepEqual([await hears(admin), await hears(reviewer), await hears(editor)], [true, false, false]);
  });
});
