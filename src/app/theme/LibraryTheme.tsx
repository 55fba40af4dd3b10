import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { ReactNode } from 'react';
import { MuiBoundaryContext } from '#platform/web/ui/page/MuiBoundary.tsx';
import { themeFor } from './build-theme.ts';
import { useLook } from './look.hooks.ts';
import type { Area } from './themes.rules.ts';

// The page's policy lets in only styles that carry the nonce of this reply.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const caches = {
  ltr: createCache({ key: 'ltr', nonce }),
  rtl: createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** The component library's theme for a part of the shell, in the direction the person reads. */
export function LibraryTheme({ area = 'main', children }: { area?: Area; children: ReactNode }) {
  const look = useLook();
  return (
    <CacheProvider value={caches[look.direction]}>
      <ThemeProvider theme={themeFor(look.palettes[area], look)}>
        <MuiBoundaryContext value={undefined}>{children}</MuiBoundaryContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
