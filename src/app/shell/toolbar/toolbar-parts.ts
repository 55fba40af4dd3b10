import type { ComponentType } from 'react';
import { FullscreenButton } from '#app/shell/menus/FullscreenButton.tsx';
import { LanguageMenu } from '#app/shell/menus/LanguageMenu.tsx';
import { UserMenu } from '#app/shell/menus/UserMenu.tsx';
import { SearchBox, SearchButton } from '#app/shell/search/ToolbarSearch.tsx';
import { Shortcuts } from '#app/shell/shortcuts/Shortcuts.tsx';
import { DeferredBell } from './DeferredBell.tsx';
import type { ToolbarPart } from './toolbar-order.ts';

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
  notices: DeferredBell,
  user: UserMenu,
};
