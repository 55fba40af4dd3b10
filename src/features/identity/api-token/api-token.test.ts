import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { deactivatePerson, reactivatePerson } from '#features/identity/leaving/leaving.contract.ts';
import { mailsOf } from '#tests/mail/mail-world.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import type { Caller, Reply } from '#tests/world/caller.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { calling, makes } from '#tests/accounts/api-token.ts';
import { listApiTokens, makeApiToken, mostDays, mostTokens, revokeApiToken } from './api-token.contract.ts';

const owner = await asOwner();
const start = Date.parse('2026-03-02T08:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const itIsAfter = (milliseconds: number) => setClock(new Date(start + milliseconds).toISOString());
afterEach(() => setClock());

const outcome = ({ status, body }: Reply) =>
  status === 200 ? 'in' : `${status} ${(body as { code: string }).code}`;
const closed = '401 sign_in_required';

suite('An API token', () => {
  test('is shown once, says what it is, and is stored as its hash alone', async () => {
    const world = await newWorld();
    const { token, ...made } = await makes(world.admin, ['risk:write', 'risk:read'], {
      name: 'Nightly',
      days: 30,
    });
    assert.match(token, /^plt_[\w-]{107}$/);
    assert.deepEqual((await world.admin.calls(listApiTokens)).data, [made]);
    assert.deepEqual(
      [made.name, made.scopes, made.last_used_at],
      ['Nightly', ['risk:read', 'risk:write'], null],
    );
    assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 30 * day);
    const { rows } = await owner.query<{ all: string }>(
      `select (select json_agg(t)::text from api_token t where t.org_id = $1) || (select json_agg(a)::text from activity a where a.org_id = $1)
        || (select json_agg(m)::text from mail m where m.org_id = $1) as all`,
      [world.orgId],
    );
    assert.ok(rows[0]?.all.includes('Nightly'));
    assert.ok(!rows[0]?.all.includes(token.slice(-20)), 'nothing stored holds the token');
  });

  test('of a call that was repeated is one, which is not shown again', async () => {
    const world = await newWorld();
    const body = { name: 'Again', scopes: ['risk:read'], days: 1 };
    const sends = () => world.admin.sends(makeApiToken, { body }, { 'idempotency-key': 'one key' });
    assert.deepEqual([outcome(await sends()), outcome(await sends())], ['in', '422 already_shown']);
    assert.equal((await world.admin.calls(listApiTokens)).data.length, 1);
  });

  test('opens by either form of the header, as its owner, who is named in the log', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'editor' });
    const { token } = await makes(staff, ['risk:write']);
    for (const authorization of [`token ${token}`, `Bearer ${token}`])
      assert.equal((await world.guest.sends(listRisks, {}, { authorization })).status, 200);
    const body = { title: 'Raised by a program', department_id: world.departments['Finance'] };
    const { status } = await calling(world, token).sends(registerRisk, { body });
    assert.equal(status, 200);
    const { rows } = await owner.query<{ actor_id: string }>(
      `select actor_id from activity where org_id = $1 and action = 'risk.registered' or org_id = $1 and body like '%Raised by a program%'`,
      [world.orgId],
    );
    assert.deepEqual([...new Set(rows.map(({ actor_id }) => actor_id))], [staff.id]);
  });

  test('opens nothing once it has expired, or was revoked', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const [short, long] = [
      await makes(world.admin, ['risk:read'], { days: 1 }),
      await makes(world.admin, ['risk:read'], { days: mostDays }),
    ];
    const opens = async ({ token }: { token: string }) =>
      outcome(await calling(world, token).sends(listRisks));
    itIsAfter(day - 1000);
    assert.equal(await opens(short), 'in');
    itIsAfter(day);
    assert.equal(await opens(short), closed);
    itIsAfter(mostDays * day - 1000);
    assert.equal(await opens(long), 'in');
    await (await world.signsIn(world.admin)).calls(revokeApiToken, { params: { id: long.id } });
    assert.equal(await opens(long), closed);
  });

  test('stops with its owner: deactivated, or to set a password or add a second factor first', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { token } = await makes(staff, ['risk:read']);
    const opens = async () => outcome(await calling(world, token).sends(listRisks));
    let passed = 0;
    /** What opens nothing is refused unasked for a minute. */
    const later = () => itIsAfter((passed += minute + 1000));
    const change = (text: string, id: string) => owner.query(text, [id]);
    assert.equal(await opens(), 'in');
    for (const [wrong, right, id] of [
      [
        'update person set must_change_password = true where id = $1',
        'update person set must_change_password = false where id = $1',
        staff.id,
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
      await change(wrong, id);
      assert.equal(await opens(), closed, wrong);
      await change(right, id);
      later();
      assert.equal(await opens(), 'in', right);
    }
    const version = 1;
    await world.admin.calls(deactivatePerson, { params: { id: staff.id }, body: { version } });
    assert.equal(await opens(), closed);
    later();
    const back = { params: { id: staff.id }, body: { version: version + 1 } };
    await world.admin.calls(reactivatePerson, back);
    assert.equal(await opens(), closed, 'for good');
    const again = await world.signsIn(staff);
    assert.deepEqual((await again.calls(listApiTokens)).data, []);
  });

  test('that opened nothing is not asked about for a minute', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { token } = await makes(staff, ['risk:read']);
    const opens = async () => outcome(await calling(world, token).sends(listRisks));
    const mustSet = (is: boolean) =>
      owner.query('update person set must_change_password = $2 where id = $1', [staff.id, is]);
    await mustSet(true);
    assert.equal(await opens(), closed);
    await mustSet(false);
    itIsAfter(minute - 1);
    assert.equal(await opens(), closed);
    itIsAfter(minute);
    assert.equal(await opens(), 'in');
  });

  test('opens its own organisation alone, and nothing with a letter changed', async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    const { token } = await makes(world.admin, ['risk:read']);
    assert.equal(outcome(await calling(other, token).sends(listRisks)), closed);
    for (const at of [4, 30, 60, 100, token.length - 2]) {
      const wrong = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      assert.equal(outcome(await calling(world, wrong).sends(listRisks)), closed, `letter ${at}`);
    }
    for (const wrong of [`${token}A`, token.slice(0, -4), 'plt_aaaaaaaaaaaaaaaaaaaaaaaaaa'])
      assert.equal(outcome(await calling(world, wrong).sends(listRisks)), closed);
  });

  test('is refused without a question to the database, wherever it is wrong', async () => {
    const world = await newWorld();
    const { token } = await makes(world.admin, ['risk:read']);
    const trips = async () => {
      const { body } = await world.running.app.inject('/metrics');
      return Number(
        /^database_trips_total\{method="GET",route="[^"]*\/risk\/"\} (\d+)$/m.exec(body)?.[1] ?? 0,
      );
    };
    const before = await trips();
    for (const at of [4, 50, 109]) {
      const wrong = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      assert.equal(outcome(await calling(world, wrong).sends(listRisks)), closed);
    }
    assert.equal(await trips(), before);
    assert.equal(outcome(await calling(world, token).sends(listRisks)), 'in');
    assert.ok((await trips()) > before);
  });

  test('says when it was last used, to the hour', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const { token, id } = await makes(world.admin, ['risk:read']);
    const used = async () =>
      (await owner.query<{ at: string }>('select last_used_at as at from api_token where id = $1', [id]))
        .rows[0]?.at;
    for (const [passed, noted] of [
      [1, 1],
      [60, 1],
      [61, 61],
      [90, 61],
    ] as const) {
      itIsAfter(passed * minute);
      await calling(world, token).calls(listRisks);
      assert.equal(
        new Date((await used()) as string).getTime(),
        start + noted * minute,
        `after ${passed} minutes`,
      );
    }
  });

  test('costs no further trip to the database', async () => {
    const world = await newWorld();
    const { token } = await makes(world.admin, ['risk:read']);
    const program = calling(world, token);
    const trips = async (who: Caller) => {
      const read = async () => {
        const { body } = await world.running.app.inject({ url: '/metrics' });
        return Number(/^database_trips_total\{method="GET",route="[^"]*\/risk\/"\} (\d+)$/m.exec(body)?.[1]);
      };
      await who.calls(listRisks);
      const before = await read();
      await who.calls(listRisks);
      return (await read()) - before;
    };
    assert.equal(await trips(program), await trips(world.admin));
  });

  test('is one of twenty at most, also of two that are made at once', async () => {
    const world = await newWorld();
    await makes(world.admin, ['risk:read']);
    await owner.query(
      `insert into api_token (org_id, id, person_id, name, token_hash, scopes, created_at, expires_at)
        select org_id, gen_random_uuid(), person_id, name, n, scopes, created_at, expires_at
        from api_token, generate_series(2, $2::int) n where org_id = $1`,
      [world.orgId, mostTokens - 1],
    );
    const body = { name: 'One more', scopes: ['risk:read'], days: 1 };
    const replies = await Promise.all([1, 2, 3].map(() => world.admin.sends(makeApiToken, { body })));
    assert.deepEqual(replies.map(outcome).toSorted(), ['422 too_many_tokens', '422 too_many_tokens', 'in']);
  });

  test('is made for at most a year, and for something', async () => {
    const { admin } = await newWorld();
    const body = { name: 'A', scopes: ['risk:read'], days: 1 };
    for (const wrong of [
      { days: 0 },
      { days: mostDays + 1 },
      { days: null },
      { scopes: [] },
      { scopes: ['security:write'] },
      { scopes: ['activity:write'] },
      { name: ' ' },
    ])
      assert.equal((await admin.isRefused(makeApiToken, { body: { ...body, ...wrong } })).status, 400);
  });

  test('is made and revoked after a fresh proof, by its owner alone, who is told by mail', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const staff = await world.person('Staff');
    const { id } = await makes(staff, ['risk:read'], { name: 'Nightly' });
    assert.deepEqual((await world.admin.calls(listApiTokens)).data, []);
    assert.equal((await world.admin.isRefused(revokeApiToken, { params: { id } })).status, 404);
    const mails = (await mailsOf(world)).filter(({ kind }) => kind === 'api_token.made');
    assert.deepEqual(
      mails.map(({ to_address }) => to_address),
      [staff.email],
    );
    itIsAfter(301_000);
    const body = { name: 'A', scopes: ['risk:read'], days: 1 };
    assert.equal((await staff.isRefused(makeApiToken, { body })).code, 'proof_required');
    assert.equal((await staff.isRefused(revokeApiToken, { params: { id } })).code, 'proof_required');
    itIsAfter(299_000);
    await staff.calls(revokeApiToken, { params: { id } });
    const { rows } = await owner.query<{ action: string }>(
      `select action from activity where org_id = $1 and action like 'person.api_token%' order by action`,
      [world.orgId],
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['person.api_token_made', 'person.api_token_revoked'],
    );
  });
});
