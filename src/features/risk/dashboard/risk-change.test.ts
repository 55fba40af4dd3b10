import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { applies, checks, csv } from '#tests/world/import-world.ts';
import { categoryOf, raised, rating, setRiskColumns } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  readRisk,
  restoreRisk,
} from '#features/risk/record/risk.contract.ts';
import { undoImport, type RiskImport } from '#features/risk/import/risk-import.contract.ts';
import { reopenRisk, triageRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { comparedFigures, readRiskChange, type ComparedFigure } from './risk-change.contract.ts';
import { readRiskDashboard } from './risk-dashboard.contract.ts';

afterEach(() => setClock());

const foldDays = ({ database, orgId }: World) =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`select fold_risk_figure_days(${db.org_id})`),
  );

/** What the dashboard shows somebody of a unit now, by the figures that are compared. */
async function shownTo(who: Caller, dpt: string | undefined) {
  const { risk_stats: stats } = (await who.calls(readRiskDashboard, { query: { ...(dpt && { dpt }) } })).data;
  return {
    ...Object.fromEntries(comparedFigures.map((figure) => [figure, stats[figure]])),
    levels: stats.by_level.map(({ current, inherent, residual, target }) => [
      current,
      inherent,
      residual,
      target,
    ]),
  };
}

/** The same as the change since a day tells them: `now`, or `before`. */
async function toldBy(who: Caller, since: string, dpt: string | undefined, when: 'now' | 'before') {
  const { data } = await who.calls(readRiskChange, { query: { since, ...(dpt && { dpt }) } });
  const figures = Object.entries(data.figures).map(([figure, one]) => [figure, one[when]]);
  for (const [figure, { now, before, change }] of Object.entries(data.figures))
    if (before !== null) assert.equal(change, now - before, figure);
  return {
    ...(Object.fromEntries(figures) as Record<ComparedFigure, number | null>),
    levels: data.by_level.map((level) =>
      [level.current, level.inherent, level.residual, level.target].map((one) => one[when]),
    ),
  };
}

suite('The change of a figure since a day', () => {
  test('is to what the dashboard showed when that day began, for everybody and every unit', async () => {
    const world = await newWorld({ departments: ['Finance', 'Operations', 'Legal'] });
    const { admin, departments } = world;
    const of = (name: string) => departments[name] as string;
    const staff = await world.person('Staff', { Finance: 'lead' });
    const user = await world.person('User', { Operations: 'viewer' });
    const nobody = await world.person('User');
    const people: Record<string, Caller> = { admin, staff, user, nobody };
    const units = [undefined, of('Finance'), of('Legal')];
    const category_id = await categoryOf(admin);
    const shown: { day: string; name: string; dpt: string | undefined; was: unknown }[] = [];
    const day = async (date: string, work: () => Promise<unknown>) => {
      setClock(`${date}T06:00:00Z`);
      for (const [name, who] of Object.entries(people))
        for (const dpt of units) shown.push({ day: date, name, dpt, was: await shownTo(who, dpt) });
      setClock(`${date}T15:00:00Z`);
      await work();
    };
    const now = () => ({ updated_at: new Date(`${shown.at(-1)?.day}T15:00:00Z`).toISOString() });
    const acts = async (endpoint: Endpoint, id: string, more: object = {}) => {
      const params = { id };
      const { version } = (await admin.calls(readRisk, { params })).data;
      const { status } = await admin.sends(endpoint, { params, body: { version, ...more } });
      assert.equal(status, 200, endpoint.path);
    };
    const ids: string[] = [];
    let imported: Pick<RiskImport, 'id' | 'version'>;
    const raise = async (
      place: string | null,
      owner: Caller,
      review_on: string | null = null,
      who = admin,
    ) => {
      const department_id = place === null ? null : of(place);
      ids.push(
        (await raised(who, 'Something could happen', { department_id, owner_id: owner.id, review_on })).id,
      );
    };
    const id = (at: number) => ids[at] as string;

    await day('2026-03-02', async () => {
      await raise('Finance', staff, '2026-03-09');
      await raise('Finance', user, '2026-03-20');
      await raise('Operations', nobody);
      await raise('Legal', user);
      await raise(null, nobody, '2026-03-03');
      await raise('Operations', user, null, user);
    });
    await day('2026-03-05', async () => {
      await setRiskColumns(world, [id(0), id(3)], { ...rating('inherent', 5, 5, 3), ...now() });
      await setRiskColumns(world, [id(2)], { ...rating('inherent', 1, 1, 0), ...now() });
      await setRiskColumns(world, [id(1)], { treatment: 'accept', ...now() });
    });
    await day('2026-03-10', async () => {
      // It moves, with what it counts, and back on another day.
      await acts(changeRisk, id(0), { department_id: of('Legal') });
      await setRiskColumns(world, [id(3)], {
        ...rating('residual', 2, 2, 0),
        ...rating('target', 1, 1, 0),
        ...now(),
      });
      await acts(closeRisk, id(2), { reason: 'no_longer_exists' });
      await acts(triageRisk, id(5), { decision: 'reject', reason: 'It is no risk' });
      await foldDays(world);
    });
    await day('2026-03-12', async () => {
      await acts(deleteRisk, id(4), { reason: 'Entered twice' });
      await acts(changeRisk, id(3), { owner_id: staff.id });
      await acts(reopenRisk, id(2), { reason: 'It is back' });
    });
    await day('2026-04-01', async () => {
      await acts(restoreRisk, id(4));
      await acts(changeRisk, id(0), { department_id: of('Finance') });
      await setRiskColumns(world, [id(1)], { status: 'avoided', treatment: 'avoid', ...now() });
      // What a file says of 2019 counts from the day of its import.
      const file = csv(
        ['Title', 'Department', 'Owner', 'Date raised', 'Status'],
        ['Raised long ago', 'Operations', nobody.email, '2019-02-06', 'Open'],
      );
      imported = await applies(admin, await checks(admin, 'register.csv', file));
      const request = {
        verb: 'close',
        details: {},
        by: { id: admin.id, name: 'Ada' },
        at: '2026-04-01T15:00:00Z',
      };
      await setRiskColumns(world, [id(3)], { request: JSON.stringify(request), ...now() });
      await acts(changeRisk, id(2), { category_id });
    });
    await day('2026-04-03', async () => {
      const { id: ofImport, version } = imported;
      await admin.calls(undoImport, { params: { id: ofImport }, body: { version } });
    });
    await day('2026-04-20', async () => undefined);

    for (const isFolded of [false, true]) {
      if (isFolded) await foldDays(world);
      for (const { day: since, name, dpt, was } of shown) {
        const where = `${name}, ${since}, ${Object.keys(departments).find((one) => of(one) === dpt) ?? 'the whole'}`;
        assert.deepEqual(await toldBy(people[name] as Caller, since, dpt, 'before'), was, where);
      }
    }
    for (const [name, who] of Object.entries(people))
      for (const dpt of units)
        assert.deepEqual(await toldBy(who, '2026-04-20', dpt, 'now'), await shownTo(who, dpt), name);
    assert.ok(
      new Set(shown.map(({ was }) => JSON.stringify(was))).size > 25,
      'the days and people differ in what they see',
    );
  });
});
