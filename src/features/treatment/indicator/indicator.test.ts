import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { dueSources } from '#app/due-sources.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { tellOfDue } from '#features/collaboration/notification/server/due-notice.jobs.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  readHistory,
  readRisk,
} from '#features/risk/record/risk.contract.ts';
import { readWork } from '#features/workspace/work/work.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newTeam, rated } from '#tests/world/risk-team.ts';
import { setClock } from '#tests/world/world.ts';
import {
  addIndicator,
  changeIndicator,
  listIndicators,
  listReadings,
  mostIndicators,
  recordReading,
  removeIndicator,
  type Indicator,
  type IndicatorDetails,
} from './indicator.contract.ts';

after(() => setClock());
const start = '2026-03-02T12:00:00Z';
setClock(start);
const team = await newTeam();
const { admin, editor, owner, outsider } = team;
const reader = await team.person('User', { Finance: 'viewer' });
const bystander = await team.person('User', { Finance: 'viewer' });
const details: IndicatorDetails = {
  name: 'Payments made twice',
  unit: 'a month',
  direction: 'higher_worse',
  amber: 3,
  red: 10,
  cadence: 'monthly',
  owner_id: reader.id,
};

/** A risk that is reviewed in a month, and an indicator of it. */
async function watched(more: Partial<IndicatorDetails> = {}) {
  const risk = await team.risk();
  const params = { id: risk.id };
  const { inherent, reason } = rated;
  await editor.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
  const { data } = await editor.calls(addIndicator, {
    params: { risk_id: risk.id },
    body: { ...details, ...more },
  });
  return { risk, params, of: { risk_id: risk.id }, at: { risk_id: risk.id, id: data.id }, indicator: data };
}
const reads = async (who: Caller, params: { risk_id: string; id: string }, value: number, at?: string) =>
  (await who.calls(recordReading, { params, body: { value, ...(at && { at }) } })).data;
const told = async (who: Caller) =>
  (await who.calls(listNotices, { query: { kind: 'due_today' } })).data.map(({ title }) => title);
const mayDo = ({ permissions }: Indicator) => permissions.can;

suite('An indicator of a risk', () => {
  test('is added and changed by those who may edit the risk, and seen by whoever sees it', async () => {
    const { risk, of, at, indicator } = await watched();
    assert.deepEqual(
      [indicator.name, indicator.owner.id, indicator.state, indicator.next_on, indicator.last],
      ['Payments made twice', reader.id, null, '2026-04-01', null],
    );
    for (const who of [bystander, reader])
      assert.equal((await who.isRefused(addIndicator, { params: of, body: details })).status, 403);
    assert.equal((await outsider.isRefused(addIndicator, { params: of, body: details })).status, 404);
    assert.equal((await outsider.isRefused(listIndicators, { params: of })).status, 404);
    const body = { version: 1, red: 20, cadence: 'weekly' as const };
    assert.equal((await reader.isRefused(changeIndicator, { params: at, body })).status, 403);
    const { data } = await owner.calls(changeIndicator, { params: at, body });
    assert.deepEqual([data.red, data.amber, data.next_on, data.version], [20, 3, '2026-03-09', 2]);
    assert.equal((await editor.isRefused(changeIndicator, { params: at, body })).status, 409);
    const can = async (who: Caller) => {
      const [one] = (await who.calls(listIndicators, { params: of })).data;
      return one && mayDo(one);
    };
    assert.deepEqual(
      [await can(editor), await can(owner), await can(reader), await can(bystander)],
      [['edit', 'remove', 'record'], ['edit', 'remove', 'record'], ['record'], []],
    );
    const other = { risk_id: (await team.risk()).id, id: at.id };
    assert.equal((await editor.isRefused(changeIndicator, { params: other, body })).status, 404);
    const { data: history } = await admin.calls(readHistory, { params: { id: risk.id } });
    assert.deepEqual(
      history.slice(0, 2).map(({ action, note }) => [action, note]),
      [
        ['risk.indicator_changed', details.name],
        ['risk.indicator_added', details.name],
      ],
    );
  });

  test('has a red limit that is worse than the amber one, when it is added and when it is changed', async () => {
    const { of, at } = await watched();
    const lower = { direction: 'lower_worse' as const };
    for (const wrong of [{ red: 3 }, { red: 2 }, lower, { ...lower, amber: 95, red: 95 }]) {
      const added = await editor.isRefused(addIndicator, { params: of, body: { ...details, ...wrong } });
      const changed = await editor.isRefused(changeIndicator, { params: at, body: { version: 1, ...wrong } });
      for (const { status, code, errors } of [added, changed])
        assert.deepEqual(
          [status, code, Object.keys(errors ?? {})],
          [422, 'indicator_limits_backwards', ['red']],
        );
    }
    const body = { ...details, ...lower, amber: 99.5, red: 95 };
    assert.equal((await editor.calls(addIndicator, { params: of, body })).data.amber, 99.5);
  });

  test('is owned by an active member who sees the risk', async () => {
    const { of, at } = await watched();
    for (const [owner_id, status, code] of [
      [crypto.randomUUID(), 400, 'person_unknown'],
      [outsider.id, 422, 'indicator_owner_unseen'],
    ] as const)
      for (const refused of [
        await editor.isRefused(addIndicator, { params: of, body: { ...details, owner_id } }),
        await editor.isRefused(changeIndicator, { params: at, body: { version: 1, owner_id } }),
      ])
        assert.deepEqual(
          [refused.status, refused.code, Object.keys(refused.errors ?? {})],
          [status, code, ['owner_id']],
        );
  });

  test('is one of 20 at most', async () => {
    const { of } = await watched();
    for (let n = 1; n < mostIndicators; n++)
      await editor.calls(addIndicator, { params: of, body: { ...details, name: `Number ${n}` } });
    const refused = await editor.isRefused(addIndicator, { params: of, body: details });
    assert.deepEqual([refused.status, refused.code], [422, 'too_many_indicators']);
    assert.equal((await editor.calls(listIndicators, { params: of })).data.length, mostIndicators);
  });

  test('is taken away with its readings by those who may edit the risk', async () => {
    const { of, at } = await watched();
    await reads(reader, at, 1);
    const body = { version: 1 };
    assert.equal((await reader.isRefused(removeIndicator, { params: at, body })).status, 403);
    assert.equal((await editor.isRefused(removeIndicator, { params: at, body: { version: 2 } })).status, 409);
    await editor.calls(removeIndicator, { params: at, body });
    assert.deepEqual((await editor.calls(listIndicators, { params: of })).data, []);
    assert.equal((await editor.isRefused(listReadings, { params: at })).status, 404);
  });

  test('of a closed or deleted risk stays as it is', async () => {
    const { of, at, params } = await watched();
    await editor.calls(closeRisk, { params, body: { version: 2, reason: 'no_longer_exists' } });
    for (const refused of [
      await editor.isRefused(addIndicator, { params: of, body: details }),
      await editor.isRefused(changeIndicator, { params: at, body: { version: 1, red: 11 } }),
      await editor.isRefused(removeIndicator, { params: at, body: { version: 1 } }),
      await reader.isRefused(recordReading, { params: at, body: { value: 1 } }),
    ])
      assert.deepEqual([refused.status, refused.code], [409, 'wrong_state']);
    const [shown] = (await editor.calls(listIndicators, { params: of })).data;
    assert.deepEqual(shown && mayDo(shown), []);
    await admin.calls(deleteRisk, { params, body: { version: 3, reason: 'Entered twice' } });
    assert.equal((await reader.isRefused(recordReading, { params: at, body: { value: 1 } })).status, 404);
  });
});

suite('A reading of an indicator', () => {
  test('is recorded by its owner, whoever stands in for them, and those who may edit the risk', async () => {
    const { at } = await watched();
    const deputy = await team.person('User', { Finance: 'viewer' });
    assert.equal((await deputy.isRefused(recordReading, { params: at, body: { value: 1 } })).status, 403);
    await reader.calls(setAbsence, {
      body: { from: '2026-03-01', to: '2026-03-31', delegate_id: deputy.id },
    });
    for (const who of [reader, owner, editor, admin, deputy]) await reads(who, at, 1);
    assert.equal((await bystander.isRefused(recordReading, { params: at, body: { value: 1 } })).status, 403);
    assert.equal((await outsider.isRefused(recordReading, { params: at, body: { value: 1 } })).status, 404);
    const { data, count } = await bystander.calls(listReadings, { params: at, query: { limit: '2' } });
    assert.deepEqual([count, data.length, data[0]?.band], [5, 2, 'green']);
    const later = await bystander.calls(listReadings, { params: at, query: { offset: '9' } });
    assert.deepEqual([later.count, later.data], [5, []]);
  });

  test('is of a day that has come; the newest day counts, and of one day what was recorded last', async () => {
    const { at, of } = await watched();
    const ahead = await reader.isRefused(recordReading, { params: at, body: { value: 1, at: '2026-03-03' } });
    assert.deepEqual(
      [ahead.status, ahead.code, Object.keys(ahead.errors ?? {})],
      [422, 'reading_ahead', ['at']],
    );
    await reads(reader, at, 1, '2026-03-02');
    const older = await reads(reader, at, 99, '2026-02-02');
    assert.deepEqual([older.state, older.last?.value, older.next_on], ['green', 1, '2026-04-01']);
    const corrected = await reads(reader, at, 4, '2026-03-02');
    assert.deepEqual([corrected.state, corrected.last?.value], ['amber', 4]);
    assert.deepEqual(
      (await editor.calls(listIndicators, { params: of })).data[0]?.readings.map(({ value }) => value),
      [99, 1, 4],
    );
  });

  test('of one that is stale again by the next call makes it stale', async () => {
    setClock(start);
    const { of, at } = await watched();
    await reads(reader, at, 50, '2026-01-01');
    assert.equal((await editor.calls(listIndicators, { params: of })).data[0]?.state, 'stale');
  });

  test('that makes it red tells the owner of the risk, and the review is due today', async () => {
    const { risk, params, at } = await watched();
    const before = (await editor.calls(readRisk, { params })).data;
    await reads(reader, at, 9);
    assert.equal(
      (await editor.calls(readRisk, { params })).data.review_on,
      before.review_on,
      'amber asks nothing',
    );
    const red = await reads(reader, at, 10);
    assert.equal(red.state, 'red');
    assert.equal((await editor.calls(readRisk, { params })).data.review_on, '2026-03-02');
    const said = `The review of ${risk.ref} is due today: the indicator “${details.name}” is red`;
    assert.ok((await told(owner)).includes(said));
    const { data: history } = await admin.calls(readHistory, { params });
    assert.deepEqual(
      history.slice(0, 2).map(({ action, note }) => [action, note]),
      [
        ['risk.review_called', details.name],
        ['risk.indicator_read', details.name],
      ],
    );
  });

  test('that makes it red once more tells again, and the review stays due when it was', async () => {
    const { risk, params, at } = await watched();
    await reads(reader, at, 10);
    const { data: due } = await editor.calls(readRisk, { params });
    await reads(reader, at, 11);
    const { data: still } = await editor.calls(readRisk, { params });
    assert.deepEqual([still.version, still.review_on], [due.version, due.review_on]);
    assert.equal((await told(owner)).filter((title) => title.includes(risk.ref)).length, 2);
  });

  test('tells nobody what they recorded themselves, nor of a red that is over or long ago', async () => {
    const { risk, params, at } = await watched();
    const { data: before } = await editor.calls(readRisk, { params });
    await reads(reader, at, 2);
    await reads(reader, at, 50, '2026-02-20');
    assert.equal((await editor.calls(readRisk, { params })).data.review_on, before.review_on);
    await reads(owner, at, 50);
    assert.equal((await editor.calls(readRisk, { params })).data.review_on, '2026-03-02');
    assert.deepEqual(
      (await told(owner)).filter((title) => title.includes(risk.ref)),
      [],
    );
  });

  test('need not be new for it to become red: limits that are changed ask for the review as well', async () => {
    const { params, at } = await watched();
    await reads(reader, at, 9);
    await editor.calls(changeIndicator, { params: at, body: { version: 1, red: 9 } });
    assert.equal((await editor.calls(readRisk, { params })).data.review_on, '2026-03-02');
    const { data: due } = await editor.calls(readRisk, { params });
    await editor.calls(changeIndicator, { params: at, body: { version: 2, name: 'Payments paid twice' } });
    assert.equal((await editor.calls(readRisk, { params })).data.version, due.version);
  });

  test('is asked of its owner before it is due, when it is, and when it is late', async () => {
    const { risk, params, at } = await watched({ name: 'Payments sent back' });
    const work = async (who: Caller) =>
      (await who.calls(readWork)).data.groups
        .flatMap(({ items }) => items)
        .filter(({ kind, title }) => kind === 'indicator_reading' && title === 'Payments sent back')
        .map(({ ref, due_on }) => [ref, due_on]);
    assert.deepEqual(await work(reader), [], 'not a month before');
    await editor.calls(changeIndicator, { params: at, body: { version: 1, cadence: 'weekly' } });
    assert.deepEqual(await work(reader), [[risk.ref, '2026-03-09']]);
    assert.deepEqual(await work(bystander), []);
    const moves = async (department: string) => {
      const { version } = (await admin.calls(readRisk, { params })).data;
      const department_id = team.departments[department] as string;
      await admin.calls(changeRisk, { params, body: { version, department_id } });
    };
    await moves('Operations');
    assert.deepEqual(await work(reader), [], 'not while they do not see the risk');
    await moves('Finance');
    await team.database.inOrganisation(team.orgId, { now: new Date('2026-03-09T12:00:00Z') }, (db) =>
      tellOfDue(dueSources)(db, 1000),
    );
    assert.ok((await told(reader)).includes(`A reading of an indicator of ${risk.ref} is due today`));
  });
});
