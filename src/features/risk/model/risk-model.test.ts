import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { raised, setRiskColumns } from '#tests/world/risk-world.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { assessRisk, listAssessments } from '#features/risk/rating/risk-assessment.contract.ts';
import {
  activateDraft,
  discardDraft,
  listPresets,
  previewDraft,
  rerateRisks,
  saveDraft,
} from './risk-model-draft.contract.ts';
import { readModel, type ModelDetails, type ModelState } from './risk-model.contract.ts';
import { isMonotone } from './risk-model.rules.ts';
import { readHistory, readRisk, type Risk } from '#features/risk/record/risk.contract.ts';

afterEach(() => setClock());

const detailsOf = ({
  version: _version,
  number: _number,
  status: _status,
  activated_at: _at,
  ...details
}: ModelState['active']): ModelDetails => details;

const changed = (active: ModelState['active'], cells: [number, number, number][]): ModelDetails => {
  const details = detailsOf(active);
  const matrix = details.matrix.map((row) => [...row]);
  for (const [likelihood, consequence, level] of cells)
    (matrix[likelihood - 1] as number[])[consequence - 1] = level;
  return { ...details, matrix };
};

/** A risk that was rated at a cell with the model in use, and at another one for what remains. */
async function ratedRisk(
  { admin }: World,
  [likelihood, consequence]: [number, number],
  residual?: [number, number],
): Promise<string> {
  const data = await raised(admin, `Rated ${likelihood} by ${consequence}`);
  await admin.calls(assessRisk, {
    params: { id: data.id },
    body: {
      version: data.version,
      inherent: { likelihood, consequence },
      reason: 'Workshop of the spring',
      ...(residual && {
        residual_override: { likelihood: residual[0], consequence: residual[1] },
        override_reason: 'The supplier keeps a second store',
      }),
    },
  });
  return data.id;
}

suite('The risk model', () => {
  test('of a new organisation is the shipped one, and every preset could be a draft', async () => {
    const { admin, person } = await newWorld();
    const { data: state } = await admin.calls(readModel);
    assert.deepEqual([state.active.number, state.draft, state.versions.length], [1, null, 1]);
    const { data: presets } = await admin.calls(listPresets);
    assert.equal(presets.length, 6);
    let version: number | null = null;
    for (const { code, ...details } of presets) {
      assert.equal(isMonotone(details.matrix), true, code);
      const saved: ModelState = (await admin.calls(saveDraft, { body: { ...details, version } })).data;
      assert.deepEqual(saved.draft?.matrix, details.matrix, code);
      version = saved.draft?.version ?? null;
    }
    const user = await person('User');
    assert.equal((await user.calls(readModel)).data.active.number, 1);
    const refused = await user.isRefused(saveDraft, { body: {} });
    assert.equal(refused.status, 403);
  });

  test('has one draft, changed by the version one saw, and discarded without a trace in the register', async () => {
    const { admin } = await newWorld();
    const { active } = (await admin.calls(readModel)).data;
    const body = { ...changed(active, [[1, 1, 1]]), version: null, confirm_non_monotone: true };
    const { draft } = (await admin.calls(saveDraft, { body })).data;
    assert.deepEqual([draft?.number, draft?.version, draft?.status], [2, 1, 'draft']);
    const stale = await admin.isRefused(saveDraft, { body });
    assert.deepEqual(
      [stale.status, stale.code, (stale.data as ModelState).draft?.number],
      [409, 'stale_version', 2],
    );
    const again = await admin.calls(saveDraft, { body: { ...body, version: 1 } });
    assert.equal(again.data.draft?.version, 2);
    for (const unseen of [
      await admin.isRefused(discardDraft, { body: { version: 1 } }),
      await admin.isRefused(activateDraft, { body: { version: 1 } }),
    ])
      assert.deepEqual([unseen.status, unseen.code], [409, 'stale_version']);
    const { data: left } = await admin.calls(discardDraft, { body: { version: 2 } });
    assert.deepEqual([left.draft, left.active.number], [null, 1]);
    assert.equal((await admin.isRefused(activateDraft, { body: { version: 2 } })).status, 404);
  });

  test('says what is wrong with a draft, at its field', async () => {
    const { admin } = await newWorld();
    const { active } = (await admin.calls(readModel)).data;
    const falling = { ...changed(active, [[5, 5, 0]]), version: null };
    const refused = await admin.isRefused(saveDraft, { body: falling });
    assert.deepEqual(
      [refused.status, refused.code, Object.keys(refused.errors ?? {})],
      [422, 'matrix_not_monotone', ['matrix']],
    );
    await admin.calls(saveDraft, { body: { ...falling, confirm_non_monotone: true } });
    const broken = {
      ...falling,
      likelihood_size: 4,
      levels: active.levels.map((level) => ({ ...level, code: level.index === 3 ? 'utter' : level.code })),
    };
    const wrong = await admin.isRefused(saveDraft, { body: broken });
    assert.deepEqual(Object.keys(wrong.errors ?? {}).toSorted(), [
      'levels.3.name',
      'likelihood_steps',
      'matrix',
    ]);
  });

  test('shows before activation what changes, touches no risk by it, and carries ratings over when asked', async () => {
    const world = await newWorld();
    const { admin } = world;
    const up = await ratedRisk(world, [3, 3]);
    const down = await ratedRisk(world, [5, 5], [2, 4]);
    const same = await ratedRisk(world, [1, 1]);
    const { active } = (await admin.calls(readModel)).data;
    const { data: drafted } = await admin.calls(saveDraft, {
      body: { ...changed(active, [[2, 4, 1], [3, 3, 3], [3, 4, 3], [3, 5, 3], [4, 3, 3], [5, 3, 3]]), version: null }, // prettier-ignore
    });
    const { data: before } = await admin.calls(previewDraft);
    assert.deepEqual(before.counts, { up: 1, down: 1, renamed: 0, same: 1, not_possible: 0 });
    assert.deepEqual(
      before.risks.map(({ id, from, to }) => [id, from.code, to.code]),
      [
        [up, 'high', 'extreme'],
        [down, 'high', 'medium'],
      ].toSorted((one, other) => Number(other[0] === up) - Number(one[0] === up)),
    );

    const { data: after } = await admin.calls(activateDraft, {
      body: { version: drafted.draft?.version ?? 0 },
    });
    assert.deepEqual(
      [after.active.number, after.draft, after.older],
      [2, null, { left: 3, not_possible: 0 }],
    );
    const untouched = (await admin.calls(readRisk, { params: { id: up } })).data;
    assert.deepEqual([untouched.model_version, untouched.inherent?.level.code], [1, 'high']);
    assert.ok(untouched.flags.includes('older_model'));

    const rerate = async (limit: number) =>
      (await admin.calls(rerateRisks, { body: { version: after.active.version, limit } })).data;
    const unseen = await admin.isRefused(rerateRisks, {
      body: { version: after.active.version - 1, limit: 2 },
    });
    assert.deepEqual([unseen.status, unseen.code], [409, 'stale_version']);
    assert.deepEqual(await rerate(2), { done: 2, left: 1, not_possible: 0 });
    assert.deepEqual(await rerate(1000), { done: 1, left: 0, not_possible: 0 });
    assert.deepEqual(await rerate(1000), { done: 0, left: 0, not_possible: 0 });
    const levels = async (id: string) => {
      const { data } = await admin.calls(readRisk, { params: { id } });
      return [data.model_version, data.inherent?.level.code, data.residual?.level.code];
    };
    assert.deepEqual(await levels(up), [2, 'extreme', undefined]);
    assert.deepEqual(await levels(down), [2, 'extreme', 'medium']);
    assert.deepEqual(await levels(same), [2, 'low', undefined]);
    const { data: history } = await admin.calls(readHistory, { params: { id: down } });
    assert.deepEqual(
      [history[0]?.action, history[0]?.changes.map(({ field, old, new: now }) => [field, old, now])],
      ['risk_model.rerated', [['model_version', 1, 2], ['residual_level', 'high', 'medium']]], // prettier-ignore
    );
    const { data: ratings } = await admin.calls(listAssessments, { params: { id: down } });
    assert.deepEqual(
      ratings.map(({ trigger, model_version, inherent, residual }) => [
        trigger,
        model_version,
        inherent?.level.code,
        residual?.level.code,
      ]),
      [
        ['rerate', 2, 'extreme', 'medium'],
        ['initial', 1, 'extreme', 'high'],
      ],
    );
  });

  test('re-rated by a new version, brings the next review into the days of the new level, and leaves what is closed', async () => {
    const world = await newWorld();
    const { admin } = world;
    setClock('2026-03-02T12:00:00Z');
    // High, which is reviewed every 90 days; a residual rating holds until then.
    const up = await ratedRisk(world, [3, 3]);
    const remains = await ratedRisk(world, [5, 5], [3, 3]);
    const soon = await ratedRisk(world, [3, 3]);
    const down = await ratedRisk(world, [5, 5]);
    const closed = await ratedRisk(world, [3, 3]);
    const one = async (id: string) => (await admin.calls(readRisk, { params: { id } })).data;
    await setRiskColumns(world, [soon], { review_on: '2026-03-10' });
    await setRiskColumns(world, [closed], {
      status: 'closed',
      closed: JSON.stringify({
        reason: 'no_longer_exists',
        note: null,
        by: 'Ada',
        at: '2026-03-02T12:00:00.000Z',
        from: 'created',
      }),
    });
    assert.deepEqual([(await one(up)).review_on, (await one(down)).review_on], ['2026-05-31', '2026-04-01']);
    const { active } = (await admin.calls(readModel)).data;
    const { data: drafted } = await admin.calls(saveDraft, {
      body: { ...changed(active, [[3, 3, 3], [3, 4, 3], [3, 5, 3], [4, 3, 3], [5, 3, 3]]), version: null }, // prettier-ignore
    });
    const { data: after } = await admin.calls(activateDraft, {
      body: { version: drafted.draft?.version ?? 0 },
    });
    const before = await Promise.all([up, remains, soon, down].map(one));
    await admin.calls(rerateRisks, { body: { version: after.active.version, limit: 100 } });
    const [now_up, now_remains, now_soon, now_down] = (await Promise.all(
      [up, remains, soon, down].map(one),
    )) as [Risk, Risk, Risk, Risk];
    // The cells stay where they were put; the level is that of the new matrix.
    for (const [at, risk] of [now_up, now_remains, now_soon, now_down].entries())
      for (const basis of ['inherent', 'residual', 'target'] as const)
        assert.deepEqual(
          [risk[basis]?.likelihood, risk[basis]?.consequence],
          [before[at]?.[basis]?.likelihood, before[at]?.[basis]?.consequence],
        );
    assert.deepEqual([now_up.inherent?.level.code, now_up.review_on], ['extreme', '2026-04-01']);
    assert.deepEqual(
      [now_remains.residual?.level.code, now_remains.review_on, now_remains.residual_lapses_on],
      ['extreme', '2026-04-01', '2026-04-01'],
    );
    assert.equal(now_soon.review_on, '2026-03-10', 'an earlier review stays');
    assert.deepEqual([now_down.inherent?.level.code, now_down.review_on], ['extreme', '2026-04-01']);
    assert.deepEqual(
      [(await one(closed)).model_version, (await one(closed)).inherent?.level.code],
      [1, 'high'],
      'what is closed keeps its last rating',
    );
  });

  test('of another size carries nothing over, and stretches the scales of the factors', async () => {
    const world = await newWorld();
    const { admin } = world;
    const id = await ratedRisk(world, [4, 4]);
    const { active } = (await admin.calls(readModel)).data;
    const { data } = await admin.calls(saveDraft, {
      body: {
        ...detailsOf(active),
        likelihood_size: 4,
        likelihood_steps: active.likelihood_steps.slice(0, 4),
        matrix: active.matrix.slice(0, 4),
        version: null,
      },
    });
    assert.deepEqual((await admin.calls(previewDraft)).data.counts.not_possible, 1);
    const { data: after } = await admin.calls(activateDraft, { body: { version: data.draft?.version ?? 0 } });
    assert.deepEqual(after.older, { left: 0, not_possible: 1 });
    const { data: rerated } = await admin.calls(rerateRisks, {
      body: { version: after.active.version, limit: 10 },
    });
    assert.deepEqual(rerated, { done: 0, left: 0, not_possible: 1 });
    assert.equal((await admin.calls(readRisk, { params: { id } })).data.model_version, 1);
  });

  test("is nobody else's", async () => {
    const here = await newWorld();
    const there = await newWorld();
    const { active } = (await here.admin.calls(readModel)).data;
    await here.admin.calls(saveDraft, { body: { ...detailsOf(active), version: null } });
    const { data: theirs } = await there.admin.calls(readModel);
    assert.equal(theirs.draft, null);
    assert.equal((await there.admin.isRefused(previewDraft)).status, 404);
    assert.equal((await there.admin.isRefused(discardDraft, { body: { version: 1 } })).status, 404);
  });
});
