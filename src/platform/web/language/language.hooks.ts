import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/access.ts';
import { directionStore } from './language.ts';

/** The language of the screen and the direction it is read in. */
export function useLanguage(): { language: Language; direction: 'ltr' | 'rtl' } {
  const { i18n } = useTranslation();
  const direction = useSyncExternalStore(directionStore.watch, directionStore.current);
  return { language: i18n.language as Language, direction };
}
