import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newWorld } from '#tests/world/world.ts';
import { activateDraft, saveDraft, type DraftBody } from './risk-model-draft.contract.ts';
import { modelDetails, readModel, type ModelState } from './risk-model.contract.ts';

/** The matrix of a model as a draft is written, without how far controls count. */
const matrixOf = (model: ModelState['active']): DraftBody =>
  modelDetails.strip().parse(model) as unknown as DraftBody;

suite('How far controls count', () => {
  test('is of the model: written in a draft, kept where it is left out, and in use once that is activated', async () => {
    const { admin } = await newWorld();
    const { active } = (await admin.calls(readModel)).data;
    const sharesOf = ({ residual_cap, untested_factor, stale_factor }: ModelState['active']) => [
      residual_cap,
      untested_factor,
      stale_factor,
    ];
    assert.deepEqual(sharesOf(active), [0.95, 0.5, 0.5]);
    const shares = { residual_cap: 0.9, untested_factor: 0, stale_factor: 0.25 };
    const body = { ...matrixOf(active), ...shares, version: null };
    const { draft } = (await admin.calls(saveDraft, { body })).data;
    assert.deepEqual(draft && sharesOf(draft), [0.9, 0, 0.25]);
    const left = { ...matrixOf(active), version: draft?.version ?? null };
    const again = (await admin.calls(saveDraft, { body: left })).data.draft;
    assert.deepEqual(again && sharesOf(again), [0.9, 0, 0.25]);
    const version = again?.version ?? 0;
    const { data } = await admin.calls(activateDraft, { body: { version } });
    assert.deepEqual(sharesOf(data.active), [0.9, 0, 0.25]);
  });

  test('is a share between nothing and all, in hundredths; another one is refused at its field', async () => {
    const { admin } = await newWorld();
    const { active } = (await admin.calls(readModel)).data;
    for (const [field, value] of [
      ['residual_cap', 1.5],
      ['untested_factor', -0.1],
      ['stale_factor', 0.125],
    ] as const) {
      const body = { ...matrixOf(active), [field]: value, version: null };
      const { status, errors } = await admin.isRefused(saveDraft, { body });
      assert.deepEqual([status, Object.keys(errors ?? {})], [400, [field]]);
    }
  });
});
