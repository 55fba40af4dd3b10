import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '#platform/web/use-language.ts';
import { themeFor } from './build-theme.ts';
import { LookContext, type Look } from './look.ts';
import { areaSeeds, palettesOf, type ChosenThemes, type TenantColours } from './themes.rules.ts';
import { forgetLook, rememberLook } from './stored-look.ts';
import { applyTokens, splashColours } from './tokens.ts';

// The page's policy lets in only styles that carry the nonce of this reply.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const caches = {
  ltr: createCache({ key: 'ltr', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtlPlugin] }),
};

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

/** The signed-in app's theme: the person's palettes, in the direction they read. */
export function Themed({ settings, tenant, children }: ThemedProps) {
  const { language, direction } = useLanguage();
  const { theme, animations, customScrollbars } = settings;
  const look = useMemo<Look>(() => {
    const seeds = areaSeeds(theme, tenant);
    return { seeds, palettes: palettesOf(seeds), direction, isAnimated: animations };
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
  return (
    <CacheProvider value={caches[direction]}>
      <LookContext value={look}>
        <ThemeProvider theme={themeFor(main, look)}>{children}</ThemeProvider>
      </LookContext>
    </CacheProvider>
  );
}
