import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { deactivatePerson, reactivatePerson } from '#features/identity/leaving/leaving.contract.ts';
import { makeApiToken } from '#features/identity/api-token/api-token.contract.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { addTask } from '#features/treatment/task/task.contract.ts';
import { logOf } from '#tests/settings/log-world.ts';
import { calling } from '#tests/accounts/api-token.ts';
import type { Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { calendarOf, oneOfEachKind } from '#tests/treatment/calendar-world.ts';
import { newWorld, setClock, type World } from '#tests/world/world.ts';
import { calendarKinds } from './calendar-kind.contract.ts';
import { readCalendar } from './calendar.contract.ts';
import {
  feedCallsPerHour,
  makeCalendarFeed,
  readCalendarFeed,
  readCalendarFile,
  revokeCalendarFeed,
} from './calendar-feed.contract.ts';

const owner = await asOwner();
const start = Date.parse('2026-03-02T08:00:00.000Z');
const minute = 60_000;
const itIsAfter = (minutes: number) => setClock(new Date(start + minutes * minute).toISOString());
afterEach(() => setClock());

const made = async (who: Caller) => (await who.calls(makeCalendarFeed)).data;
const reads = (world: World, token: string, more: { mine?: '1'; kinds?: string } = {}) =>
  world.guest.sends(readCalendarFile, { query: { token, ...more } });
const opens = async (world: World, token: string) => (await reads(world, token)).status;
const fileOf = async (...asked: Parameters<typeof reads>) => {
  const { status, body } = await reads(...asked);
  assert.equal(status, 200);
  return (body as string).replaceAll('\r\n ', '');
};
const valuesOf = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}[;:].*$`, 'gm'))].map(([line]) =>
    line.slice(line.indexOf(':') + 1).trim(),
  );

suite('The address for calendar programs', () => {
  test('is shown once, and stored as a hash alone', async () => {
    const { admin, orgId } = await newWorld();
    assert.deepEqual((await admin.calls(readCalendarFeed)).data, { made_at: null, last_used_at: null });
    const { token, ...rest } = await made(admin);
    assert.match(token, /^plf_[\w-]{107}$/);
    assert.deepEqual((await admin.calls(readCalendarFeed)).data, rest);
    const { rows } = await owner.query<{ all: string }>(
      `select concat((select json_agg(f)::text from calendar_feed f where f.org_id = $1), (select json_agg(a)::text from activity a where a.org_id = $1),
        (select json_agg(n)::text from notification n where n.org_id = $1), (select json_agg(k)::text from idempotency_key k where k.org_id = $1)) as all`,
      [orgId],
    );
    assert.ok(rows[0]?.all.includes('calendar_feed_made'));
    assert.ok(!rows[0]?.all.includes(token.slice(-20)));
  });

  test('of a call that was repeated goes on answering, and is not shown again', async () => {
    const world = await newWorld();
    const asks = () => world.admin.sends(makeCalendarFeed, {}, { 'idempotency-key': 'one key' });
    const { token } = ((await asks()).body as { data: { token: string } }).data;
    const { status, body } = await asks();
    assert.deepEqual([status, (body as { code: string }).code], [422, 'already_shown']);
    assert.equal(await opens(world, token), 200);
  });

  test('answers a calendar of what its owner sees, and of nothing else', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const [mine, other] = [
      await world.person('Staff', { Finance: 'editor' }),
      await world.person('Staff', { Finance: 'editor', Operations: 'editor' }),
    ];
    const of = (department: string, who: Caller, reviewer: Caller) =>
      oneOfEachKind(world, {
        on: '2026-03-20',
        department_id: world.departments[department] as string,
        owner: who,
        other: reviewer,
      });
    const [seen] = [await of('Finance', mine, other), await of('Operations', other, world.admin)];
    const { token } = await made(mine);
    const { status, headers } = await reads(world, token);
    assert.deepEqual([status, headers['content-type']], [200, 'text/calendar; charset=utf-8']);
    const file = await fileOf(world, token);
    const uids = calendarKinds.map((kind) => `${kind}.${seen[kind]}@plumbline`);
    assert.deepEqual(valuesOf(file, 'UID').toSorted(), uids.toSorted());
    assert.deepEqual(new Set(valuesOf(file, 'DTSTART')), new Set(['20260320']));
    const onScreen = await calendarOf(mine, { from: '2026-03-01', to: '2026-03-31' });
    assert.deepEqual(
      valuesOf(file, 'URL').map((url) => url.replace(/^https?:\/\/[^/]+/, '')),
      onScreen.items.map(({ link }) => link),
    );
    assert.equal(await fileOf(world, token), file, 'asked twice, the same is answered');
    assert.deepEqual(valuesOf(await fileOf(world, token, { kinds: 'cover' }), 'UID'), [uids.at(-1)]);
    assert.deepEqual(
      valuesOf(await fileOf(world, (await made(other)).token, { mine: '1', kinds: 'task' }), 'UID').length,
      1,
    );
    const nothing = await fileOf(world, (await made(await world.person('User'))).token);
    assert.deepEqual(valuesOf(nothing, 'UID'), []);
    assert.match(nothing, /BEGIN:VTIMEZONE/);
  });

  test('goes a month back and a year ahead, in the language of its owner', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const person = await world.person('User');
    const due = async (due_on: string) =>
      void (await world.admin.calls(addTask, {
        body: { title: `Due ${due_on}`, due_on, assignee_ids: [person.id] },
      }));
    for (const day of ['2026-01-29', '2026-01-30', '2027-03-03', '2027-03-04']) await due(day);
    const { token } = await made(person);
    const said = async () =>
      valuesOf(await fileOf(world, token), 'SUMMARY').map((text) => text.replace(/T-\d+ /, ''));
    assert.deepEqual(await said(), ['Task due: Due 2026-01-30', 'Task due: Due 2027-03-03']);
    await owner.query(`update person set locale = 'tr' where id = $1`, [person.id]);
    assert.deepEqual((await said())[0], 'Görevin son tarihi: Due 2026-01-30');
  });

  test('opens its own organisation alone, and nothing with a letter changed', async () => {
    const [world, elsewhere] = [await newWorld(), await newWorld()];
    const { token } = await made(world.admin);
    assert.equal(await opens(world, token), 200);
    assert.equal(await opens(elsewhere, token), 404);
    assert.equal(await opens(world, token), 200, 'whoever tries it elsewhere does not shut it');
    for (const at of [4, 30, 60, 100, token.length - 2])
      assert.equal(
        await opens(world, token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)),
        404,
      );
    for (const wrong of [`${token}A`, token.slice(0, -4), '', 'plf_', 'x'.repeat(111)])
      assert.equal(await opens(world, wrong), 404);
  });

  test('opens nothing but the calendar file, and no other token opens that', async () => {
    const world = await newWorld();
    const { token } = await made(world.admin);
    const program = calling(world, token);
    for (const call of [listRisks, readCalendar, readCalendarFeed] as const) {
      const { status } = await program.sends(call, {
        ...(call === readCalendar && { query: { from: '2026-03-01', to: '2026-03-02' } }),
      } as never);
      assert.equal(status, 401, call.path);
    }
    const body = { name: 'Program', scopes: ['risk:read' as const], days: 1 };
    const { data } = await world.admin.calls(makeApiToken, { body });
    assert.equal(await opens(world, data.token), 404);
    assert.equal(await opens(world, world.admin.token.slice(0, 200)), 404);
    // Nor does an API token make one, or ask about it.
    for (const call of [makeCalendarFeed, readCalendarFeed, revokeCalendarFeed])
      assert.equal((await calling(world, data.token).isRefused(call)).status, 403, call.path);
  });

  test('ends when it is revoked, or another one takes its place', async () => {
    const world = await newWorld();
    const first = (await made(world.admin)).token;
    assert.equal(await opens(world, first), 200);
    const second = (await made(world.admin)).token;
    assert.deepEqual([await opens(world, first), await opens(world, second)], [404, 200]);
    await world.admin.calls(revokeCalendarFeed);
    assert.equal(await opens(world, second), 404);
    assert.deepEqual((await world.admin.calls(readCalendarFeed)).data.made_at, null);
    assert.equal((await world.admin.isRefused(revokeCalendarFeed)).status, 404);
  });

  test('ends with the membership, and does not come back with it', async () => {
    const world = await newWorld();
    const person = await world.person('Staff');
    const { token } = await made(person);
    assert.equal(await opens(world, token), 200);
    const params = { id: person.id };
    const { data } = await world.admin.calls(deactivatePerson, { params, body: { version: 1 } });
    assert.equal(await opens(world, token), 404);
    await world.admin.calls(reactivatePerson, { params, body: { version: data.person.version } });
    const { rows } = await owner.query('select from calendar_feed where org_id = $1', [world.orgId]);
    assert.equal(rows.length, 0);
  });

  test('rests while its owner has to set a password or add a second factor, and while the organisation is suspended', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const person = await world.person('Staff');
    const { token } = await made(person);
    let passed = 0;
    for (const [wrong, right, id] of [
      [
        'update person set must_change_password = true where id = $1',
        'update person set must_change_password = false where id = $1',
        person.id,
      ],
      [
        `update organisation set security = '{"second_factor_required": true}' where org_id = $1`,
        `update organisation set security = '{}' where org_id = $1`,
        world.orgId,
      ],
      [
        `update organisation set status = 'suspended' where org_id = $1`,
        `update organisation set status = 'active' where org_id = $1`,
        world.orgId,
      ],
    ] as const) {
      await owner.query(wrong, [id]);
      assert.equal(await opens(world, token), 404, wrong);
      await owner.query(right, [id]);
      // What opened nothing is refused unasked for a minute.
      itIsAfter((passed += 2));
      assert.equal(await opens(world, token), 200, right);
    }
  });

  test('asks for a fresh proof where it is made, tells its owner, and stands in the log', async () => {
    itIsAfter(0);
    const world = await newWorld();
    itIsAfter(20);
    const { status, code } = await world.admin.isRefused(makeCalendarFeed);
    assert.deepEqual([status, code], [403, 'proof_required']);
    const person = await world.signsIn(world.admin);
    await made(person);
    await person.calls(revokeCalendarFeed);
    assert.deepEqual(
      (await logOf(world)).map(({ action }) => action).filter((action) => action.includes('calendar')),
      ['person.calendar_feed_revoked', 'person.calendar_feed_made'],
    );
    const { data } = await person.calls(listNotices, {});
    assert.ok(
      data.some(({ title }) => title === 'An address for calendar programs was made for your account'),
    );
  });

  test('says to its owner when it was last asked, to the hour', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const { token } = await made(world.admin);
    const used = async () => {
      const { rows } = await owner.query<{ at: Date }>(
        'select last_used_at as at from calendar_feed where org_id = $1',
        [world.orgId],
      );
      return (new Date(rows[0]?.at as Date).getTime() - start) / minute;
    };
    for (const [passed, noted] of [
      [1, 1],
      [60, 1],
      [61, 61],
      [90, 61],
    ] as const) {
      itIsAfter(passed);
      assert.equal(await opens(world, token), 200);
      assert.equal(await used(), noted, `after ${passed} minutes`);
    }
  });

  test('is answered so often in an hour, and then says when to ask again', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const { token } = await made(world.admin);
    const other = (await made(await world.person('User'))).token;
    for (let asked = 0; asked < feedCallsPerHour; asked++) assert.equal(await opens(world, token), 200);
    const { status, headers } = await reads(world, token);
    assert.equal(status, 429);
    assert.ok(Number(headers['retry-after']) > 0);
    assert.equal(await opens(world, other), 200);
    itIsAfter(61);
    assert.equal(await opens(world, token), 200);
  });
});
