import * as z from 'zod/mini';
import {
  chosenSettings,
  derivedThemeNames,
  layoutOptions,
  themeNames,
  type AreaThemeName,
  type Chosen,
  type ChosenSettings,
  type LayoutStyle,
  type OptionTree,
  type ThemeName,
} from '#features/workspace/shell-settings/shell-settings.contract.ts';

export type LayoutConfig = Chosen<(typeof layoutOptions)[LayoutStyle]> & SidePanels;

/** Routes alone hide these: nobody chooses it. */
interface SidePanels {
  leftSidePanel: { display: boolean };
  rightSidePanel: { display: boolean };
  /** The tab of the panels that change the shell. */
  panelTab: { display: boolean };
}

/** The whole of what the shell is drawn by. */
export interface ShellSettings {
  layout: { style: LayoutStyle; config: LayoutConfig };
  customScrollbars: boolean;
  animations: boolean;
  direction: 'ltr' | 'rtl';
  theme: { main: ThemeName; navbar: AreaThemeName; toolbar: AreaThemeName; footer: AreaThemeName };
}

type Some<T> = T extends object ? { [Key in keyof T]?: Some<T[Key]> | undefined } : T;

/** Some of the settings: what a person changes, or what a route asks for. */
export type ShellChange = Some<Omit<ShellSettings, 'theme'>> & {
  theme?: { [Area in keyof ShellSettings['theme']]?: string | undefined } | undefined;
};

const sidePanels: SidePanels = {
  leftSidePanel: { display: true },
  rightSidePanel: { display: true },
  panelTab: { display: true },
};

/** A layout as it is before anybody changes it. */
export const layoutDefaults = (style: LayoutStyle): ShellSettings['layout'] => ({
  style,
  config: { ...within(layoutOptions[style], {}), ...sidePanels } as LayoutConfig,
});

/** What every person starts with. */
export const initialSettings: ShellSettings = {
  layout: layoutDefaults('layout1'),
  customScrollbars: true,
  animations: true,
  direction: 'ltr',
  theme: {
    main: 'default',
    navbar: 'mainThemeDark',
    toolbar: 'mainThemeLight',
    footer: 'mainThemeDark',
  },
};

/** A change over settings. Another layout starts from its own defaults; what does not exist there, or in the themes, falls
 *  back to the default. */
export function generate(base: ShellSettings, change: ShellChange | undefined): ShellSettings {
  if (change === undefined) return base;
  const style = change.layout?.style ?? base.layout.style;
  const start = style === base.layout.style ? base : { ...base, layout: layoutDefaults(style) };
  const { layout, theme, ...rest } = merged(start, change) as ShellSettings;
  return {
    ...rest,
    layout: {
      style,
      config: { ...layout.config, ...within(layoutOptions[style], layout.config) } as LayoutConfig,
    },
    theme: {
      main: named(theme.main, themeNames),
      navbar: named(theme.navbar, areaThemeNames),
      toolbar: named(theme.toolbar, areaThemeNames),
      footer: named(theme.footer, areaThemeNames),
    },
  };
}

/** What the address asks to begin with: `?defaultSettings=` with settings as JSON. What it does not know in
 *  there is left out. */
export function settingsInAddress(search: string): ChosenSettings {
  try {
    return knownSettings(JSON.parse(new URLSearchParams(search).get('defaultSettings') ?? '{}'));
  } catch {
    return {};
  }
}

/** The settings to store for a person after a change. A direction of `undefined` is the language's again; `begun` is the layout of
 *  whoever has not chosen one. */
export function withChange(
  stored: ChosenSettings,
  change: ShellChange,
  begun: LayoutStyle = initialSettings.layout.style,
): ChosenSettings {
  const before = stored.layout?.style ?? begun;
  const style = change.layout?.style ?? before;
  const start = style === before ? stored : { ...stored, layout: undefined };
  const styled = change.layout === undefined ? change : { ...change, layout: { ...change.layout, style } };
  const after = merged(start, styled) as ChosenSettings;
  return knownSettings('direction' in change ? { ...after, direction: change.direction } : after);
}

/** The stored settings that this version knows: an unknown option is dropped, and the others stay. */
export function knownSettings(stored: unknown): ChosenSettings {
  const read = z.safeParse(chosenSettings, stored);
  if (read.success) return read.data;
  return knownSettings(read.error.issues.reduce<unknown>((rest, { path }) => without(rest, path), stored));
}

const areaThemeNames = [...themeNames, ...derivedThemeNames] as const;

const named = <Name extends string>(name: string, names: readonly Name[]): Name =>
  names.find((one) => one === name) ?? ('default' as Name);

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** For each option what is given, where it is one of the choices, and the first choice otherwise. */
function within(options: OptionTree, given: unknown): Record<string, unknown> {
  const values = isTree(given) ? given : {};
  return Object.fromEntries(
    Object.entries(options).map(([option, choices]) => {
      if (!Array.isArray(choices)) return [option, within(choices as OptionTree, values[option])];
      return [option, choices.includes(values[option]) ? values[option] : choices[0]];
    }),
  );
}

function merged(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (!isTree(base) || !isTree(change)) return change;
  const changes = Object.entries(change).map(([key, value]) => [key, merged(base[key], value)]);
  return { ...base, ...Object.fromEntries(changes) };
}

/** Leaves out what stands at the path, or the nearest thing around it when nothing does. */
function without(value: unknown, [key, ...deeper]: readonly PropertyKey[]): unknown {
  if (key === undefined || !isTree(value)) return {};
  const { [key as string]: inner, ...rest } = value;
  const isDeeper = deeper[0] !== undefined && isTree(inner) && deeper[0] in inner;
  return isDeeper ? { ...rest, [key]: without(inner, deeper) } : rest;
}
