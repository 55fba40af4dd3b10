import { cardsOnCalendar } from '#features/board/card/server/card-on-calendar.queries.ts';
import { endsOfAcceptance } from '#features/treatment/acceptance/server/acceptance-on-calendar.queries.ts';
import { endsOfCover, riskReviews } from '#features/treatment/calendar/server/risk-on-calendar.queries.ts';
import type { CalendarSource } from '#features/treatment/calendar/server/shared/calendar-source.queries.ts';
import { plannedTests } from '#features/treatment/control-test/server/test-on-calendar.queries.ts';
import { evidenceToExpire } from '#features/treatment/evidence/server/evidence-on-calendar.queries.ts';
import { duePlans } from '#features/treatment/plan/server/plan-on-calendar.queries.ts';
import { tasksOnCalendar } from '#features/treatment/task/server/task-on-calendar.queries.ts';
import { taskParents } from './task-parents.ts';

/** Everything that falls on a day, in the order in which a day shows it. */
export const calendarSources: readonly CalendarSource[] = [
  duePlans,
  tasksOnCalendar(taskParents),
  cardsOnCalendar,
  plannedTests,
  riskReviews,
  endsOfAcceptance,
  evidenceToExpire,
  endsOfCover,
];
