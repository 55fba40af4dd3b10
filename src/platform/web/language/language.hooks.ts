import { useSyncExternalStore } from 'react';
import type { Language } from '#platform/contract/access.ts';
import { directionStore, languageStore } from './language.ts';

/** The language of the screen and the direction it is read in. */
export function useLanguage(): { language: Language; direction: 'ltr' | 'rtl' } {
  const language = useSyncExternalStore(languageStore.watch, languageStore.current);
  const direction = useSyncExternalStore(directionStore.watch, directionStore.current);
  return { language, direction };
}
