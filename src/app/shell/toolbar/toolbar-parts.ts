import type { ComponentType } from 'react';
import type { LayoutStyle } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { FullscreenButton } from '#app/shell/menus/FullscreenButton.tsx';
import { LanguageMenu } from '#app/shell/menus/LanguageMenu.tsx';
import { UserMenu } from '#app/shell/menus/UserMenu.tsx';
import { SearchBox, SearchButton } from '#app/shell/search/ToolbarSearch.tsx';
import { Shortcuts } from '#app/shell/shortcuts/Shortcuts.tsx';

/** What may stand in the toolbar besides the menu button, the logo and the organisation's name. */
export type ToolbarPart =
  | 'shortcuts'
  | 'search'
  | 'searchBox'
  | 'language'
  | 'fullscreen'
  | 'chat'
  | 'quick'
  | 'user';

/** The parts in the order of each layout (shell.md 2.6); what does not exist yet takes no room. */
export const toolbarOrder: Record<
  LayoutStyle,
  { start: readonly ToolbarPart[]; end: readonly ToolbarPart[] }
> = {
  layout1: {
    start: ['shortcuts'],
    end: ['language', 'fullscreen', 'search', 'chat', 'quick', 'user'],
  },
  layout2: {
    start: ['shortcuts'],
    end: ['language', 'fullscreen', 'search', 'chat', 'quick', 'user'],
  },
  layout3: {
    start: ['searchBox'],
    end: ['search', 'chat', 'language', 'fullscreen', 'quick', 'user'],
  },
};

type ToolbarParts = Partial<Record<ToolbarPart, ComponentType>> & {
  /** In the side panel of layout3 they stand one below the other. */
  shortcuts?: ComponentType<{ vertical?: boolean }>;
};

export const toolbarParts: ToolbarParts = {
  shortcuts: Shortcuts,
  search: SearchButton,
  searchBox: SearchBox,
  language: LanguageMenu,
  fullscreen: FullscreenButton,
  user: UserMenu,
};
