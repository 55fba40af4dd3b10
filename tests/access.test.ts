import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mayCall, type CallerType } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { worthlessTokens } from '#tests/accounts/worthless-tokens.ts';
import { asOwner } from '#tests/world/connections.ts';
import { auditorOf } from '#tests/compliance/auditor-world.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { dealing } from '#tests/generated/dealing.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { endsSession, everyCall, inputFor, nameOf, send, fileFor } from '#tests/generated/every-call.ts';
import { addressOf } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';

const word = 'access';
const here = await newWorld();
const there = await newWorld();
const owner = await asOwner();
const people = {
  User: await here.person('User', { Finance: 'viewer' }),
  Staff: await here.person('Staff', { Finance: 'lead' }),
  Admin: here.admin,
  Auditor: await auditorOf(here, (await begun(here.admin)).id, {
    ends_on: daysLater(today(new Date(), 'UTC'), 30),
  }),
};

// However long this takes: they have proved who they are.
await owner.query("update session set proved_at = now() + interval '1 day' where org_id = $1", [here.orgId]);

const worthless = worthlessTokens(here, there, people.Staff.id);

/** Failed sign-ins of one address make the next one wait, and an organisation that asks for a second factor shuts out whoever has none. */
const harmless = (field: string) => {
  if (field === 'email') return `${crypto.randomUUID()}@${here.slug}.example`;
  return field === 'second_factor_required' ? false : undefined;
};

async function asked(
  endpoint: Endpoint,
  token: string | undefined,
  change: (address: string) => string = (address) => address,
) {
  const { params, query, body } = inputFor(endpoint, { word, value: harmless });
  const file =
    endpoint.upload === undefined ? undefined : fileFor(endpoint, 'Title\nLaptops leave the building\n');
  const { status, text } = await send(here, {
    method: endpoint.method,
    url: change(addressOf(here.slug, endpoint, { params, query })),
    token,
    payload: file?.payload ?? body,
    ...(file && { headers: file.headers }),
  });
  const code =
    status >= 400 && text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : undefined;
  return { status, code, text };
}

const closed = everyCall.filter(({ access }) => access !== 'guest');

suite('Every call', () => {
  test('that is not for guests answers 401 without a sign-in, and with one that is worth nothing', async () => {
    // One reader reads all tokens, before anything else is asked: each kind meets some calls of each access.
    const deal = dealing();
    for (const endpoint of closed) {
      assert.deepEqual(
        await asked(endpoint, undefined).then(({ status, code }) => [status, code]),
        [401, 'sign_in_required'],
        nameOf(endpoint),
      );
      for (const [wrong, token] of deal(JSON.stringify(endpoint.access), Object.entries(worthless))) {
        const { status, code } = await asked(endpoint, token);
        assert.deepEqual(
          [status, code],
          [401, 'sign_in_required'],
          `${nameOf(endpoint)} with a token ${wrong}`,
        );
      }
    }
  });

  const openToAuditor: string[] = [];
  test('answers 403 to those it is not for, and to nobody it is for', async () => {
    for (const endpoint of everyCall.filter((one) => !endsSession(one))) {
      for (const [type, { token }] of Object.entries(people) as [CallerType, { token: string }][]) {
        const { status, code, text } = await asked(endpoint, token);
        const told = `${nameOf(endpoint)} as ${type}: ${status} ${text.slice(0, 200)}`;
        const isOpen = status !== 403 || code !== 'forbidden';
        if (type === 'Auditor' && isOpen && endpoint.access !== 'guest') openToAuditor.push(nameOf(endpoint));
        if (!mayCall(endpoint.access, type, endpoint.auditorsToo))
          assert.deepEqual([status, code], [403, 'forbidden'], told);
        else {
          assert.ok(status < 500 && status !== 401, told);
          // Below an Admin, a row's department may still translate no.
          if (type === 'Admin' || endpoint.access === 'guest') assert.notEqual(status, 403, told);
        }
      }
    }
  });

  test('is closed to an external auditor, but for these', () => {
    assert.deepEqual(openToAuditor.toSorted(), [
      'DELETE /user/mfa/',
      'DELETE /user/session/',
      'DELETE /user/session/:id/',
      'GET /api/auth/access-token',
      'GET /compliance/:id/',
      'GET /compliance/:id/controls/',
      'GET /compliance/:id/soa/',
      'GET /compliance/:id/soa/export/',
      'GET /compliance/:id/soa/versions/',
      'GET /compliance/:id/soa/versions/:number/',
      'GET /compliance/audit/',
      'GET /compliance/audit/control/:id/evidence/',
      'GET /compliance/audit/evidence/:id/file/:number/',
      'GET /compliance/audit/request/',
      'GET /compliance/control/:id/',
      'GET /compliance/standard/:key/',
      'GET /finding/',
      'GET /finding/:id/',
      'GET /user/',
      'GET /user/mfa/',
      'GET /user/session/',
      'POST /api/auth/user/update',
      'POST /compliance/audit/control/:id/request/',
      'POST /user/mfa/',
      'POST /user/mfa/confirm/',
      'POST /user/mfa/recovery/',
      'POST /user/prove/',
    ]);
  });

  test('but those that help with it is refused to whoever must set a password first', async () => {
    const { token, id } = await here.person('Admin');
    await owner.query('update person set must_change_password = true where id = $1', [id]);
    const open: string[] = [];
    // A directory is no person: it has no password to set.
    const ofPeople = everyCall
      .filter(({ access }) => access !== 'directory' && access !== 'auditor')
      .filter((one) => !endsSession(one));
    for (const endpoint of ofPeople) {
      const { status, code, text } = await asked(endpoint, token);
      const told = `${nameOf(endpoint)}: ${status} ${text.slice(0, 200)}`;
      if (endpoint.allowedDuring) open.push(nameOf(endpoint));
      const isClosed = endpoint.access !== 'guest' && !endpoint.allowedDuring;
      if (isClosed) assert.deepEqual([status, code], [403, 'password_change_required'], told);
      else assert.ok(status < 500 && ![401, 403].includes(status), told);
    }
    assert.deepEqual(open.toSorted(), [
      'GET /api/auth/access-token',
      'GET /user/',
      'GET /user/mfa/',
      'POST /user/mfa/',
      'POST /user/mfa/confirm/',
      'POST /user/prove/',
      'POST /user/reset-password/',
    ]);
  });

  test('for guests is answered without a sign-in', async () => {
    for (const endpoint of everyCall.filter(({ access }) => access === 'guest')) {
      const { status, text } = await asked(endpoint, undefined);
      assert.ok(status < 500 && ![401, 403].includes(status), `${nameOf(endpoint)}: ${text}`);
    }
  });

  test('is known by its path without the last slash too, and by no other', async () => {
    const cut = (address: string) => address.replace(/\/(\?|$)/, '$1');
    for (const endpoint of everyCall) {
      const [whole, short] = [await asked(endpoint, undefined), await asked(endpoint, undefined, cut)];
      assert.deepEqual([short.status, short.code], [whole.status, whole.code], nameOf(endpoint));
      const beyond = await asked(endpoint, here.admin.token, (address) =>
        address.replace(/\/?(\?|$)/, '/beyond/further/$1'),
      );
      assert.ok([404, 405].includes(beyond.status), `${nameOf(endpoint)} and beyond: ${beyond.status}`);
      const nowhere = await asked(endpoint, here.admin.token, (address) =>
        address.replace(here.slug, 'nobody-here'),
      );
      assert.ok([404, 401].includes(nowhere.status), `${nameOf(endpoint)} of nobody: ${nowhere.status}`);
    }
  });

  test('that reads writes nothing', async () => {
    const tables = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const state = async () =>
      (
        await owner.query(
          tables.rows
            .map(
              ({ name }) =>
                `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t where org_id = '${here.orgId}'`,
            )
            .join(' union all ') + ' order by name',
        )
      ).rows;
    const before = await state();
    const deal = dealing();
    const { Admin, ...others } = people;
    for (const endpoint of everyCall.filter(({ reads }) => reads))
      for (const { token } of [Admin, ...deal('the others', Object.values(others), 1, 3)])
        await asked(endpoint, token);
    assert.deepEqual(await state(), before);
  });
});
