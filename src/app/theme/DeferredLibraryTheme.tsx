import { lazy, type ReactNode } from 'react';

/** The component library's theme, fetched with the first part that is drawn with it: the first picture is not. */
export const DeferredLibraryTheme = lazy(async () => ({
  default: (await import('./LibraryTheme.tsx')).LibraryTheme,
}));

export const inMuiTheme = (part: ReactNode) => <DeferredLibraryTheme>{part}</DeferredLibraryTheme>;
