import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { safeParse } from 'zod/mini';
import {
  chosenSettings,
  layoutStyles,
  type ChosenSettings,
} from '#features/workspace/shell-settings/shell-settings.contract.ts';
import {
  settingsInAddress,
  generate,
  initialSettings,
  withChange,
  knownSettings,
  layoutDefaults,
  type LayoutConfig,
  type ShellChange,
  type ShellSettings,
} from './shell-settings.rules.ts';

const valueAt = (settings: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], settings);

suite('The settings of the shell', () => {
  test('begin as the specification has them', () => {
    assert.deepEqual(initialSettings, {
      layout: {
        style: 'layout1',
        config: {
          mode: 'fullwidth',
          scroll: 'content',
          navbar: { display: true, folded: false, position: 'left' },
          toolbar: { display: true, style: 'fixed', position: 'below' },
          footer: { display: true, style: 'fixed', position: 'below' },
          leftSidePanel: { display: true },
          rightSidePanel: { display: true },
          panelTab: { display: true },
        },
      },
      customScrollbars: true,
      animations: true,
      direction: 'ltr',
      theme: { main: 'default', navbar: 'mainThemeDark', toolbar: 'mainThemeLight', footer: 'mainThemeDark' },
    } satisfies ShellSettings);
  });

  test('differ between the layouts', () => {
    const told = layoutStyles.map((style) => {
      const { mode, scroll, toolbar } = layoutDefaults(style).config;
      return [style, mode, scroll, toolbar.position];
    });
    assert.deepEqual(told, [
      ['layout1', 'fullwidth', 'content', 'below'],
      ['layout2', 'fullwidth', 'content', 'below'],
      ['layout3', 'container', 'content', 'above'],
    ]);
  });

  const changes: [what: string, change: ShellChange, path: string, value: unknown][] = [
    ['keep what nobody changed', { animations: false }, 'layout.config.navbar.folded', false],
    [
      'take one option',
      { layout: { config: { navbar: { folded: true } } } },
      'layout.config.navbar.folded',
      true,
    ],
    [
      'leave its neighbours',
      { layout: { config: { navbar: { folded: true } } } },
      'layout.config.navbar.position',
      'left',
    ],
    ['take a theme by its name', { theme: { navbar: 'dark7' } }, 'theme.navbar', 'dark7'],
    ['take the tenant theme', { theme: { main: 'tenant' } }, 'theme.main', 'tenant'],
    [
      'take a derived theme around the page',
      { theme: { footer: 'mainThemeLight' } },
      'theme.footer',
      'mainThemeLight',
    ],
    ['fall back from an unknown theme', { theme: { toolbar: 'light13' } }, 'theme.toolbar', 'default'],
    [
      'fall back from a derived theme for the page',
      { theme: { main: 'mainThemeDark' } },
      'theme.main',
      'default',
    ],
    ['leave the other themes alone', { theme: { main: 'light13' } }, 'theme.navbar', 'mainThemeDark'],
    [
      'know no container in layout1',
      { layout: { config: { mode: 'container' } } },
      'layout.config.mode',
      'fullwidth',
    ],
    [
      'know containers in layout2',
      { layout: { style: 'layout2', config: { mode: 'container' } } },
      'layout.config.mode',
      'container',
    ],
    [
      'know no folding in layout3',
      { layout: { style: 'layout3', config: { navbar: { folded: true } } } },
      'layout.config.navbar.folded',
      false,
    ],
    [
      'hide a side panel for a route',
      { layout: { config: { leftSidePanel: { display: false } } } },
      'layout.config.leftSidePanel.display',
      false,
    ],
    [
      'show it again with another layout',
      { layout: { style: 'layout2' } },
      'layout.config.leftSidePanel.display',
      true,
    ],
  ];
  for (const [what, change, path, value] of changes)
    test(what, () => assert.equal(valueAt(generate(initialSettings, change), path), value));

  test('start a layout from its own defaults, and not from those of the one before', () => {
    const own = generate(initialSettings, {
      layout: { config: { toolbar: { position: 'above' }, footer: { display: false }, scroll: 'body' } },
    });
    assert.deepEqual(generate(own, { layout: { style: 'layout2' } }).layout, layoutDefaults('layout2'));
    assert.deepEqual(generate(own, { layout: { style: 'layout1' } }), own, 'the same layout is no change');
  });

  test('of a route lie over those of the person, and leave with it', () => {
    const own = generate(initialSettings, { layout: { config: { navbar: { folded: true } } } });
    const { config } = generate(own, { layout: { config: { navbar: { display: false } } } }).layout;
    assert.deepEqual(config.navbar, {
      display: false,
      folded: true,
      position: 'left',
    } satisfies LayoutConfig['navbar']);
    assert.equal(generate(own, undefined), own);
  });
});

suite('What is kept for a person', () => {
  const folded: ShellChange = { layout: { config: { navbar: { folded: true } } } };
  const cases: [what: string, stored: ChosenSettings, change: ShellChange, after: ChosenSettings][] = [
    ['is what they changed, and not the defaults', {}, { animations: false }, { animations: false }],
    [
      'names the layout its options belong to',
      {},
      folded,
      { layout: { style: 'layout1', config: { navbar: { folded: true } } } },
    ],
    [
      'adds up',
      { layout: { style: 'layout1', config: { mode: 'boxed' } } },
      folded,
      { layout: { style: 'layout1', config: { mode: 'boxed', navbar: { folded: true } } } },
    ],
    [
      'loses its options with the layout',
      { layout: { style: 'layout1', config: { mode: 'boxed' } }, animations: false },
      { layout: { style: 'layout3' } },
      { layout: { style: 'layout3' }, animations: false },
    ],
    [
      'may be taken back',
      { direction: 'rtl', animations: false },
      { direction: undefined },
      { animations: false },
    ],
    [
      'leaves out what the layout does not have',
      { layout: { style: 'layout2' } },
      folded,
      { layout: { style: 'layout2', config: { navbar: {} } } },
    ],
    [
      'leaves out what routes alone decide',
      {},
      { layout: { config: { leftSidePanel: { display: false } } } },
      { layout: { style: 'layout1', config: {} } },
    ],
  ];
  for (const [what, stored, change, after] of cases)
    test(what, () => {
      const now = withChange(stored, change);
      assert.deepEqual(JSON.parse(JSON.stringify(now)), after);
      assert.ok(safeParse(chosenSettings, now).success);
    });

  const readings: [what: string, stored: unknown, read: ChosenSettings][] = [
    ['is read where nothing was kept', undefined, {}],
    [
      'is read without options of another version',
      { sound: 'loud', animations: false },
      { animations: false },
    ],
    [
      'is read without one that no longer exists, and keeps its neighbours',
      { layout: { style: 'layout1', config: { mode: 'wide', navbar: { folded: true } } }, animations: false },
      { layout: { style: 'layout1', config: { navbar: { folded: true } } }, animations: false },
    ],
    [
      'is read without a layout that no longer exists',
      { layout: { style: 'layout9', config: {} }, animations: false },
      { animations: false },
    ],
    [
      'is read without a layout that has no name',
      { layout: { config: { mode: 'boxed' } }, direction: 'rtl' },
      { direction: 'rtl' },
    ],
    [
      'is read without things in wrong places',
      { layout: 'layout1', theme: ['dark1'], direction: 'rtl' },
      { direction: 'rtl' },
    ],
  ];
  for (const [what, stored, read] of readings)
    test(what, () => assert.deepEqual(knownSettings(stored), read));
});

suite('What the address asks for', () => {
  const addresses: [what: string, search: string, read: ChosenSettings][] = [
    ['is nothing where it says nothing', '?dpt=1', {}],
    [
      'is read as settings',
      `?defaultSettings=${encodeURIComponent('{"layout":{"style":"layout3"},"theme":{"main":"dark4"}}')}`,
      { layout: { style: 'layout3' }, theme: { main: 'dark4' } },
    ],
    [
      'is read without what nobody knows',
      '?defaultSettings={"sound":1,"animations":false}',
      { animations: false },
    ],
    ['is nothing where it is no object', '?defaultSettings=3', {}],
    ['is nothing where it cannot be read', '?defaultSettings={layout', {}],
  ];
  for (const [what, search, read] of addresses)
    test(what, () => assert.deepEqual(settingsInAddress(search), read));

  test('is the layout that a first choice belongs to', () => {
    const change: ShellChange = { layout: { config: { footer: { display: false } } } };
    assert.deepEqual(JSON.parse(JSON.stringify(withChange({}, change, 'layout3'))), {
      layout: { style: 'layout3', config: { footer: { display: false } } },
    });
  });
});
