import { useMemo } from 'react';
import * as z from 'zod';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import type { CalendarKind } from '../calendar-kind.contract.ts';
import { kindsInAddress, readCalendar, type CalendarItem } from '../calendar.contract.ts';
import { monthOf, weeksOf } from '../month.rules.ts';
import { present } from '#platform/contract/values/present.ts';

const address = z.object({
  month: z
    .string()
    .regex(/^(19[1-9]|2[0-8]\d)\d-(0[1-9]|1[0-2])$/)
    .optional(),
  kinds: kindsInAddress.optional(),
  mine: z.literal('1').optional(),
  view: z.literal('list').optional(),
});

/** The calendar as its address describes it, and the ways to another month, filter or view. */
export function useCalendar() {
  const { language } = useLanguage();
  const unit = useDepartment();
  const now = currentDay(usePerson().timezone);
  const [, change, { month = monthOf(now), kinds = [], mine, view }] = useUrlState(address);
  const weeks = useMemo(() => weeksOf(month, language), [month, language]);
  const days = weeks.flat();
  const query = {
    from: present(days[0]),
    to: present(days.at(-1)),
    ...(kinds.length > 0 && { kinds: kinds.join(',') }),
    ...(mine && { mine }),
    ...(unit.dpt && { dpt: unit.dpt }),
  };
  const read = useRead(readCalendar, { query }, { keep: true, enabled: !unit.pending });
  const found = read.data?.data;
  const byDay = useMemo(() => Map.groupBy(found?.items ?? [], ({ day }) => day), [found]);
  return {
    read,
    month,
    weeks,
    today: found?.today ?? now,
    byDay: byDay as ReadonlyMap<string, readonly CalendarItem[]>,
    moreFrom: found?.more_from ?? null,
    kinds,
    isMine: mine !== undefined,
    isNarrowed: kinds.length > 0 || mine !== undefined,
    view: view ?? ('month' as const),
    /** Shows another month; while somebody walks through months by keys, without a step back for each. */
    goTo: (next: string, options?: { replace?: boolean }) => change({ month: next }, options),
    chooseKinds: (next: readonly CalendarKind[]) => change({ kinds: next.join(',') }),
    chooseMine: (isMine: boolean) => change({ mine: isMine ? '1' : undefined }),
    look: (next: 'month' | 'list') => change({ view: next === 'list' ? 'list' : undefined }),
    reset: () => change({ kinds: undefined, mine: undefined }),
  };
}

export type CalendarView = ReturnType<typeof useCalendar>;
