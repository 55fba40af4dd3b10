import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '#platform/web/use-language.ts';
import { buildTheme } from './build-theme.ts';
import type { NamedPalette } from './palettes.ts';
import { applyTokens } from './tokens.ts';

// The page's policy lets in only styles that carry the nonce of this reply.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const caches = {
  ltr: createCache({ key: 'ltr', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** The signed-in app's theme: the person's palette, in the direction of their language. */
export function Themed({ palette, children }: { palette: NamedPalette; children: ReactNode }) {
  const { direction } = useLanguage();
  const theme = useMemo(() => buildTheme(palette, direction), [palette, direction]);
  useEffect(() => {
    applyTokens(palette);
    return () => applyTokens();
  }, [palette]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
