import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { archiveDepartment } from '#features/organisation/department/department-change.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { assigned, found, refused } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './finding.contract.ts';
import * as verbs from './finding-verbs.contract.ts';

const database = await asOwner();
const world = await newWorld({ departments: ['Finance', 'Operations', 'Closed'] });
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };
const editor = await world.person('Staff', { Finance: 'editor' });
const viewer = await world.person('Staff', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });

suite('A finding', () => {
  test('is put into no department that was archived, and not restored there', async () => {
    const closed = { department_id: departments['Closed'] as string };
    const deleted = await through(await found(admin, closed), [admin, contract.deleteFinding]);
    const open = await found(admin, inFinance);
    const body = { version: 1, move_to: inFinance.department_id };
    await admin.calls(archiveDepartment, { params: { id: closed.department_id }, body });
    const raising = { title: 'Invoices were paid twice', kind: 'minor_nc' as const, severity: 2, ...closed };
    const { code } = await admin.isRefused(contract.createFinding, { body: raising });
    assert.equal(code, 'department_unknown');
    assert.deepEqual(await refused(admin, contract.changeFinding, open, closed), [
      400,
      'department_unknown',
      'department_id',
    ]);
    assert.deepEqual((await refused(admin, verbs.restoreFinding, deleted)).slice(0, 2), [
      422,
      'finding_department_archived',
    ]);
  });

  test('is given to nobody who has left', async () => {
    const left = await world.person('Staff', { Finance: 'editor' });
    await database.query("update person set status = 'deactivated' where id = $1", [left.id]);
    const made = await found(editor, inFinance);
    const body = { owner_id: left.id, due_date: '2027-06-30' };
    assert.deepEqual(await refused(editor, verbs.assignFinding, made, body), [
      400,
      'person_unknown',
      'owner_id',
    ]);
  });

  test('is about a control that whoever says so sees', async () => {
    const hidden = await someControl(world, { department_id: departments['Operations'] as string });
    const made = await found(editor, inFinance);
    const body = {
      title: 'Unseen',
      kind: 'minor_nc' as const,
      severity: 2,
      ...inFinance,
      control_id: hidden,
    };
    assert.equal((await editor.isRefused(contract.createFinding, { body })).code, 'control_unknown');
    for (const call of [contract.changeFinding, verbs.planFinding])
      assert.equal((await refused(editor, call, made, { control_id: hidden }))[1], 'control_unknown');
  });

  test('tells its history to those who see it', async () => {
    const { id } = await found(editor, inFinance);
    const sent = { params: { id }, query: {} };
    assert.equal((await viewer.calls(contract.readFindingHistory, sent)).data.length, 1);
    assert.equal((await stranger.isRefused(contract.readFindingHistory, sent)).status, 404);
    assert.equal((await (await newWorld()).admin.isRefused(contract.readFindingHistory, sent)).status, 404);
  });

  test('is shown by evidence of those who decide about it and of its owner, not of all who see it', async () => {
    const made = await found(editor, inFinance);
    const links = [{ object_type: 'finding', object_id: made.id }];
    const proof = { name: 'Payment run', kind: 'statement' as const, effective_from: '2026-05-01' };
    const body = { ...proof, links, content: { statement: 'It was seen' } };
    assert.equal((await viewer.isRefused(createEvidence, { body })).code, 'link_not_yours');
    assert.equal((await editor.sends(createEvidence, { body })).status, 200);
    await through(made, assigned(editor, viewer));
    assert.equal((await viewer.sends(createEvidence, { body })).status, 200);
  });

  test('that is major has no plan where whoever raises it makes none', async () => {
    const lead = await world.person('Staff', { Finance: 'viewer' });
    const { id } = await begun(admin, { ...inFinance, lead_id: lead.id });
    const control_id = await someControl(world, inFinance);
    const source = { kind: 'assessment' as const, id };
    const made = await found(lead, { source, kind: 'major_nc', control_id });
    assert.deepEqual([made.plan, made.flags], [null, ['plan_missing']]);
    assert.notEqual((await found(editor, { source, kind: 'major_nc', control_id })).plan, null);
  });
});
