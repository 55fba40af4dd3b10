import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { contrast } from '#platform/contract/contrast.ts';
import { difference, over } from './colour.rules.ts';
import { pairs } from './pairs.rules.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { contrastWithWhite, inkOn, themeOn } from './threshold.rules.ts';
import {
  areaSeeds,
  derivedSeed,
  namedPalette,
  paletteOf,
  palettesOf,
  seedOf,
  tenantSeed,
  offeredThemes,
} from './themes.rules.ts';
import { tokensOf } from './tokens.ts';

const names = Object.keys(palettes) as PaletteName[];
/** Colours an organisation may have, pleasant or not. */
const tenants = [
  ['#FFEB00', '#00E5FF'],
  ['#FFFFFF', '#FFFFFF'],
  ['#000000', '#000000'],
  ['#808080', '#7F7F7F'],
  ['#FF0000', '#00FF00'],
  ['#0000FF', '#FFFF00'],
  ['#FF6600', '#E64A19'],
  ['#00FF7F', '#FF00FF'],
  ['#F5F5DC', '#2E2E2E'],
  ['#949494', '#959595'],
  ['#1E3A8A', '#F59E0B'],
] as const;

const failing = (seed: Parameters<typeof paletteOf>[0]): string[] =>
  pairs(paletteOf(seed))
    .map((pair) => ({ ...pair, is: contrast(over(pair.ink, pair.surface), pair.surface) }))
    .filter(({ is, least }) => is < least)
    .map(
      ({ name, ink, surface, is, least }) =>
        `${name}: ${ink} on ${surface} is ${is.toFixed(2)}, not ${least}`,
    );

describe('every text is readable on the surface it stands on', () => {
  for (const name of names) it(`in ${name}`, () => assert.deepEqual(failing(palettes[name]), []));
  for (const name of names)
    it(`in the dark and the light theme derived from ${name}`, () => {
      assert.deepEqual(failing(derivedSeed(palettes[name], 'mainThemeDark')), []);
      assert.deepEqual(failing(derivedSeed(palettes[name], 'mainThemeLight')), []);
    });
  for (const [primary, secondary] of tenants)
    it(`in the theme of an organisation with ${primary} and ${secondary}`, () => {
      const seed = tenantSeed({ primary, secondary });
      assert.ok(seed);
      assert.deepEqual(failing(seed), []);
      assert.deepEqual(failing(derivedSeed(seed, 'mainThemeDark')), []);
      assert.deepEqual(failing(derivedSeed(seed, 'mainThemeLight')), []);
    });
});

describe('the family of palettes', () => {
  it('has the names of the specification', () => {
    const numbered = (mood: string) => Array.from({ length: 12 }, (_, at) => `${mood}${at + 1}`);
    assert.deepEqual(
      names.toSorted(),
      ['default', 'defaultDark', 'legacy', ...numbered('light'), ...numbered('dark')].toSorted(),
    );
  });
  it('keeps the colours it is written with: nothing in it has to be moved to be read', () => {
    for (const name of names) {
      const { primary, secondary } = paletteOf(palettes[name]);
      assert.deepEqual(
        [primary.main, secondary.main],
        [palettes[name].primary, palettes[name].secondary],
        name,
      );
    }
  });
  it('is told apart at a glance: no two of one mode are near each other in bar, dot and page together', () => {
    for (const one of names)
      for (const other of names) {
        const [a, b] = [palettes[one], palettes[other]];
        if (one >= other || a.mode !== b.mode) continue;
        const apart =
          difference(a.primary, b.primary) +
          difference(a.secondary, b.secondary) +
          3 * difference(a.background, b.background);
        assert.ok(apart > 0.2, `${one} and ${other}: ${apart.toFixed(3)}`);
      }
  });
});

describe('what is drawn on a colour', () => {
  const cases = [
    ['#006565', '6.91', 'mainThemeDark'],
    ['#FFBE2C', '1.66', 'mainThemeLight'],
    ['#FFFFFF', '1.00', 'mainThemeLight'],
    ['#000000', '21.00', 'mainThemeDark'],
    // Either side of the threshold.
    ['#949494', '3.03', 'mainThemeDark'],
    ['#959595', '2.99', 'mainThemeLight'],
  ] as const;
  for (const [colour, ratio, theme] of cases)
    it(`on ${colour}, ${ratio} against white, is the ${theme}`, () => {
      assert.equal(contrastWithWhite(colour).toFixed(2), ratio);
      assert.equal(themeOn(colour), theme);
      assert.equal(inkOn(colour), theme === 'mainThemeDark' ? '#FFFFFF' : 'rgba(0,0,0,0.87)');
    });
});

describe('the theme of an organisation', () => {
  it('is known by its name only when the organisation has colours of its own', () => {
    assert.ok(!offeredThemes(undefined).includes('tenant'));
    assert.ok(!offeredThemes({ primary: '#006565', secondary: '#ffbe2c' }).includes('tenant'));
    assert.ok(!offeredThemes({ primary: 'red; } body {', secondary: '#ffbe2c' }).includes('tenant'));
    assert.equal(offeredThemes({ primary: '#1e3a8a', secondary: '#F59E0B' })[0], 'tenant');
    assert.equal(seedOf('tenant', undefined), palettes.default);
  });
  it('is light, on white, and keeps colours that read', () => {
    const { mode, paper, background, primary, secondary } = namedPalette('tenant', 'tenant', {
      primary: '#1E3A8A',
      secondary: '#F59E0B',
    });
    assert.deepEqual(
      [mode, paper, background, primary.main, secondary.main],
      ['light', '#FFFFFF', '#F6F7F9', '#1E3A8A', '#F59E0B'],
    );
  });
  it('keeps its own colour on the bar even where it cannot be read as text', () => {
    const { bar, primary } = namedPalette('tenant', 'tenant', { primary: '#FFEB00', secondary: '#222222' });
    assert.deepEqual(bar, { main: '#FFEB00', contrastText: 'rgba(0,0,0,0.87)' });
    assert.notEqual(primary.main, '#FFEB00');
  });
});

describe('the parts of the shell', () => {
  const all = { main: 'default', navbar: 'default', toolbar: 'default', footer: 'default' };
  const partsOf = (chosen: typeof all) => palettesOf(areaSeeds(chosen, undefined));
  it('have each their own theme, and an unknown one is the default', () => {
    const { main, navbar, toolbar, footer } = partsOf({
      main: 'light4',
      navbar: 'dark2',
      toolbar: 'mainThemeDark',
      footer: 'nosuch',
    });
    assert.equal(main, paletteOf(palettes.light4));
    assert.equal(navbar, paletteOf(palettes.dark2));
    assert.equal(footer, paletteOf(palettes.default));
    assert.deepEqual([toolbar.mode, toolbar.paper, toolbar.background], ['dark', '#1E2125', '#121212']);
    assert.equal(toolbar.bar.main, palettes.light4.primary);
  });
  it('never give the page a derived theme', () => {
    for (const main of ['mainThemeDark', 'toString'])
      assert.equal(partsOf({ ...all, main }).main, paletteOf(palettes.default));
  });
});

describe('what stands before any script', () => {
  const styles = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const bare = (value: string | undefined) => value?.replaceAll(/\s+/g, '').toLowerCase();
  const declaredIn = (path: string) =>
    new Map(
      [...styles(path).matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
        name,
        bare(value),
      ]),
    );
  const declared = declaredIn('splash.css');
  const tokens: Record<string, string> = tokensOf(paletteOf(palettes.default));
  it('has the default theme, colour by colour', () => {
    for (const [name, value] of declared) assert.equal(value, bare(tokens[name]), name);
  });
  it('is the default theme on paper too, whole with the colours of pictures', () => {
    const onPaper = new Map([...declared, ...declaredIn('../../platform/web/ui/dashboard/paper.css')]);
    for (const [name, value] of Object.entries(tokens)) assert.equal(onPaper.get(name), bare(value), name);
  });
  it('has every colour that guests are shown', () => {
    const shown = new Set([...declared, ...declaredIn('base.css')].map(([name]) => name));
    const paths = [
      'splash.css',
      'base.css',
      '../../platform/web/ui/notices/snackbar.css',
      '../../platform/web/ui/notices/failure.css',
    ];
    for (const path of [
      ...paths,
      '../../features/identity/sign-in/web/shared/guest.css',
      '../../features/organisation/registration/web/registration-form.css',
    ])
      for (const [, name = ''] of styles(path).matchAll(/var\((--[\w-]+)\)/g))
        assert.ok(shown.has(name), `${name} in ${path}`);
  });
});
