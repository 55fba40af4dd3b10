import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newMitigatedRisk, newUnratedRisk, rated } from '#tests/world/risk-team.ts';
import { setClock, type Caller } from '#tests/world/world.ts';
import { assessRisk, listAssessments } from '#features/risk/rating/risk-assessment.contract.ts';
import { listReviews, reviewRisk } from './risk-review.contract.ts';
import { changeRisk, closeRisk, readHistory } from '#features/risk/record/risk.contract.ts';

const { inherent, override_reason, reason } = rated;

const acts = async (admin: Caller, id: string) =>
  (await admin.calls(readHistory, { params: { id } })).data.map(({ action }) => action);

suite('A review', () => {
  const unchanged = { outcome: 'unchanged', statement: 'Nothing new was learned' } as const;

  test('sets the next day by the level, or the day that is named', async () => {
    setClock('2026-03-31T12:00:00Z');
    const { editor, owner, params } = await newUnratedRisk();
    await editor.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
    const { data } = await owner.calls(reviewRisk, { params, body: { version: 2, ...unchanged } });
    assert.deepEqual([data.review_on, data.last_review_at], ['2026-04-30', '2026-03-31T12:00:00.000Z']);
    setClock('2026-03-31T12:01:00Z');
    const { data: named } = await editor.calls(reviewRisk, {
      params,
      body: { version: 3, ...unchanged, outcome: 'escalate', next_on: '2026-05-01' },
    });
    assert.equal(named.review_on, '2026-05-01');
    const past = await editor.isRefused(reviewRisk, {
      params,
      body: { version: 4, ...unchanged, next_on: '2026-03-31' },
    });
    assert.deepEqual([past.status, past.code], [422, 'review_day_past']);
    const { data: reviews, count } = await editor.calls(listReviews, { params });
    assert.equal(count, 2);
    assert.deepEqual(
      reviews.map(({ outcome, due_on, next_on }) => [outcome, due_on, next_on]),
      [
        ['escalate', '2026-04-30', '2026-05-01'],
        ['unchanged', '2026-04-30', '2026-04-30'],
      ],
    );
    setClock();
  });

  test('lets a residual rating lapse that is not stated anew: a mitigated risk goes back to created', async () => {
    const { editor, admin, params } = await newMitigatedRisk();
    const { data } = await editor.calls(reviewRisk, { params, body: { version: 4, ...unchanged } });
    assert.deepEqual(
      [data.status, data.residual, data.residual_reason, data.residual_lapses_on],
      ['created', null, null, null],
    );
    assert.deepEqual((await acts(admin, params.id)).slice(0, 2), [
      'risk.returned_to_created',
      'risk.reviewed',
    ]);
    const { data: ratings } = await editor.calls(listAssessments, { params });
    assert.deepEqual(
      [ratings[0]?.trigger, ratings[0]?.residual, ratings[0]?.explanation?.residual.basis],
      ['review', null, 'lapsed'],
    );
  });

  test('keeps a residual rating that is stated anew, until the next one', async () => {
    const { editor, params } = await newMitigatedRisk();
    const again = 'The disks were tested again in this quarter';
    const { data } = await editor.calls(reviewRisk, {
      params,
      body: { version: 4, ...unchanged, override_reason: again, next_on: '2999-01-01' },
    });
    assert.deepEqual(
      [data.status, data.residual?.likelihood, data.residual_reason, data.residual_lapses_on],
      ['mitigated', 2, again, '2999-01-01'],
    );
    const { data: moved } = await editor.calls(changeRisk, {
      params,
      body: { version: 5, review_on: '2998-01-01' },
    });
    assert.equal(moved.residual_lapses_on, '2998-01-01');
  });

  test('cannot state what there is not', async () => {
    const { editor, params } = await newUnratedRisk();
    const refused = await editor.isRefused(reviewRisk, {
      params,
      body: { version: 1, ...unchanged, override_reason },
    });
    assert.deepEqual([refused.status, refused.code], [422, 'no_residual']);
  });

  test('closes the risk for those who decide, and asks for it for its owner', async () => {
    const { editor, owner, admin, params } = await newUnratedRisk();
    const close = { outcome: 'close', statement: 'The building was sold' } as const;
    const silent = await editor.isRefused(reviewRisk, { params, body: { version: 1, ...close } });
    assert.deepEqual([silent.status, silent.code], [422, 'closing_required']);
    const closing = { reason: 'no_longer_exists' } as const;
    const { data: asked } = await owner.calls(reviewRisk, {
      params,
      body: { version: 1, ...close, closing },
    });
    assert.deepEqual([asked.status, asked.request?.verb], ['created', 'close']);
    const waiting = await editor.isRefused(reviewRisk, { params, body: { version: 3, ...close, closing } });
    assert.deepEqual(
      [waiting.status, waiting.code, (waiting.data as { version: number }).version],
      [409, 'wrong_state', 3],
    );
    assert.deepEqual((await acts(admin, params.id)).slice(0, 2), ['risk.close_requested', 'risk.reviewed']);
  });

  test('is for owner and staff, of an open risk', async () => {
    const { editor, person, params } = await newUnratedRisk();
    const reader = await person('User', { Finance: 'viewer' });
    assert.equal(
      (await reader.isRefused(reviewRisk, { params, body: { version: 1, ...unchanged } })).status,
      403,
    );
    await editor.calls(closeRisk, { params, body: { version: 1, reason: 'no_longer_exists' } });
    const late = await editor.isRefused(reviewRisk, { params, body: { version: 2, ...unchanged } });
    assert.deepEqual([late.status, late.code], [409, 'wrong_state']);
    const elsewhere = await person('Staff', { Operations: 'lead' });
    assert.equal((await elsewhere.isRefused(listReviews, { params })).status, 404);
  });
});
