import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { newMitigatedRisk, newUnratedRisk, rated } from '#tests/world/risk-team.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import { assessRisk, listAssessments } from './risk-assessment.contract.ts';
import { listFactors } from '#features/risk/model/risk-model.contract.ts';
import { readHistory, readRisk, registerRisk } from '#features/risk/record/risk.contract.ts';

afterEach(() => setClock());

const { inherent, override_reason, reason, residual_override } = rated;

suite('A rating', () => {
  test('gives levels of the active model, a day for the next review, and a row of its own', async () => {
    setClock('2026-03-31T12:00:00Z');
    const { editor, admin, params } = await newUnratedRisk();
    const { data } = await editor.calls(assessRisk, {
      params,
      body: {
        version: 1,
        inherent,
        residual_override,
        override_reason,
        target: { likelihood: 1, consequence: 3 },
        reason,
      },
    });
    assert.deepEqual(
      [data.inherent?.level.code, data.residual?.level.code, data.target?.level.code],
      ['extreme', 'high', 'low'],
    );
    assert.deepEqual([data.review_on, data.residual_lapses_on], ['2026-06-29', '2026-06-29']);
    const { data: risk } = await editor.calls(readRisk, { params });
    assert.deepEqual(risk, data.risk);
    assert.deepEqual([risk.model_version, risk.inherent?.score, risk.flags], [1, 16, []]);
    const { data: told } = await admin.calls(readHistory, { params });
    const { data: history, count } = await editor.calls(listAssessments, { params });
    assert.equal(count, 1);
    assert.deepEqual(
      [history[0]?.trigger, history[0]?.reason, history[0]?.inherent?.level.code, history[0]?.by_name],
      ['initial', reason, 'extreme', told[0]?.actor_name],
    );
    assert.deepEqual(
      told[0]?.changes.find(({ field }) => field === 'inherent'),
      {
        field: 'inherent',
        old: null,
        new: { ...inherent, level: { code: 'extreme', name: null } },
      },
    );
  });

  test('in a dry run tells what would follow, and writes nothing', async () => {
    const { editor, params } = await newUnratedRisk();
    const before = (await editor.calls(readRisk, { params })).data;
    const { data } = await editor.calls(assessRisk, {
      params,
      query: { dry_run: '1' },
      body: { version: 1, inherent, residual_override },
    });
    assert.deepEqual(
      [data.risk, data.inherent?.level.code, data.residual?.level.code, data.explanation.inherent.basis],
      [null, 'extreme', 'high', 'direct'],
    );
    assert.deepEqual((await editor.calls(readRisk, { params })).data, before);
    assert.equal((await editor.calls(listAssessments, { params })).count, 0);
    assert.equal((await editor.calls(readHistory, { params })).count, 1);
    const stale = await editor.isRefused(assessRisk, {
      params,
      query: { dry_run: '1' },
      body: { version: 2, inherent },
    });
    assert.deepEqual([stale.status, stale.code], [409, 'stale_version']);
  });

  test('by factors takes the worst of each axis and says how', async () => {
    const { editor, params } = await newUnratedRisk();
    const { data: factors } = await editor.calls(listFactors);
    const id = (code: string) => factors.find((factor) => factor.code === code)?.id as string;
    const values = [
      { factor_id: id('likelihood'), value: 2, note: 'Once in three years' },
      { factor_id: id('financial'), value: 3 },
      { factor_id: id('people'), value: 5 },
    ];
    const { data } = await editor.calls(assessRisk, {
      params,
      body: { version: 1, factors: values, reason },
    });
    assert.deepEqual([data.inherent?.likelihood, data.inherent?.consequence], [2, 5]);
    assert.deepEqual(data.risk?.inherent_factors, values);
    assert.deepEqual(
      data.explanation.inherent.factors.map(({ code, value }) => [code, value]),
      [
        ['likelihood', 2],
        ['financial', 3],
        ['people', 5],
      ],
    );
    const half = await editor.isRefused(assessRisk, {
      params,
      body: { version: 2, factors: [{ factor_id: id('people'), value: 5 }], reason },
    });
    assert.deepEqual(
      [half.status, half.code, Object.keys(half.errors ?? {})],
      [422, 'rating_incomplete', ['factors']],
    );
    const unknown = await editor.isRefused(assessRisk, {
      params,
      body: { version: 2, factors: [{ factor_id: crypto.randomUUID(), value: 5 }], reason },
    });
    assert.deepEqual([unknown.status, unknown.code], [400, 'factor_unknown']);
  });

  test('is refused with what is wrong about it', async () => {
    const { editor, params } = await newUnratedRisk();
    const cases: [object, number, string, string][] = [
      [{ reason }, 422, 'rating_needed', 'inherent'],
      [{ inherent }, 422, 'reason_required', 'reason'],
      [{ inherent: { likelihood: 6, consequence: 1 }, reason }, 400, 'outside_matrix', 'inherent'],
      [{ inherent, target: { likelihood: 1, consequence: 7 }, reason }, 400, 'outside_matrix', 'target'],
      [{ inherent, residual_override, reason }, 422, 'override_reason_required', 'override_reason'],
      [
        { inherent: { likelihood: 1, consequence: 4 }, residual_override, override_reason, reason },
        422,
        'residual_above_inherent',
        'residual_override',
      ],
      [
        { inherent, residual_override, override_reason: 'Too short', reason },
        400,
        'invalid_input',
        'override_reason',
      ],
    ];
    for (const [body, status, code, field] of cases) {
      const refused = await editor.isRefused(assessRisk, { params, body: { version: 1, ...body } });
      assert.deepEqual(
        [refused.status, refused.code, Object.keys(refused.errors ?? {})],
        [status, code, [field]],
      );
    }
    assert.equal((await editor.calls(readRisk, { params })).data.version, 1);
  });

  test('is for those who steer, and for risks that are in the register', async () => {
    const { owner, editor, admin, params, person, departments } = await newUnratedRisk();
    const body = { version: 1, inherent, reason };
    assert.equal((await owner.isRefused(assessRisk, { params, body })).status, 403);
    const viewer = await person('Staff', { Finance: 'viewer' });
    assert.equal((await viewer.isRefused(assessRisk, { params, body })).status, 403);
    const { data: raised } = await owner.calls(registerRisk, {
      body: { title: 'Not triaged yet', department_id: departments['Finance'] },
    });
    const early = await editor.isRefused(assessRisk, { params: { id: raised.id }, body });
    assert.deepEqual([early.status, early.code], [409, 'wrong_state']);
    const elsewhere = await person('Staff', { Operations: 'lead' });
    const tried = await elsewhere.isRefused(assessRisk, { params, query: { dry_run: '1' }, body });
    assert.equal(tried.status, 404);
    assert.equal((await elsewhere.isRefused(listAssessments, { params })).status, 404);
    const there = await newWorld();
    assert.equal((await there.admin.isRefused(assessRisk, { params, body })).status, 404);
    assert.equal((await there.admin.isRefused(listAssessments, { params })).status, 404);
    assert.equal((await admin.calls(listAssessments, { params })).count, 0);
  });

  test('that takes the residual away takes a mitigated risk back to created, by the product itself', async () => {
    const { editor, admin, params } = await newMitigatedRisk();
    const { data } = await editor.calls(assessRisk, {
      params,
      body: { version: 4, inherent: { likelihood: 1, consequence: 5 }, reason },
    });
    assert.deepEqual(
      [data.returns_to_created, data.residual?.score, data.risk?.status],
      [true, 5, 'created'],
    );
    assert.equal(data.explanation.residual.basis, 'lapsed');
    const { data: told } = await admin.calls(readHistory, { params });
    assert.deepEqual(
      told.slice(0, 2).map(({ action, actor_name, reason: why }) => [action, actor_name, why]),
      [
        ['risk.returned_to_created', 'Plumbline', 'residual_not_below_inherent'],
        ['risk.assessed', told[1]?.actor_name, reason],
      ],
    );
    assert.deepEqual(told[0]?.changes, [{ field: 'status', old: 'mitigated', new: 'created' }]);
  });
});
