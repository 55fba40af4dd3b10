import { useMemo } from 'react';
import { formatsFor, type Formats } from '#platform/contract/format.ts';
import { today } from '#platform/contract/today.ts';
import { useLanguage } from './language.hooks.ts';
import { useSession } from '#platform/web/session/session.hooks.ts';

/** The day it is now in a time zone, as a form begins with it. */
export const currentDay = (timeZone: string): string => today(new Date(), timeZone);

/** Numbers and dates in the screen's language, moments in the person's own time zone. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  const timeZone = useSession()?.person.clock ?? 'UTC';
  return useMemo(() => formatsFor(language, timeZone), [language, timeZone]);
}
