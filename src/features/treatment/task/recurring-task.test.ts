import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { newWorld, setClock } from '#tests/world/world.ts';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { raised } from '#tests/world/risk-world.ts';
import { taskParents } from '#app/task-parents.ts';
import { isRecurrenceRule } from './recurrence.contract.ts';
import { makeDueOccurrences } from './server/recurring-task.jobs.ts';
import { dayAfter } from './server/recurrence.service.ts';
import { listTasks } from './task-list.contract.ts';
import { cancelTask, finishTask, reopenTask, startTask } from './task-verbs.contract.ts';
import { addRiskTask, addTask, changeTask, type NewTask } from './task.contract.ts';

afterEach(() => setClock());

const world = await newWorld();
const monthly = 'FREQ=MONTHLY;BYMONTHDAY=1';

/** The hour strikes. */
const strikes = (): Promise<number> =>
  world.database.inOrganisation(world.orgId, { now: clock }, (db) =>
    makeDueOccurrences(taskParents)(db, 100),
  );
let clock = new Date();
/** Somebody signed in on a day: sessions of before are over by then. */
const on = async (day: string) => {
  clock = new Date(`${day}T12:00:00Z`);
  setClock(`${day}T12:00:00Z`);
  return world.signsIn(world.admin);
};
type Someone = Awaited<ReturnType<typeof on>>;
const adds = async (
  who: Someone,
  title: string,
  mode: 'after_done' | 'by_day',
  more: Partial<NewTask> = {},
) =>
  (
    await who.calls(addTask, {
      body: { title, due_on: '2026-03-01', recurrence: { rule: monthly, mode }, ...more },
    })
  ).data;
const finishes = async (who: Someone, { id, version }: { id: string; version: number }) => {
  await who.calls(startTask, { params: { id }, body: { version } });
  return (await who.calls(finishTask, { params: { id }, body: { version: version + 1 } })).data;
};
const occurrences = async (who: Someone, title: string) =>
  (await who.calls(listTasks, { query: { q: title, ordering: 'ref' } })).data;
const days = async (who: Someone, title: string) =>
  (await occurrences(who, title)).map(({ due_on, status, flags }) => [due_on, status, ...flags].join(' '));
const refusal = ({ status, code }: { status: number; code: string }) => [status, code];

suite('A recurring task', () => {
  test('is followed by the next occurrence when it is done, where it is told so', async () => {
    const admin = await on('2026-03-02');
    const title = 'Review the firewall';
    const checklist = [{ text: 'Rules', done: true }];
    const first = await adds(admin, title, 'after_done', {
      checklist,
      assignee_ids: [admin.id],
      start_on: '2026-02-24',
    });
    await finishes(admin, first);
    const [, next] = await occurrences(admin, title);
    assert.deepEqual(
      [next?.due_on, next?.start_on, next?.status, next?.checklist_done, next?.checklist_total],
      ['2026-04-01', '2026-03-27', 'todo', 0, 1],
    );
    assert.deepEqual([next?.assignees[0]?.id, next?.recurs], [admin.id, true]);
    const open = await admin.isRefused(reopenTask, { params: { id: first.id }, body: { version: 3 } });
    assert.deepEqual(refusal(open), [409, 'occurrence_open']);
    // Done late: the next one lies ahead.
    const later = await on('2026-06-15');
    await finishes(later, { id: next?.id as string, version: 1 });
    assert.deepEqual((await days(later, title)).at(-1), '2026-07-01 todo');
  });

  test('is followed by the next one when its day comes, where it is told so; one that is missed stays', async () => {
    const admin = await on('2026-03-02');
    const title = 'Count the keys';
    const first = await adds(admin, title, 'by_day', { start_on: '2026-02-27' });
    await finishes(admin, first);
    assert.equal(await strikes(), 0);
    const eve = await on('2026-03-29');
    assert.equal(await strikes(), 0);
    assert.deepEqual(await days(eve, title), ['2026-03-01 done']);
    // It begins two days before it is due.
    const begun = await on('2026-03-30');
    assert.equal(await strikes(), 1);
    assert.deepEqual(await days(begun, title), ['2026-03-01 done', '2026-04-01 todo due_soon']);
    assert.equal(await strikes(), 0);

    const missed = await on('2026-06-20');
    assert.equal(await strikes(), 0);
    assert.deepEqual((await days(missed, title)).at(-1), '2026-04-01 todo overdue missed');
    const [, late] = await occurrences(missed, title);
    await finishes(missed, { id: late?.id as string, version: 1 });
    assert.deepEqual(
      (await days(missed, title)).at(-1),
      '2026-06-01 todo overdue',
      'those between were missed',
    );
  });

  test('ends where it is cancelled, where its rule ends, and where what it belongs to is closed', async () => {
    const admin = await on('2026-03-02');
    const cancelled = await adds(admin, 'Ends cancelled', 'by_day');
    const body = { version: 1, reason: 'Nobody needs it' };
    await admin.calls(cancelTask, { params: { id: cancelled.id }, body });
    await finishes(
      admin,
      await adds(admin, 'Ends by its rule', 'after_done', {
        recurrence: { rule: `${monthly};UNTIL=20260415`, mode: 'after_done' },
      }),
    );
    const [, last] = await occurrences(admin, 'Ends by its rule');
    await finishes(admin, { id: last?.id as string, version: 1 });
    const risk = await raised(admin, 'Doors stand open');
    const recurrence = { rule: monthly, mode: 'by_day' as const };
    const ofRisk = { risk_id: risk.id, title: 'Ends with its risk', due_on: '2026-03-01', recurrence };
    await finishes(admin, (await admin.calls(addRiskTask, { body: ofRisk })).data);
    await admin.calls(closeRisk, {
      params: { id: risk.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    const later = await on('2026-05-20');
    await strikes();
    assert.deepEqual(await days(later, 'Ends cancelled'), ['2026-03-01 cancelled']);
    assert.deepEqual(await days(later, 'Ends by its rule'), ['2026-03-01 done', '2026-04-01 done']);
    assert.deepEqual(await days(later, 'Ends with its risk'), ['2026-03-01 done']);
    assert.equal(await strikes(), 0);
  });

  test('has a due date, and a rule that names a further day', async () => {
    const admin = await on('2026-03-02');
    const recurrence = { rule: monthly, mode: 'by_day' as const };
    const undue = await admin.isRefused(addTask, { body: { title: 'Whenever', recurrence } });
    assert.deepEqual(refusal(undue), [422, 'recurrence_without_day']);
    const made = await adds(admin, 'With a day', 'by_day');
    const body = { version: 1, due_on: null };
    const without = await admin.isRefused(changeTask, { params: { id: made.id }, body });
    assert.deepEqual(refusal(without), [422, 'recurrence_without_day']);
    for (const rule of [`${monthly};UNTIL=20260301`, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']) {
      const empty = { title: 'Never', due_on: '2026-03-01', recurrence: { rule, mode: 'by_day' as const } };
      assert.deepEqual(
        refusal(await admin.isRefused(addTask, { body: empty })),
        [422, 'recurrence_empty'],
        rule,
      );
    }
    const hostile = {
      title: 'Never',
      due_on: '2026-03-01',
      recurrence: { rule: 'FREQ=SECONDLY', mode: 'by_day' as const },
    };
    assert.deepEqual(refusal(await admin.isRefused(addTask, { body: hostile })), [400, 'invalid_input']);
  });
});

suite('A rule of recurrence', () => {
  test('is one of days, and never long to follow', (t) => {
    const wrong =
      'SECONDLY HOURLY DAILY;BYHOUR=1 DAILY;BYMONTH=2;BYMONTHDAY=30 DAILY;INTERVAL=7;BYDAY=MO DAILY;INTERVAL=0 DAILY;COUNT=100000 WEEKLY;BYDAY=1MO DAILY;COUNT=2;UNTIL=20260101 MONTHLY;BYMONTHDAY=0 DAILY;DAILY DAILY;INTERVAL=1;INTERVAL=1 DAILY;__proto__=1';
    for (const rule of wrong.split(' ')) assert.equal(isRecurrenceRule(`FREQ=${rule}`), false, rule);
    assert.equal(isRecurrenceRule('BYDAY=MO'), false);
    const years = Array.from({ length: 28 }, (_, year) => 1998 + year);
    // The library looks for the next day to the year 9999, and makes two moments for each month that it looks at: 200,000 for a rule that
    // names none, where it is asked from our own days on.
    const looks = t.mock.method(Date, 'UTC');
    for (const rule of ['MONTHLY;BYMONTH=2;BYMONTHDAY=30', 'YEARLY;BYMONTH=4;BYMONTHDAY=31']) {
      assert.equal(isRecurrenceRule(`FREQ=${rule}`), true);
      for (const year of [years[0], years.at(-1)]) {
        looks.mock.resetCalls();
        assert.equal(dayAfter({ rule: `FREQ=${rule}`, from: `${year}-01-01` }, '2026-03-01'), undefined);
        assert.ok(looks.mock.callCount() < 15_000, `${looks.mock.callCount()} moments for ${rule}`);
      }
    }
  });

  test('is followed on the calendar as it is', () => {
    const cases: [rule: string, from: string, after: string, next: string | undefined][] = [
      ['FREQ=DAILY', '2026-02-28', '2026-02-28', '2026-03-01'],
      ['FREQ=DAILY', '2028-02-28', '2028-02-28', '2028-02-29'],
      ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-11-23', '2026-11-26', '2026-12-07'],
      ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', '2026-01-31', '2026-03-31'],
      ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-01-31', '2026-02-28'],
      ['FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO', '2026-01-05', '2026-01-05', '2026-04-06'],
      ['FREQ=YEARLY', '2024-02-29', '2026-01-01', '2028-02-29'],
      ['FREQ=DAILY;COUNT=2', '2026-01-01', '2026-01-02', undefined],
      ['FREQ=DAILY;UNTIL=20260102', '2026-01-01', '2026-01-01', '2026-01-02'],
      ['FREQ=DAILY', '1970-01-01', '2026-01-01', undefined],
    ];
    for (const [rule, from, after, next] of cases) assert.equal(dayAfter({ rule, from }, after), next, rule);
  });
});
