import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/access.ts';
import { directionOf } from './language.ts';

/** The language of the screen and the direction it is read in. */
export function useLanguage(): { language: Language; direction: 'ltr' | 'rtl' } {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return { language, direction: directionOf(language) };
}
