import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { newMitigatedRisk, newUnratedRisk, rated } from '#tests/world/risk-team.ts';
import type { Caller } from '#tests/world/caller.ts';
import { setClock } from '#tests/world/world.ts';
import { assessRisk, listAssessments } from '#features/risk/rating/risk-assessment.contract.ts';
import { listReviews, reviewRisk } from './risk-review.contract.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { found } from '#tests/world/risk-world.ts';
import { changeManyRisks } from '#features/risk/register/risk-bulk.contract.ts';
import { changeRisk, closeRisk, readHistory, readRisk } from '#features/risk/record/risk.contract.ts';

afterEach(() => setClock());

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
      body: { version: 3, ...unchanged, outcome: 'escalate', next_on: '2026-04-29' },
    });
    assert.equal(named.review_on, '2026-04-29');
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
        ['escalate', '2026-04-30', '2026-04-29'],
        ['unchanged', '2026-04-30', '2026-04-30'],
      ],
    );
  });

  test('is followed by the next one within the days of the level', async () => {
    setClock('2026-03-31T12:00:00Z');
    const { editor, owner, admin, params } = await newUnratedRisk();
    const { data: unrated } = await editor.calls(changeRisk, {
      params,
      body: { version: 1, review_on: '2999-01-01' },
    });
    assert.equal(unrated.review_on, '2999-01-01', 'no level, no limit');
    const { data: rated } = await editor.calls(assessRisk, {
      params,
      body: { version: 2, inherent, reason },
    });
    assert.equal(rated.review_on, '2026-04-30', 'what was set before does not outlast the rating');
    for (const who of [owner, editor, admin]) {
      const reviewed = await who.isRefused(reviewRisk, {
        params,
        body: { version: 3, ...unchanged, next_on: '2026-05-01' },
      });
      assert.deepEqual(
        [reviewed.status, reviewed.code, Object.keys(reviewed.errors ?? {})],
        [422, 'review_too_late', ['next_on']],
      );
      for (const review_on of ['2026-05-01', null]) {
        const moved = await who.isRefused(changeRisk, { params, body: { version: 3, review_on } });
        assert.deepEqual(
          [moved.status, moved.code, Object.keys(moved.errors ?? {})],
          [422, 'review_too_late', ['review_on']],
        );
      }
    }
    for (const review_on of ['2026-05-01', null]) {
      const { data: many } = await editor.calls(changeManyRisks, {
        body: { risks: [{ id: params.id, version: 3 }], set: { review_on } },
      });
      assert.equal(many.results[0]?.code, 'review_too_late');
    }
    const sooner = { version: 3, review_on: '2026-04-29' };
    assert.equal((await owner.calls(changeRisk, { params, body: sooner })).data.review_on, '2026-04-29');
  });

  test('is due sooner once the risk is rated higher', async () => {
    setClock('2026-03-31T12:00:00Z');
    const { editor, params } = await newUnratedRisk();
    const low = { likelihood: 1, consequence: 1 };
    const { data: first } = await editor.calls(assessRisk, {
      params,
      body: { version: 1, inherent: low, reason },
    });
    assert.equal(first.review_on, '2027-03-31');
    const { data: second } = await editor.calls(assessRisk, {
      params,
      body: { version: 2, inherent, reason },
    });
    assert.equal(second.review_on, '2026-04-30');
    const { data: third } = await editor.calls(assessRisk, {
      params,
      body: { version: 3, inherent: low, reason },
    });
    assert.equal(third.review_on, '2026-04-30', 'a lower level does not put it off');
  });

  test('by its owner asks for a new rating and writes none', async () => {
    setClock('2026-03-31T12:00:00Z');
    const { owner, editor, admin, params } = await newMitigatedRisk();
    const { data: before } = await owner.calls(readRisk, { params });
    const restated = await owner.isRefused(reviewRisk, {
      params,
      body: { version: 4, ...unchanged, override_reason },
    });
    assert.deepEqual(
      [restated.status, restated.code, Object.keys(restated.errors ?? {})],
      [422, 'rating_by_deciders', ['override_reason']],
    );
    const ratings = async () => (await editor.calls(listAssessments, { params })).count;
    const were = await ratings();
    const { data: asked } = await owner.calls(reviewRisk, { params, body: { version: 4, ...unchanged } });
    assert.deepEqual(
      [asked.status, asked.residual, asked.residual_reason, asked.residual_lapses_on],
      ['mitigated', before.residual, before.residual_reason, before.residual_lapses_on],
    );
    assert.deepEqual([asked.flags, asked.rating_asked_at], [['rating_asked'], '2026-03-31T12:00:00.000Z']);
    assert.equal(await ratings(), were);
    assert.deepEqual((await acts(admin, params.id)).slice(0, 1), ['risk.reviewed']);
    assert.deepEqual(await found(admin, { filter_type: 'flag', flag: 'rating_asked' }), ['R-0001']);
    const { data: answered } = await editor.calls(assessRisk, { params, body: { version: 5, reason } });
    assert.deepEqual([answered.risk?.flags, answered.risk?.rating_asked_at], [[], null]);
  });

  test('by its owner of a risk without a residual rating asks for one where something changed', async () => {
    const { owner, editor, params } = await newUnratedRisk();
    await editor.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
    const { data: same } = await owner.calls(reviewRisk, { params, body: { version: 2, ...unchanged } });
    assert.deepEqual(same.flags, []);
    const { data: changed } = await owner.calls(reviewRisk, {
      params,
      body: { version: 3, ...unchanged, outcome: 'changed' },
    });
    assert.deepEqual(changed.flags, ['rating_asked']);
    const { data: seen } = await editor.calls(reviewRisk, { params, body: { version: 4, ...unchanged } });
    assert.deepEqual(seen.flags, [], 'whoever decides has looked at it');
  });

  test('lets a residual rating lapse that is not stated anew: a mitigated risk goes back to created', async () => {
    const { editor, admin, params } = await newMitigatedRisk();
    const { data } = await editor.calls(reviewRisk, { params, body: { version: 4, ...unchanged } });
    assert.deepEqual(
      [data.status, data.residual?.score, data.residual_basis, data.residual_reason, data.residual_lapses_on],
      ['created', 16, 'computed', null, null],
    );
    assert.deepEqual((await acts(admin, params.id)).slice(0, 2), [
      'risk.returned_to_created',
      'risk.reviewed',
    ]);
    const { data: ratings } = await editor.calls(listAssessments, { params });
    assert.deepEqual(
      [ratings[0]?.trigger, ratings[0]?.residual?.score, ratings[0]?.explanation?.residual.basis],
      ['review', 16, 'lapsed'],
    );
  });

  test('keeps a residual rating that is stated anew, until the next one', async () => {
    const { editor, params } = await newMitigatedRisk();
    const nextWeek = daysLater(today(new Date(), 'UTC'), 7);
    const again = 'The disks were tested again in this quarter';
    const { data } = await editor.calls(reviewRisk, {
      params,
      body: { version: 4, ...unchanged, override_reason: again, next_on: nextWeek },
    });
    assert.deepEqual(
      [data.status, data.residual?.likelihood, data.residual_reason, data.residual_lapses_on],
      ['mitigated', 2, again, nextWeek],
    );
    const { data: moved } = await editor.calls(changeRisk, {
      params,
      body: { version: 5, review_on: daysLater(nextWeek, -1) },
    });
    assert.equal(moved.residual_lapses_on, daysLater(nextWeek, -1));
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
