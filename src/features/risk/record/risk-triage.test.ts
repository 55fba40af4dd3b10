import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { lastAct, newTeam } from '#tests/world/risk-team.ts';
import { categoryOf, setRiskColumns } from '#tests/world/risk-world.ts';
import { changeManyRisks } from '#features/risk/register/risk-bulk.contract.ts';
import { reopenRisk, triageRisk } from './risk-verbs.contract.ts';
import { changeRisk, closeRisk, deleteRisk, listRisks, readRisk, restoreRisk } from './risk.contract.ts';

const nobody = crypto.randomUUID();

suite('Triage', () => {
  test('is not needed where those who decide name an owner and a category', async () => {
    const team = await newTeam();
    for (const who of [team.editor, team.admin]) {
      assert.equal((await team.risk(who)).triage, 'triaged');
      for (const missing of [{ owner_id: null }, { category_id: null }])
        assert.deepEqual((await team.risk(who, missing)).flags, ['untriaged', 'unrated']);
    }
    assert.equal((await team.risk(team.owner)).triage, 'submitted', 'a User does not decide');
  });

  test('waits for whoever decides about the department, whoever raised the risk, and that one goes on seeing it', async () => {
    const team = await newTeam();
    const there = { department_id: team.departments['Operations'] as string };
    for (const raiser of [team.editor, team.owner]) {
      const risk = await team.risk(raiser, there);
      assert.deepEqual([risk.triage, risk.department?.name], ['submitted', 'Operations']);
      const params = { id: risk.id };
      assert.equal((await team.colleague.isRefused(readRisk, { params })).status, 404);
      assert.ok(!risk.permissions.can.includes('triage'));
      const { data: taken } = await team.outsider.calls(triageRisk, {
        params,
        body: { version: 1, decision: 'accept', owner_id: team.outsider.id },
      });
      assert.equal(taken.triage, 'triaged');
      assert.equal((await raiser.calls(readRisk, { params })).data.ref, risk.ref);
      const { data: listed } = await raiser.calls(listRisks, { query: { q: risk.ref } });
      assert.deepEqual(
        listed.map(({ id }) => id),
        [risk.id],
      );
    }
  });

  test('leaves an owner and a category, and nobody takes them away afterwards', async () => {
    const team = await newTeam();
    const { id } = await team.risk();
    const params = { id };
    for (const nobodys of [{ owner_id: null }, { category_id: null }]) {
      const refused = await team.editor.isRefused(changeRisk, { params, body: { version: 1, ...nobodys } });
      assert.deepEqual(
        [refused.status, refused.code, Object.keys(refused.errors ?? {})],
        [422, 'triage_incomplete', Object.keys(nobodys)],
      );
      const { data } = await team.editor.calls(changeManyRisks, {
        body: { risks: [{ id, version: 1 }], set: nobodys },
      });
      assert.equal(data.results[0]?.code, 'triage_incomplete');
    }
    const { id: raised } = await team.risk(team.owner);
    const { data } = await team.editor.calls(changeRisk, {
      params: { id: raised },
      body: { version: 1, owner_id: null, category_id: null },
    });
    assert.deepEqual([data.owner, data.category], [null, null], 'before it is triaged, there may be none');
  });

  test('accepts a raised risk with an owner and a category, and names what is missing', async () => {
    const team = await newTeam();
    const { id } = await team.risk(team.owner, { owner_id: null, category_id: null });
    const params = { id };
    const refused = await team.editor.isRefused(triageRisk, {
      params,
      body: { version: 1, decision: 'accept' },
    });
    assert.deepEqual(
      [refused.status, refused.code, Object.keys(refused.errors ?? {})],
      [422, 'triage_incomplete', ['owner_id', 'category_id']],
    );
    const unknown = await team.editor.isRefused(triageRisk, {
      params,
      body: { version: 1, decision: 'accept', owner_id: team.owner.id, category_id: nobody },
    });
    assert.deepEqual([unknown.status, unknown.code], [400, 'category_unknown']);
  });

  test('refuses a raised risk with a reason: it is closed as rejected, and may be reopened to wait again', async () => {
    const team = await newTeam();
    const { id } = await team.risk(team.owner);
    const params = { id };
    const silent = await team.editor.isRefused(triageRisk, {
      params,
      body: { version: 1, decision: 'reject' },
    });
    assert.deepEqual([silent.status, silent.code], [422, 'reason_required']);
    const { data } = await team.editor.calls(triageRisk, {
      params,
      body: { version: 1, decision: 'reject', reason: 'This is a fault, not a risk' },
    });
    assert.deepEqual(
      [data.status, data.closed?.reason, data.closed?.note],
      ['closed', 'rejected', 'This is a fault, not a risk'],
    );
    assert.deepEqual((await lastAct(team, id))?.action, 'risk.rejected');
    const { data: again } = await team.editor.calls(reopenRisk, {
      params,
      body: { version: 2, reason: 'It happened once more' },
    });
    assert.deepEqual([again.status, again.closed, again.flags], ['created', null, ['untriaged', 'unrated']]);
  });

  test('asks for the owner and the category of what comes back without them, deleted or closed', async () => {
    const team = await newTeam();
    const { admin } = team;
    for (const missing of ['owner_id', 'category_id'] as const)
      for (const isDeleted of [true, false]) {
        const { id } = await team.risk();
        const params = { id };
        if (isDeleted)
          await admin.calls(deleteRisk, { params, body: { version: 1, reason: 'Entered twice' } });
        else await admin.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
        await setRiskColumns(team, [id], { [missing]: null });
        const { data: back } = isDeleted
          ? await admin.calls(restoreRisk, { params, body: { version: 2 } })
          : await admin.calls(reopenRisk, { params, body: { version: 2, reason: 'It came back' } });
        assert.deepEqual([back.triage, back.status], ['submitted', 'created'], missing);
        assert.ok(back.permissions.can.includes('triage'));
        const body = { version: back.version, decision: 'accept' as const };
        const refused = await admin.isRefused(triageRisk, { params, body });
        assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], ['triage_incomplete', [missing]]);
        const named = { owner_id: team.owner.id, category_id: await categoryOf(admin) };
        const { data } = await admin.calls(triageRisk, {
          params,
          body: { ...body, [missing]: named[missing] },
        });
        assert.equal(data.triage, 'triaged');
      }
    const { id } = await team.risk();
    await admin.calls(deleteRisk, { params: { id }, body: { version: 1, reason: 'Entered twice' } });
    const { data: whole } = await admin.calls(restoreRisk, { params: { id }, body: { version: 2 } });
    assert.equal(whole.triage, 'triaged', 'what has both is in the register again');
  });

  test('is for those who steer the department, and only once', async () => {
    const team = await newTeam();
    const { id } = await team.risk(team.owner);
    const body = { version: 1, decision: 'reject', reason: 'Not ours to carry' };
    assert.equal((await team.owner.isRefused(triageRisk, { params: { id }, body })).status, 403);
    assert.equal((await team.outsider.isRefused(triageRisk, { params: { id }, body })).status, 404);
    const viewer = await team.person('Staff', { Finance: 'viewer' });
    assert.equal((await viewer.isRefused(triageRisk, { params: { id }, body })).status, 403);
    const { id: triaged } = await team.risk();
    const late = await team.editor.isRefused(triageRisk, { params: { id: triaged }, body });
    assert.deepEqual([late.status, late.code], [409, 'wrong_state']);
    assert.equal((late.data as { ref: string }).ref, 'R-0002');
  });
});
