import { createContext, use } from 'react';
import type { ThemeWish } from './build-theme.ts';
import type { FullPalette } from './full-palette.rules.ts';
import type { Area } from './themes.rules.ts';

/** How the shell looks for this person: a palette for each of its parts, and what holds for all of them. */
export interface Look extends ThemeWish {
  palettes: Record<Area, FullPalette>;
}

export const LookContext = createContext<Look | undefined>(undefined);

export function useLook(): Look {
  const look = use(LookContext);
  if (look === undefined) throw new Error('no theme around this part');
  return look;
}
