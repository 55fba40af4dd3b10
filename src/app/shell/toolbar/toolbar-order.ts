import type { LayoutStyle } from '#features/workspace/shell-settings/shell-settings.contract.ts';

/** What may stand in the toolbar besides the menu button, the logo and the organisation's name. */
export type ToolbarPart =
  | 'shortcuts'
  | 'search'
  | 'searchBox'
  | 'language'
  | 'fullscreen'
  | 'notices'
  | 'chat'
  | 'quick'
  | 'user';

/** The parts in the order of each layout; what does not exist yet takes no room. */
export const toolbarOrder: Record<
  LayoutStyle,
  { start: readonly ToolbarPart[]; end: readonly ToolbarPart[] }
> = {
  layout1: {
    start: ['shortcuts'],
    end: ['language', 'fullscreen', 'search', 'notices', 'chat', 'quick', 'user'],
  },
  layout2: {
    start: ['shortcuts'],
    end: ['language', 'fullscreen', 'search', 'notices', 'chat', 'quick', 'user'],
  },
  layout3: {
    start: ['searchBox'],
    end: ['search', 'notices', 'chat', 'language', 'fullscreen', 'quick', 'user'],
  },
};
