import type { AreaThemeName, ThemeName } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { fullPalette, type FullPalette } from './full-palette.rules.ts';
import { palettes, type PaletteName, type PaletteSeed } from './palettes.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** Themes made from the chosen main one: its colours on a dark or a light ground, whatever the page is. */
const derivedGrounds = {
  mainThemeDark: { mode: 'dark', paper: '#1E2125', background: '#121212' },
  mainThemeLight: { mode: 'light', paper: '#FFFFFF', background: '#F7F7F7' },
} as const satisfies Record<DerivedName, Omit<PaletteSeed, 'primary' | 'secondary'>>;
type DerivedName = Exclude<AreaThemeName, ThemeName>;

export const areas = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Area = (typeof areas)[number];
/** What the settings name for each part of the shell; anything may stand there. */
export type ChosenThemes = Readonly<Record<Area, string>>;

/** An organisation's own colours as the server answers them. */
export interface TenantColours {
  primary: string;
  secondary: string;
}

const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

/** The organisation's theme; nothing while its colours are the product's own, or no colours. */
export function tenantSeed(colours: Partial<TenantColours> | undefined): PaletteSeed | undefined {
  const primary = isColour(colours?.primary) ? colours.primary.toUpperCase() : undefined;
  const secondary = isColour(colours?.secondary)
    ? colours.secondary.toUpperCase()
    : palettes.default.secondary;
  if (primary === undefined) return undefined;
  if (primary === palettes.default.primary && secondary === palettes.default.secondary) return undefined;
  return { mode: 'light', primary, secondary, paper: '#FFFFFF', background: '#F6F7F9' };
}

/** The names a person can choose among, in the order in which they are offered. */
export const offeredThemes = (tenant: Partial<TenantColours> | undefined): ThemeName[] => [
  ...(tenantSeed(tenant) === undefined ? [] : (['tenant'] as const)),
  ...keysOf(palettes),
];

const isDerived = (name: unknown): name is DerivedName =>
  typeof name === 'string' && Object.hasOwn(derivedGrounds, name);

/** The five colours a name stands for; an unknown name is `default` (specification 9). */
export function seedOf(name: unknown, tenant: Partial<TenantColours> | undefined): PaletteSeed {
  if (name === 'tenant') return tenantSeed(tenant) ?? palettes.default;
  return palettes[
    typeof name === 'string' && Object.hasOwn(palettes, name) ? (name as PaletteName) : 'default'
  ];
}

/** A theme's colours on a ground that is dark, or light, whatever it is itself. */
export const derivedSeed = ({ primary, secondary }: PaletteSeed, name: DerivedName): PaletteSeed => ({
  ...derivedGrounds[name],
  primary,
  secondary,
});

const built = new Map<string, FullPalette>();

/** Everything about five colours, worked out once. */
export function paletteOf(seed: PaletteSeed): FullPalette {
  const key = Object.values(seed).join();
  const known = built.get(key) ?? fullPalette(seed);
  built.set(key, known);
  return known;
}

const namedSeed = (name: unknown, main: unknown, tenant: Partial<TenantColours> | undefined): PaletteSeed =>
  isDerived(name) ? derivedSeed(seedOf(main, tenant), name) : seedOf(name, tenant);

/** A theme by its name; the derived ones are those of the main theme. */
export const namedPalette = (
  name: unknown,
  main: unknown,
  tenant: Partial<TenantColours> | undefined,
): FullPalette => paletteOf(namedSeed(name, main, tenant));

/** The five colours of each part of the shell, by a person's settings. The page itself takes no derived theme. */
export const areaSeeds = (
  { main, navbar, toolbar, footer }: ChosenThemes,
  tenant: Partial<TenantColours> | undefined,
): Record<Area, PaletteSeed> => ({
  main: seedOf(main, tenant),
  navbar: namedSeed(navbar, main, tenant),
  toolbar: namedSeed(toolbar, main, tenant),
  footer: namedSeed(footer, main, tenant),
});

/** Everything about them, worked out when it is looked at: the page is painted before its bars. */
export const palettesOf = (seeds: Record<Area, PaletteSeed>): Record<Area, FullPalette> => ({
  get main() {
    return paletteOf(seeds.main);
  },
  get navbar() {
    return paletteOf(seeds.navbar);
  },
  get toolbar() {
    return paletteOf(seeds.toolbar);
  },
  get footer() {
    return paletteOf(seeds.footer);
  },
});
