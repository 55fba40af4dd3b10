import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { categoryOf } from '#tests/world/risk-world.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  readRisk,
  registerRisk,
  restoreRisk,
  type Risk,
} from '#features/risk/record/risk.contract.ts';
import { treatments } from '#features/risk/record/risk-status.contract.ts';
import {
  avoidRisk,
  chooseTreatment,
  confirmRequest,
  declineRequest,
  mitigateRisk,
  reopenRisk,
  triageRisk,
} from '#features/risk/record/risk-verbs.contract.ts';
import { readRiskDashboard, readRiskTreatment } from './risk-dashboard.contract.ts';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const inside = <T>({ database, orgId }: World, work: (db: TenantDb) => Promise<T>) =>
  database.inOrganisation(orgId, { unrecorded: true }, work);

const fold = (world: World) => inside(world, (db) => db.query(sql`select fold_risk_figures(${db.org_id})`));

/** Rates some risks the way bulk edit and import write: many rows with one statement. */
const rateSome = (world: World, pick: (below: number) => number) =>
  inside(world, (db) =>
    db.query(sql`update risk r set version = r.version + 1, model_version = 1, inherent_likelihood = v.l, inherent_consequence = v.c, inherent_level = (m.matrix -> v.l - 1 ->> v.c - 1)::int,
      residual_likelihood = v.l - 1, residual_consequence = v.c, residual_level = (m.matrix -> v.l - 2 ->> v.c - 1)::int, treatment = ${pick(2) === 0 ? 'accept' : 'mitigate'}, appetite_level = ${pick(4) - 1}::int, accepted_until = current_date + ${pick(60)}::int
      from (select ${2 + pick(4)}::int as l, ${1 + pick(5)}::int as c) v, risk_model m
      where r.org_id = ${db.org_id} and m.org_id = r.org_id and m.status = 'active' and r.triage = 'triaged' and right(r.ref, 1)::int % 3 = ${pick(3)}::int`),
  );

/** The same figures, counted from the rows. */
const counted = (world: World) =>
  inside(world, async (db) => {
    const [row] = await db.query<
      Record<string, unknown>
    >(sql`with r as (select * from risk where org_id = ${db.org_id} and deleted_at is null)
      select count(*)::int as total, count(*) filter (where state between 1 and 5)::int as open, count(*) filter (where state = 1)::int as created,
        count(*) filter (where state = 6)::int as closed, count(*) filter (where state = 0)::int as untriaged, count(*) filter (where state = 7)::int as rejected,
        count(*) filter (where status = 'accepted' and accepted_until <= current_date + 30)::int as expiring_acceptance,
        count(*) filter (where state < 6 and level > appetite_level)::int as above_appetite, count(*) filter (where request is not null)::int as awaiting_decision,
        count(*) filter (where state < 6 and review_on < current_date)::int as overdue_review, count(*) filter (where state < 6 and level = -1)::int as unrated,
        (select coalesce(json_object_agg(owner_id, n), '{}') from (select owner_id, count(*)::int as n from r where state between 1 and 5 and owner_id is not null group by 1) o) as owners,
        (select coalesce(json_object_agg(cell, n), '{}') from (select residual_likelihood || ':' || residual_consequence as cell, count(*)::int as n from r where state in (1, 2, 4, 5) and residual_level is not null group by 1) c) as cells,
        (select coalesce(json_object_agg(status, n), '{}') from (select 'risk_' || t.status as status, count(*)::int as n from risk_transition t join r on r.id = t.risk_id where t.org_id = ${db.org_id} group by 1) a) as arrivals
      from r`);
    return row;
  });

const told = async (admin: Caller) => {
  const { data } = await admin.calls(readRiskDashboard);
  const range = { from: '2020-01-01', to: '2029-12-31', interval: 'quarter' } as const;
  const {
    bar_chart_data: _,
    imported: __,
    closed_without_day: ___,
    ...arrivals
  } = (await admin.calls(readRiskTreatment, { body: range })).data;
  const {
    total,
    open,
    created,
    closed,
    untriaged,
    rejected,
    expiring_acceptance,
    above_appetite,
    awaiting_decision,
    overdue_review,
    unrated,
  } = data.risk_stats;
  const { keys, datasets } = data.user_bar_chart;
  const bars = keys.map(
    (key, bar) => [key, datasets.reduce((sum, { data: counts }) => sum + (counts[bar] ?? 0), 0)] as const,
  );
  const cells = data.risk_matrix.cells.filter(({ count_residual }) => count_residual > 0);
  return {
    arrivals: Object.fromEntries(Object.entries(arrivals).filter(([, n]) => n > 0)),
    total,
    open,
    created,
    closed,
    untriaged,
    rejected,
    expiring_acceptance,
    above_appetite,
    awaiting_decision,
    overdue_review,
    unrated,
    owners: Object.fromEntries(bars.filter(([key]) => key !== 'none')),
    cells: Object.fromEntries(
      cells.map(({ likelihood, consequence, count_residual }) => [
        `${likelihood}:${consequence}`,
        count_residual,
      ]),
    ),
  };
};

suite('Kept figures', () => {
  test('equal the rows after a walk of writes by several people, folded meanwhile', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const staff = await world.person(
      'Staff',
      { Finance: 'lead', Operations: 'editor' },
      { org_editor: true },
    );
    const user = await world.person('User', { Finance: 'viewer' });
    const places = [...Object.values(departments), null];
    const days = ['2020-01-31', '2090-01-31', null];
    const known: string[] = [];
    const category_id = await categoryOf(admin);

    const walk = async (seed: number, steps: number) => {
      const pick = numbers(seed);
      const some = <T>(of: readonly T[]) => of[pick(of.length)] as T;
      for (let step = 0; step < steps; step++) {
        const who = some([admin, staff, user]);
        if (known.length < 5 || pick(3) === 0) {
          const { data } = await who.calls(registerRisk, {
            body: {
              title: `Walked over in step ${step}`,
              department_id: who === user ? (departments['Finance'] as string) : some(places),
              owner_id: some([staff.id, user.id, admin.id, null]),
              category_id,
              review_on: some(days),
            },
          });
          known.push(data.id);
        } else {
          await move(who, some(known), pick);
        }
        if (pick(15) === 0) await fold(world);
        if (pick(12) === 0) await rateSome(world, pick);
      }
    };

    /** One verb that the caller may use now; somebody else may be quicker, which is refused and fine. */
    const move = async (who: Caller, id: string, pick: (below: number) => number) => {
      const { status, body } = await who.sends(readRisk, { params: { id } });
      if (status !== 200) return;
      const { version, permissions } = (body as { data: Risk }).data;
      const params = { id };
      const places = [...Object.values(departments), null];
      const to = (endpoint: Endpoint, more: object) => () =>
        who.sends(endpoint, { params, body: { version, ...more } });
      const what_stopped = 'We no longer do it';
      const moves: Record<string, () => Promise<Reply>> = {
        edit: to(changeRisk, {
          department_id: places[pick(3)],
          owner_id: [staff.id, user.id, null][pick(3)],
          review_on: days[pick(3)],
        }),
        triage:
          pick(3) === 0
            ? to(triageRisk, { decision: 'reject', reason: 'Not a risk' })
            : to(triageRisk, { decision: 'accept', owner_id: staff.id, category_id }),
        treatment: to(chooseTreatment, { treatment: treatments[pick(5)] }),
        mitigate: to(mitigateRisk, {}),
        avoid: to(avoidRisk, { what_stopped, on: '2026-01-01' }),
        confirm: to(confirmRequest, {}),
        decline: to(declineRequest, { reason: 'Not now' }),
        close: to(closeRisk, { reason: 'no_longer_exists' }),
        reopen: to(reopenRisk, { reason: 'It is back' }),
        delete: to(deleteRisk, { reason: 'Walked too far' }),
        restore: to(restoreRisk, {}),
      };
      const possible = Object.entries(moves).filter(([verb]) => permissions.can.some((one) => one === verb));
      const [, go] = possible[pick(possible.length)] ?? [];
      const answer = await go?.();
      assert.ok(answer === undefined || answer.status < 500, JSON.stringify(answer?.body));
    };

    await Promise.all([walk(1, 60), walk(2, 60), walk(3, 60), walk(4, 60)]);
    // Who comes first differs from run to run, and with it what becomes of a risk: one is rejected in any case.
    const { data: last } = await user.calls(registerRisk, {
      body: { title: 'Raised at the end', department_id: departments['Finance'] as string },
    });
    const rejected = { version: last.version, decision: 'reject', reason: 'Not a risk' } as const;
    await admin.calls(triageRisk, { params: { id: last.id }, body: rejected });
    const fromRows = await counted(world);
    assert.ok((fromRows?.['total'] as number) > 30 && (fromRows?.['rejected'] as number) > 0);
    assert.deepEqual(await told(admin), fromRows);
    await Promise.all([fold(world), fold(world), fold(world)]);
    assert.deepEqual(await told(admin), fromRows);
    const [{ changes } = { changes: -1 }] = await inside(world, (db) =>
      db.query<{ changes: number }>(
        sql`select count(*)::int as changes from risk_figure where org_id = ${db.org_id} and not is_folded`,
      ),
    );
    assert.equal(changes, 0);
  });

  test('stay few however many writes there were', async () => {
    const world = await newWorld({ license: 'flat' });
    const { data } = await world.admin.calls(registerRisk, { body: { title: 'Changed all the time' } });
    const [{ changes, sums } = { changes: -1, sums: -1 }] = await inside(world, async (db) => {
      // The same fortune in every run.
      await db.query(sql`select setseed(0.5)`);
      for (let n = 0; n < 1200; n++)
        await db.query(
          sql`update risk set review_on = ${n % 2 === 0 ? '2026-01-01' : '2027-01-01'}::date, owner_id = ${n % 3 === 0 ? null : world.admin.id}::uuid where org_id = ${db.org_id} and id = ${data.id}`,
        );
      return db.query<{ changes: number; sums: number }>(
        sql`select count(*) filter (where not is_folded)::int as changes, count(*) filter (where is_folded)::int as sums from risk_figure where org_id = ${db.org_id}`,
      );
    });
    assert.ok(sums > 0 && sums < 20 && changes < 3000, `${sums} sums, ${changes} changes`);
    assert.deepEqual(await told(world.admin), await counted(world));
  });
});
