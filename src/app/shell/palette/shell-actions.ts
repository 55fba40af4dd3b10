import {
  Building2,
  Keyboard,
  Languages,
  LogOut,
  Maximize,
  Minimize,
  Moon,
  Palette,
  PanelLeft,
  Settings,
  Sun,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { languages, type Access, type Language } from '#platform/contract/access.ts';
import type { TextFunction } from '#platform/web/language/text-keys.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import type { DepartmentChoice } from '#features/organisation/department/web/shared/department.hooks.ts';
import { overlay } from '#app/shell/keys/overlay.ts';
import type { useFullscreen } from '#app/shell/menus/fullscreen.hooks.ts';
import { openPanel } from '#app/shell/panels/open-panel.hooks.ts';
import type { ShellChange, ShellSettings } from '#app/shell/settings/shell-settings.rules.ts';

/** What the actions of the shell know and can do. */
export interface ActionContext {
  t: TextFunction<'shell'>;
  language: Language;
  isDark: boolean;
  isDesktop: boolean;
  settings: ShellSettings;
  fullscreen: ReturnType<typeof useFullscreen>;
  unit: DepartmentChoice;
  change: (part: ShellChange) => void;
  /** Dark for light, and light for dark. */
  turnMode: () => void;
  chooseLanguage: (language: Language) => unknown;
  go: (path: string) => void;
}

/** Something the palette does at once. */
export interface Action {
  id: string;
  title: string;
  icon: LucideIcon;
  /** Not among those shown before anything is typed: there are many of its kind. */
  isQuiet?: boolean;
  run: () => void;
}

interface ShellAction {
  id: string;
  icon: LucideIcon;
  access: Access;
  /** Whether it would do anything now. */
  isOffered?: (means: ActionContext) => boolean;
  title: (means: ActionContext) => string;
  run: (means: ActionContext) => void;
}

const folds = ({ settings: { layout }, isDesktop }: ActionContext): boolean =>
  isDesktop && layout.style === 'layout1' && layout.config.navbar.display;
const fold = (folded: boolean): ShellChange => ({ layout: { config: { navbar: { folded } } } });

/** What can be done from anywhere, in the order in which it is offered. */
const shellActions: readonly ShellAction[] = [
  {
    id: 'dark',
    icon: Moon,
    access: 'user',
    isOffered: ({ isDark }) => !isDark,
    title: ({ t }) => t('palette.dark'),
    run: ({ turnMode }) => turnMode(),
  },
  {
    id: 'light',
    icon: Sun,
    access: 'user',
    isOffered: ({ isDark }) => isDark,
    title: ({ t }) => t('palette.light'),
    run: ({ turnMode }) => turnMode(),
  },
  {
    id: 'theme-settings',
    icon: Settings,
    access: 'user',
    title: ({ t }) => t('panel.settings'),
    run: () => openPanel('settings'),
  },
  {
    id: 'color-schemes',
    icon: Palette,
    access: 'user',
    title: ({ t }) => t('panel.schemes'),
    run: () => openPanel('schemes'),
  },
  {
    id: 'fold',
    icon: PanelLeft,
    access: 'user',
    isOffered: (means) => folds(means) && !means.settings.layout.config.navbar.folded,
    title: ({ t }) => t('fold'),
    run: ({ change }) => change(fold(true)),
  },
  {
    id: 'unfold',
    icon: PanelLeft,
    access: 'user',
    isOffered: (means) => folds(means) && means.settings.layout.config.navbar.folded,
    title: ({ t }) => t('unfold'),
    run: ({ change }) => change(fold(false)),
  },
  {
    id: 'fullscreen',
    icon: Maximize,
    access: 'user',
    isOffered: ({ fullscreen }) => fullscreen.canBeFull && !fullscreen.isFull,
    title: ({ t }) => t('fullscreen.enter'),
    run: ({ fullscreen }) => fullscreen.toggle(),
  },
  {
    id: 'leave-fullscreen',
    icon: Minimize,
    access: 'user',
    isOffered: ({ fullscreen }) => fullscreen.isFull,
    title: ({ t }) => t('fullscreen.leave'),
    run: ({ fullscreen }) => fullscreen.toggle(),
  },
  ...languages.map((one): ShellAction => ({
    id: `language-${one}`,
    icon: Languages,
    access: 'user',
    isOffered: ({ language }) => language !== one,
    // Found by what it is called here, and by its own name.
    title: ({ t, language }) =>
      t('palette.language', {
        name: isolated(new Intl.DisplayNames(language, { type: 'language' }).of(one) ?? one),
        own: isolated(languageNames[one]),
      }),
    run: ({ chooseLanguage }) => void chooseLanguage(one),
  })),
  {
    id: 'keys',
    icon: Keyboard,
    access: 'user',
    title: ({ t }) => t('keys.title'),
    run: () => overlay.show('keys'),
  },
  {
    id: 'logout',
    icon: LogOut,
    access: 'user',
    title: ({ t }) => t('logout'),
    run: ({ go }) => go(signInPaths.logout),
  },
];

/** The business units as actions: one for each that can be chosen now. */
const unitActions = ({ t, unit }: ActionContext): Action[] =>
  [
    ...(unit.mayChooseWhole ? [{ id: undefined, name: t('organisation-department:screen.whole') }] : []),
    ...unit.departments,
  ]
    .filter(({ id }) => id !== unit.dpt)
    .map(({ id, name }) => ({
      id: `unit-${id ?? 'whole'}`,
      icon: Building2,
      title: t('palette.unit', { name: isolated(name) }),
      isQuiet: true,
      run: () => unit.choose(id),
    }));

/** What this person can do now. */
export const actionsNow = (means: ActionContext, mayDo: (access: Access) => boolean): Action[] => [
  ...shellActions
    .filter(({ access, isOffered }) => mayDo(access) && (isOffered?.(means) ?? true))
    .map(({ id, icon, title, run }) => ({ id, icon, title: title(means), run: () => run(means) })),
  ...unitActions(means),
];

/** A name inside a sentence of another direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
