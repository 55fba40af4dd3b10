import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { calendarSources } from '#app/calendar-sources.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import { closeRisk } from '#features/risk/record/risk.contract.ts';
import { changeTask } from '#features/treatment/task/task.contract.ts';
import { finishTask, startTask } from '#features/treatment/task/task-verbs.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { changeEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { calendarOf, oneOfEachKind } from '#tests/treatment/calendar-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { calendarKinds } from './calendar-kind.contract.ts';
import { mostDays, mostItems, readCalendar } from './calendar.contract.ts';
import { daysLater } from '#platform/contract/today.ts';

after(() => setClock());
setClock('2026-03-10T12:00:00Z');
const march = { from: '2026-03-01', to: '2026-03-31' };
const world = await newWorld();
const { admin, departments } = world;
const finance = departments['Finance'] as string;
const operations = departments['Operations'] as string;
const other = await world.person('Staff', { Finance: 'editor', Operations: 'editor' });
const owners = {
  finance: await world.person('User', { Finance: 'viewer' }),
  operations: await world.person('User', { Operations: 'viewer' }),
  whole: await world.person('User', { Finance: 'viewer' }),
};
const things = {
  finance: await oneOfEachKind(world, {
    on: '2026-03-05',
    department_id: finance,
    owner: owners.finance,
    other,
  }),
  operations: await oneOfEachKind(world, {
    on: '2026-03-15',
    department_id: operations,
    owner: owners.operations,
    other,
  }),
  whole: await oneOfEachKind(world, { on: '2026-03-20', department_id: null, owner: owners.whole, other }),
};
type Place = keyof typeof things;

/** Which things of `oneOfEachKind` somebody's calendar shows: places by kind. */
async function seenBy(who: Caller, more: Parameters<typeof calendarOf>[2] = {}) {
  const { items } = await calendarOf(who, march, more);
  const places = Object.keys(things) as Place[];
  return Object.fromEntries(
    calendarKinds.map((kind) => [
      kind,
      places.filter((place) => items.some((one) => one.kind === kind && one.id === things[place][kind])),
    ]),
  );
}
const everyKind = (...places: Place[]) => Object.fromEntries(calendarKinds.map((kind) => [kind, places]));

suite('The calendar', () => {
  test('shows an Admin everything, and others what is of their departments and of the whole', async () => {
    assert.deepEqual(await seenBy(admin), everyKind('finance', 'operations', 'whole'));
    for (const type of ['Staff', 'User'] as const) {
      const inFinance = await world.person(type, { Finance: 'viewer' });
      assert.deepEqual(await seenBy(inFinance), everyKind('finance', 'whole'), type);
      assert.deepEqual(await seenBy(await world.person(type)), everyKind('whole'), type);
    }
  });

  test('shows what names somebody, wherever it is', async () => {
    const named = await world.person('User');
    const { data: task } = await admin.calls(addTask, {
      body: { title: 'Count the cash', department_id: operations, due_on: '2026-03-16' },
    });
    const shown = async () => (await calendarOf(named, march)).items.some(({ id }) => id === task.id);
    assert.equal(await shown(), false);
    await admin.calls(changeTask, {
      params: { id: task.id },
      body: { version: task.version, assignee_ids: [named.id] },
    });
    assert.equal(await shown(), true);
  });

  test('keeps confidential evidence to those it names', async () => {
    const params = { id: things.finance.evidence };
    await admin.calls(changeEvidence, { params, body: { version: 1, confidential: true } });
    const colleague = await world.person('User', { Finance: 'viewer' });
    assert.deepEqual((await seenBy(colleague))['evidence'], ['whole']);
    assert.deepEqual((await seenBy(owners.finance))['evidence'], ['finance', 'whole']);
  });

  test('tells of each thing what it is called, where it stands, and where it is read', async () => {
    const { items, more_from, today } = await calendarOf(admin, { from: '2026-03-20', to: '2026-03-20' });
    assert.deepEqual([more_from, today], [null, '2026-03-10']);
    assert.deepEqual(
      items.map(({ kind, title, status, day, link }) => [
        kind,
        title,
        status,
        day,
        link.split('=')[0]?.replace(/[\da-f-]{36}/, 'board'),
      ]),
      [
        ['plan', 'Pay once', 'draft', '2026-03-20', '/apps/risk/management/plan/view?plan'],
        ['task', 'Match invoices', 'todo', '2026-03-20', '/apps/risk/management/tasks?task'],
        ['card', 'Print the forms', 'active', '2026-03-20', '/apps/scrumboard/boards/board?card'],
        [
          'control_test',
          'Two people pay',
          'planned',
          '2026-03-20',
          '/apps/risk/management/control/view?control',
        ],
        ['risk_review', 'Paid twice', 'created', '2026-03-20', '/apps/risk/management/view?risk'],
        [
          'acceptance',
          `${items[4]?.ref} Paid twice`,
          'approved',
          '2026-03-20',
          '/apps/risk/management/acceptance/view?acceptance',
        ],
        ['evidence', 'Audit report', 'accepted', '2026-03-20', '/apps/risk/management/evidence?evidence'],
        ['cover', 'Burnt down', 'transferred', '2026-03-20', '/apps/risk/management/view?risk'],
      ],
    );
    for (const { kind, ref, link, id } of items) {
      assert.match(ref, kind === 'control_test' ? /^CO-/ : /^(CIP|T|C|R|AC|EV)-/);
      if (kind !== 'control_test') assert.ok(link.endsWith(id));
    }
  });

  test('says what is overdue: what was to be done by then, not what ends by itself or was not agreed', async () => {
    const { items } = await calendarOf(admin, { from: '2026-03-05', to: '2026-03-05' });
    const overdue = items.filter(({ is_overdue }) => is_overdue).map(({ kind }) => kind);
    assert.deepEqual(overdue, ['task', 'card', 'control_test', 'risk_review']);
    const database = await asOwner();
    await database.query(`update plan set status = 'in_progress' where id = $1`, [things.finance.plan]);
    const later = await calendarOf(admin, { from: '2026-03-05', to: '2026-03-05' });
    assert.deepEqual(
      later.items.filter(({ kind }) => kind === 'plan').map(({ is_overdue }) => is_overdue),
      [true],
    );
    const today = await raised(admin, 'Due today', { review_on: '2026-03-10' });
    const { items: todays } = await calendarOf(admin, { from: '2026-03-10', to: '2026-03-10' });
    assert.deepEqual(
      todays.map(({ id, is_overdue }) => [id, is_overdue]),
      [[today.id, false]],
    );
  });

  test('shows nothing that is over', async () => {
    const there = await newWorld();
    const risk = await raised(there.admin, 'Gone soon', { review_on: '2026-03-12' });
    const { data: task } = await there.admin.calls(addTask, {
      body: { title: 'Done soon', due_on: '2026-03-12', assignee_ids: [there.admin.id] },
    });
    assert.equal((await calendarOf(there.admin, march)).items.length, 2);
    const params = { id: task.id };
    await there.admin.calls(startTask, { params, body: { version: 1 } });
    await there.admin.calls(finishTask, { params, body: { version: 2 } });
    await there.admin.calls(closeRisk, {
      params: { id: risk.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    assert.deepEqual((await calendarOf(there.admin, march)).items, []);
  });

  test('is narrowed by kind, to what concerns one, and to a department', async () => {
    const { items } = await calendarOf(admin, march, { kinds: 'cover,task' });
    assert.deepEqual(new Set(items.map(({ kind }) => kind)), new Set(['cover', 'task']));
    assert.deepEqual(await seenBy(owners.finance, { mine: '1' }), everyKind('finance'));
    assert.deepEqual(await seenBy(admin, { mine: '1' }), everyKind());
    const reviewed = await seenBy(other, { mine: '1' });
    assert.deepEqual(
      [reviewed['control_test'], reviewed['acceptance'], reviewed['task']],
      [['finance', 'operations', 'whole'], ['finance', 'operations', 'whole'], []],
    );
    assert.deepEqual(await seenBy(admin, { dpt: operations }), everyKind('operations'));
  });

  test('counts as one’s own what is of somebody one stands in for', async () => {
    const stand_in = await world.person('User', { Operations: 'viewer' });
    assert.deepEqual(await seenBy(stand_in, { mine: '1' }), everyKind());
    const away = { from: '2026-03-09', to: '2026-03-13', delegate_id: stand_in.id };
    await owners.operations.calls(setAbsence, { body: away });
    assert.deepEqual(await seenBy(stand_in, { mine: '1' }), everyKind('operations'));
  });

  test('covers a hundred days, and refuses more, and days in the wrong order', async () => {
    const from = '2026-03-01';
    const of = (to: string) => ({ query: { from, to } });
    assert.equal((await admin.sends(readCalendar, of(daysLater(from, mostDays - 1)))).status, 200);
    for (const [to, said] of [
      [daysLater(from, mostDays), `At most ${mostDays} days at once.`],
      ['2026-02-28', 'The last day lies before the first.'],
    ] as const) {
      const { status, errors } = await admin.isRefused(readCalendar, of(to));
      assert.deepEqual([status, errors], [400, { to: [said] }]);
    }
    for (const wrong of [{ from: 'yesterday' }, { to: '2026-02-30' }, { from: '', to: '' }]) {
      const reply = await admin.isRefused(readCalendar, { query: { ...march, ...wrong } });
      assert.equal(reply.status, 400);
      for (const field of Object.keys(wrong)) assert.ok(field in (reply.errors ?? {}), field);
    }
    const unknown = { query: { ...march, kinds: 'task,nothing' } };
    assert.equal((await admin.isRefused(readCalendar, unknown as never)).status, 400);
  });

  test('shows the first five hundred things, and from which day there are more', async () => {
    const many = await newWorld();
    const database = await asOwner();
    const { data: task } = await many.admin.calls(addTask, {
      body: { title: 'Again', due_on: '2026-03-02' },
    });
    await database.query(
      `insert into task (org_id, id, ref, title, due_on, created_at, updated_at)
        select $1, gen_random_uuid(), 'T-' || (1000 + n), 'Again', date '2026-03-02' + n / 100, now(), now() from generate_series(1, $2) n`,
      [many.orgId, mostItems - 1],
    );
    const whole = await calendarOf(many.admin, march);
    assert.deepEqual([whole.items.length, whole.more_from], [mostItems, null]);
    assert.equal(whole.items[0]?.id, task.id);
    await raised(many.admin, 'One more', { review_on: '2026-03-05' });
    const { items, more_from } = await calendarOf(many.admin, march);
    assert.deepEqual([items.length, more_from], [mostItems, '2026-03-06']);
    assert.ok(items.every(({ day }) => day <= '2026-03-06'));
  });

  test('has a source for each kind', () => {
    assert.deepEqual(calendarSources.map(({ kind }) => kind).toSorted(), calendarKinds.toSorted());
  });
});
