import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { LookContext, type Look } from './look.hooks.ts';
import { areaSeeds, palettesOf, type ChosenThemes, type TenantColours } from './themes.rules.ts';
import { forgetLook, rememberLook } from './stored-look.ts';
import { applyTokens, splashColours } from './tokens.ts';

/** What the shell's settings say about looks. */
interface ChosenLook {
  theme: ChosenThemes;
  animations: boolean;
  customScrollbars: boolean;
}

interface ThemedProps {
  settings: ChosenLook;
  /** The organisation's own colours. */
  tenant: TenantColours;
  children: ReactNode;
}

/** How the signed-in app looks: the person's palettes as CSS variables, in the direction they read. */
export function Themed({ settings, tenant, children }: ThemedProps) {
  const { language, direction } = useLanguage();
  const { theme, animations, customScrollbars } = settings;
  const look = useMemo<Look>(() => {
    return { palettes: palettesOf(areaSeeds(theme, tenant)), direction, isAnimated: animations };
  }, [theme, tenant, direction, animations]);
  const { main } = look.palettes;
  // Before anything is painted: the default's colours are never seen.
  useLayoutEffect(() => {
    applyTokens(main);
    rememberLook({ language, direction, mode: main.mode, colours: splashColours(main) });
    return forgetLook;
  }, [main, language, direction]);
  useLayoutEffect(() => {
    // Style sheets look at these: of pictures, of what scrolls, of whatever moves.
    const { dataset } = document.documentElement;
    dataset['animations'] = animations ? 'on' : 'off';
    dataset['scrollbars'] = customScrollbars ? 'styled' : 'native';
    return () => {
      delete dataset['animations'];
      delete dataset['scrollbars'];
    };
  }, [animations, customScrollbars]);
  return <LookContext value={look}>{children}</LookContext>;
}
