import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import { Suspense, use, type ReactNode } from 'react';
import { MuiBoundaryContext } from '#platform/web/ui/page/MuiBoundary.tsx';
import { themeFor } from './build-theme.ts';
import { useLook } from './look.hooks.ts';
import type { Area } from './themes.rules.ts';

// The page's policy lets in only styles that carry the nonce of this reply.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const leftToRight = createCache({ key: 'ltr', nonce });
let rightToLeft: Promise<EmotionCache> | undefined;
/** Only who reads from the right loads what mirrors. */
const mirrored = () =>
  (rightToLeft ??= import('@mui/stylis-plugin-rtl').then(({ default: mirror }) =>
    createCache({ key: 'rtl', nonce, stylisPlugins: [prefixer, mirror] }),
  ));
// Who does so from the start does not wait for a first part that needs it.
if (document.documentElement.dir === 'rtl') void mirrored();

interface Themed {
  area?: Area;
  children: ReactNode;
}

/** The component library's theme for a part of the shell, in the direction the person reads. */
export const LibraryTheme = (props: Themed) => (
  <Suspense>
    <InDirection {...props} />
  </Suspense>
);

function InDirection({ area = 'main', children }: Themed) {
  const look = useLook();
  return (
    <CacheProvider value={look.direction === 'rtl' ? use(mirrored()) : leftToRight}>
      <ThemeProvider theme={themeFor(look.palettes[area], look)}>
        <MuiBoundaryContext value={undefined}>{children}</MuiBoundaryContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
