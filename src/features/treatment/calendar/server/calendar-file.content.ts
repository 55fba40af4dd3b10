import type { Language } from '#platform/contract/access.ts';
import { fill } from '#platform/contract/fill.ts';
import { calendarFile } from '#platform/server/calendar/calendar-file.ts';
import { feed as ar } from '../text/feed/ar.ts';
import { feed as en, type CalendarFeedText } from '../text/feed/en.ts';
import { feed as tr } from '../text/feed/tr.ts';
import type { CalendarRow } from './calendar.queries.ts';

const texts: Record<Language, CalendarFeedText> = { en, tr, ar };

/** Hours after which calendar programs ask again. */
const renewAfter = 4;

/** What falls on days as calendar programs read it, in somebody's language. `origin` is what addresses of the product begin with. */
export const calendarText = (items: readonly CalendarRow[], language: Language, origin: string): string => {
  const text = texts[language];
  return calendarFile({
    name: text.name,
    language,
    renewAfter,
    events: items.map(({ kind, id, ref, title, day, link, updated_at }) => {
      const url = new URL(link, origin).href;
      return {
        uid: `${kind}.${id}@plumbline`,
        day,
        summary: fill(text.summary[kind], { ref, title }),
        description: url,
        url,
        category: text.category[kind],
        changed_at: updated_at,
      };
    }),
  });
};
