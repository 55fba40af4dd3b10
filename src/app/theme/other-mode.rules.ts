import type { AreaThemeName, ThemeName } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { namedPalette, offeredThemes, type TenantColours } from './themes.rules.ts';

type Themes = { main: ThemeName } & Record<'navbar' | 'toolbar' | 'footer', AreaThemeName>;

/** The same mood by night, or by day. What has no twin meets at the default. */
function twin(name: AreaThemeName, tenant: Partial<TenantColours> | undefined): AreaThemeName {
  const [, mood, number] = /^(light|dark)(\d+)$/.exec(name) ?? [];
  if (mood !== undefined) return `${mood === 'light' ? 'dark' : 'light'}${number}` as ThemeName;
  if (name === 'mainThemeDark') return 'mainThemeLight';
  if (name === 'mainThemeLight') return 'mainThemeDark';
  if (name !== 'defaultDark') return 'defaultDark';
  return offeredThemes(tenant).includes('tenant') ? 'tenant' : 'default';
}

/** The person's themes by night, or back by day. By night everything light goes along; by day what follows the page: a dark
 *  navigation beside a light page was chosen so. */
export function inOtherMode(themes: Themes, tenant: Partial<TenantColours> | undefined): Themes {
  const isDark = (name: AreaThemeName) => namedPalette(name, themes.main, tenant).mode === 'dark';
  const toDark = !isDark(themes.main);
  const follows = (area: 'navbar' | 'toolbar' | 'footer') => {
    const name = themes[area];
    const goes = toDark ? !isDark(name) : isDark(name) && (name === themes.main || area === 'toolbar');
    return goes ? twin(name, tenant) : name;
  };
  return {
    main: twin(themes.main, tenant) as ThemeName,
    navbar: follows('navbar'),
    toolbar: follows('toolbar'),
    footer: follows('footer'),
  };
}
