import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { setClock, newWorld, password, type World } from '#tests/world/world.ts';
import { changePreferences, readOwnData } from '#features/identity/person/person.contract.ts';
import { readScreen, rememberScreen } from '#features/workspace/screen-memory/screen-memory.contract.ts';
import { signIn, type SignedIn } from './sign-in.contract.ts';

const owner = await asOwner();
// Not long ago: servers of other tests, on the same database, sweep tries that are two days old.
const start = Date.now();
const itIsAfter = (seconds: number) => setClock(new Date(start + seconds * 1000).toISOString());

afterEach(() => setClock());

const tries = ({ guest }: World, email: string, word: string) =>
  guest.sends(signIn, { body: { email, password: word } });

suite('Signing in', () => {
  test('answers who one is, what one may do, and the organisation', async () => {
    const world = await newWorld();
    const staff = await world.person('Staff', { Finance: 'lead' });
    const { status, body } = await tries(world, staff.email.toUpperCase(), password);
    const [own] = (body as { data: [SignedIn] }).data;
    assert.equal(status, 200);
    assert.deepEqual([own.id, own.email, own.type, own.role], [staff.id, staff.email, 'Staff', ['staff']]);
    assert.equal(own.organization_data.slug, world.slug);
    assert.deepEqual(
      own.departments.map(({ name, access }) => [name, access]),
      [['Finance', 'lead']],
    );
    assert.doesNotMatch(JSON.stringify(body), /argon2|password/);
  });

  test('fails with one answer, whatever is wrong', async () => {
    const world = await newWorld();
    const away = await world.person('Staff');
    const elsewhere = await newWorld();
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      away.id,
    ]);
    const failures = [
      await tries(world, world.admin.email, 'not the password'),
      await tries(world, `nobody@${world.slug}.example`, password),
      await tries(world, away.email, password),
      await tries(world, elsewhere.admin.email, password),
    ];
    for (const { status, body, headers } of failures) {
      assert.equal(status, 400);
      assert.deepEqual(body, {
        code: 'wrong_credentials',
        message: 'Email or password is incorrect',
        errors: { password: ['Email or password is incorrect'] },
      });
      assert.deepEqual(Object.keys(headers).toSorted(), Object.keys(failures[0]?.headers ?? {}).toSorted());
    }
  });

  test('takes the same work, whoever it is and whatever is wrong', async () => {
    const world = await newWorld();
    const away = await world.person('Staff');
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      world.orgId,
      away.id,
    ]);
    const emails = {
      known: world.admin.email,
      unknown: `nobody@${world.slug}.example`,
      deactivated: away.email,
    };
    const times: Record<keyof typeof emails, number[]> = { known: [], unknown: [], deactivated: [] };
    for (let round = 0; round < 31; round++) {
      // A quarter of an hour apart: nobody has to wait.
      itIsAfter(round * 16 * 60);
      for (const who of ['known', 'unknown', 'deactivated'] as const) {
        const begun = process.cpuUsage();
        assert.equal((await tries(world, emails[who], 'not the password')).status, 400);
        const { user, system } = process.cpuUsage(begun);
        times[who].push((user + system) / 1000);
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] as number;
    const { known, unknown, deactivated } = times;
    // Processor time, which other programs do not stretch. Generous: without its hash a try takes a fifth of it.
    for (const other of [unknown, deactivated])
      assert.ok(
        Math.abs(median(other) / median(known) - 1) < 0.25,
        `${median(other)} ms beside ${median(known)} ms`,
      );
  });

  test('takes a text for each field and nothing else, and drops what it does not know', async () => {
    const { guest, admin } = await newWorld();
    for (const body of [
      { email: [admin.email], password },
      { email: admin.email, password: [password] },
      { email: { $ne: '' }, password },
      { email: admin.email },
    ])
      assert.equal((await guest.isRefused(signIn, { body })).status, 400);
    const { status, body } = await guest.sends(signIn, {
      body: { email: admin.email, password, type: 'User', organization: 'another' },
    });
    assert.equal(status, 200);
    assert.equal((body as { data: [{ type: string }] }).data[0].type, 'Admin');
  });

  test('costs three trips to the database, and one when it fails', async () => {
    const world = await newWorld();
    const trips = async () => {
      const { body } = await world.running.app.inject('/metrics');
      return Number(/^database_trips_total\{method="POST",route="[^"]*login\/"\} (\d+)$/m.exec(body)?.[1]);
    };
    const before = await trips();
    assert.equal((await tries(world, world.admin.email, password)).status, 200);
    assert.equal((await trips()) - before, 3);
    assert.equal((await tries(world, world.admin.email, 'not the password')).status, 400);
    assert.equal((await trips()) - before, 4);
  });

  test('makes the next try wait longer after each failure, and locks nobody out', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const colleague = await world.person('Staff');
    let seconds = 0;
    const waits: number[] = [];
    for (let failure = 1; failure <= 13; failure++) {
      assert.equal(
        (await tries(world, world.admin.email, 'not the password')).status,
        400,
        `failure ${failure}`,
      );
      if (failure < 5) continue;
      const refused = await tries(world, world.admin.email, password);
      assert.deepEqual([refused.status, (refused.body as { code: string }).code], [429, 'too_many_requests']);
      waits.push(Number(refused.headers['retry-after']));
      seconds += waits.at(-1) as number;
      itIsAfter(seconds);
    }
    assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
    assert.equal((await tries(world, colleague.email, password)).status, 200, 'a colleague does not wait');
    assert.equal((await tries(world, world.admin.email, password)).status, 200, 'who waited gets in');
    assert.equal((await tries(world, world.admin.email, 'not the password')).status, 400);
    assert.equal(
      (await tries(world, world.admin.email, password)).status,
      200,
      'and the failures are forgotten',
    );
  });

  test('makes those wait who try addresses that nobody has, just the same', async () => {
    itIsAfter(0);
    const world = await newWorld();
    const nobody = `nobody@${world.slug}.example`;
    for (let failure = 1; failure <= 5; failure++)
      assert.equal((await tries(world, nobody, 'not the password')).status, 400);
    assert.equal((await tries(world, nobody, 'not the password')).status, 429);
    itIsAfter(16 * 60);
    assert.equal(
      (await tries(world, nobody, 'not the password')).status,
      400,
      'a quarter of an hour later it begins anew',
    );
  });
});

suite("One's own data", () => {
  const wanted = {
    first_name: 'Renamed',
    last_name: 'Person',
    locale: 'tr' as const,
    timezone: 'Europe/Istanbul',
    shortcuts: ['risk-register'],
    settings: {
      layout: { style: 'layout1' as const, config: { mode: 'boxed' as const, navbar: { folded: true } } },
      animations: false,
      direction: 'rtl' as const,
      theme: { main: 'dark3', navbar: 'aThemeOfLaterYears' },
    },
  };

  test('keeps what one chooses', async () => {
    const { person } = await newWorld();
    const staff = await person('Staff');
    await staff.calls(changePreferences, { body: { user: wanted } });
    const { data } = await staff.calls(readOwnData);
    assert.deepEqual(data.user, { ...wanted, user_image: null });
    await staff.calls(changePreferences, { body: { user: wanted } });
  });

  test('drops whatever decides rights, says nothing about it, and counts it', async () => {
    const world = await newWorld();
    const user = await world.person('User', { Finance: 'viewer' });
    const before = (await user.calls(readOwnData)).data;
    const greedy = {
      type: 'Admin',
      role: ['admin'],
      org_editor: true,
      email: 'else@where.example',
      status: 'active',
      first_logging_in: true,
      departments: [world.departments['Operations']],
      organization_data: { license: 'flat' },
      org_id: crypto.randomUUID(),
      id: crypto.randomUUID(),
      password_hash: 'x',
      version: 99,
    };
    const dropped = async () => {
      const { body: metrics } = await world.running.app.inject('/metrics');
      return Number(/^input_keys_dropped_total\{.*user\/update"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
    };
    // Other files of this process have made the call too.
    const droppedBefore = await dropped();
    const { status } = await user.sends(changePreferences, {
      body: { user: { ...greedy, first_name: 'Modest' }, ...greedy },
    });
    assert.equal(status, 200);
    assert.equal((await dropped()) - droppedBefore, 2 * Object.keys(greedy).length);
    const { data } = await user.calls(readOwnData);
    assert.deepEqual(data, {
      ...before,
      first_name: 'Modest',
      user: { ...before.user, first_name: 'Modest' },
    });
  });

  test('keeps of the settings what the shell knows', async () => {
    const { admin } = await newWorld();
    const { status } = await admin.sends(changePreferences, {
      body: {
        user: {
          settings: {
            animations: false,
            sound: 'loud',
            layout: { style: 'layout2', config: { mode: 'boxed', rooms: 3 } },
          },
        },
      },
    });
    assert.equal(status, 200);
    assert.deepEqual((await admin.calls(readOwnData)).data.user.settings, {
      animations: false,
      layout: { style: 'layout2', config: { mode: 'boxed' } },
    });
  });

  test('refuses what it cannot keep, and names it', async () => {
    const { admin } = await newWorld();
    const bad: [field: string, value: unknown][] = [
      ['first_name', ''],
      ['first_name', 'x'.repeat(81)],
      ['first_name', 'Two\nlines'],
      ['last_name', 'gnp\u202eexe'],
      ['locale', 'de'],
      ['timezone', 'Mars/Olympus'],
      ['shortcuts', Array(21).fill('risk')],
      ['shortcuts', ['<script>']],
      ['settings', []],
      ['settings.layout.style', { layout: { style: 'layout4' } }],
      ['settings.layout.config.mode', { layout: { style: 'layout1', config: { mode: 'container' } } }],
      [
        'settings.layout.config.navbar.position',
        { layout: { style: 'layout3', config: { navbar: { position: 'right' } } } },
      ],
      ['settings.animations', { animations: 'off' }],
      ['settings.direction', { direction: 'down' }],
      ['settings.theme.main', { theme: { main: '<script>' } }],
      ['settings.theme.footer', { theme: { footer: 'x'.repeat(41) } }],
    ];
    for (const [field, value] of bad) {
      const { status, errors } = await admin.isRefused(changePreferences, {
        body: { user: { [field.split('.')[0] as string]: value } },
      });
      assert.equal(status, 400, field);
      assert.ok(
        Object.keys(errors ?? {}).every((name) => name.startsWith(`user.${field}`)),
        `${field} named ${Object.keys(errors ?? {}).join()}`,
      );
    }
  });

  test('remembers screens for each person, up to 20 kB each', async () => {
    const { admin, person } = await newWorld();
    const staff = await person('Staff');
    const params = { screen: 'risk-register' };
    await admin.calls(rememberScreen, { params, body: { columns: ['ref', 'title'] } });
    assert.deepEqual((await admin.calls(readScreen, { params })).data, { columns: ['ref', 'title'] });
    assert.deepEqual((await staff.calls(readScreen, { params })).data, {});
    assert.equal(
      (await admin.isRefused(rememberScreen, { params, body: { columns: 'x'.repeat(21_000) } })).status,
      400,
    );
    assert.deepEqual((await admin.calls(readScreen, { params })).data, { columns: ['ref', 'title'] });
  });
});
