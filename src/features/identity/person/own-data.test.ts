import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newWorld } from '#tests/world/world.ts';
import { readScreen, rememberScreen } from '#features/workspace/screen-memory/screen-memory.contract.ts';
import { changePreferences, readOwnData } from './person.contract.ts';

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
