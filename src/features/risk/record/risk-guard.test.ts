import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { archiveDepartment } from '#features/organisation/department/department-change.contract.ts';
import { setRiskColumns } from '#tests/world/risk-world.ts';
import { newUnratedRisk, rated } from '#tests/world/risk-team.ts';
import { linkWorkingControl } from '#tests/treatment/residual-world.ts';
import { setClock } from '#tests/world/world.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { reviewRisk } from '#features/risk/review/risk-review.contract.ts';
import { chooseTreatment, mitigateRisk, reopenRisk } from './risk-verbs.contract.ts';
import { duplicateRisk } from './risk-duplicate.contract.ts';
import { changeRisk, closeRisk, deleteRisk, registerRisk, restoreRisk } from './risk.contract.ts';

afterEach(() => setClock());

suite('A risk', () => {
  test('is moved only into a department that whoever moves it decides about', async () => {
    const { admin, editor, owner, person, departments, params } = await newUnratedRisk();
    const { Operations } = departments;
    const both = await person('Staff', { Finance: 'editor', Operations: 'viewer' });
    for (const somebody of [editor, owner, both])
      for (const department_id of [Operations, null]) {
        const refused = await somebody.isRefused(changeRisk, { params, body: { version: 1, department_id } });
        assert.deepEqual([refused.status, refused.code], [403, 'department_not_yours']);
      }
    const { data } = await admin.calls(changeRisk, {
      params,
      body: { version: 1, department_id: Operations },
    });
    assert.equal(data.department?.id, Operations);
  });

  test('is a duplicate only of a risk that whoever closes it sees', async () => {
    const { admin, editor, departments, params } = await newUnratedRisk();
    const raised = async (department_id: string | undefined) =>
      (await admin.calls(registerRisk, { body: { title: 'Paid twice', department_id } })).data.id;
    const hidden = await raised(departments['Operations']);
    for (const reason of ['duplicate_of', 'merged_into'] as const)
      for (const other_id of [hidden, crypto.randomUUID(), params.id, undefined]) {
        const refused = await editor.isRefused(closeRisk, { params, body: { version: 1, reason, other_id } });
        assert.deepEqual([refused.status, refused.code], [422, 'other_risk_required']);
      }
    const seen = await raised(undefined);
    const body = { version: 1, reason: 'duplicate_of', other_id: seen } as const;
    const { data } = await editor.calls(closeRisk, { params, body });
    assert.equal(data.closed?.other_id, seen);
  });

  test('is not opened again in a department that was put aside, and a deleted one is not copied', async () => {
    const { admin, departments, params, risk } = await newUnratedRisk();
    const department = { id: departments['Finance'] as string };
    const { id } = await risk();
    const reason = 'It was entered by mistake';
    await admin.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
    await admin.calls(deleteRisk, { params: { id }, body: { version: 1, reason } });
    assert.equal((await admin.isRefused(duplicateRisk, { params: { id }, body: {} })).status, 404);
    await admin.calls(archiveDepartment, { params: department, body: { version: 1 } });
    const opened = [
      await admin.isRefused(reopenRisk, { params, body: { version: 2, reason } }),
      await admin.isRefused(restoreRisk, { params: { id }, body: { version: 2 } }),
    ];
    for (const { status, code } of opened) assert.deepEqual([status, code], [422, 'department_archived']);
  });

  test('has no residual rating once it is avoided', async () => {
    const team = await newUnratedRisk();
    const { editor, params } = team;
    await setRiskColumns(team, [params.id], { status: 'avoided', treatment: 'avoid' });
    const refused = await editor.isRefused(assessRisk, { params, body: { version: 1, ...rated } });
    assert.deepEqual([refused.status, refused.code], [422, 'residual_of_avoided']);
  });

  test('is looked at again by the level it counts with: the residual one where there is one', async () => {
    setClock('2026-03-31T12:00:00Z');
    const team = await newUnratedRisk();
    const { editor, params } = team;
    const inherent = { likelihood: 5, consequence: 5 };
    const residual_override = { likelihood: 1, consequence: 1 };
    const override_reason = 'Disks are encrypted since March, tested twice';
    const reason = 'Two laptops were lost this year';
    const { data: rated } = await editor.calls(assessRisk, {
      params,
      body: { version: 1, inherent, residual_override, override_reason, reason },
    });
    assert.deepEqual(
      [rated.inherent?.level.code, rated.residual?.level.code, rated.review_on],
      ['extreme', 'low', '2027-03-31'],
    );
    await editor.calls(chooseTreatment, { params, body: { version: 2, treatment: 'mitigate' } });
    await linkWorkingControl(team, params.id);
    setClock('2026-03-31T12:10:00Z');
    const { data: mitigated } = await editor.calls(mitigateRisk, { params, body: { version: 3 } });
    assert.equal(mitigated.review_on, '2027-03-31');
    const { data: reviewed } = await editor.calls(reviewRisk, {
      params,
      body: { version: 4, outcome: 'unchanged', statement: reason, override_reason },
    });
    assert.equal(reviewed.review_on, '2027-03-31');
    await editor.calls(closeRisk, { params, body: { version: 5, reason: 'treated_stable' } });
    const { data: reopened } = await editor.calls(reopenRisk, { params, body: { version: 6, reason } });
    assert.equal(reopened.review_on, '2027-03-31');
  });
});
