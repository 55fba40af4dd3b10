import { serve, serveWithoutTransaction, type Served } from '#platform/server/http/serve.ts';
import { readCalendar } from '../calendar.contract.ts';
import * as feed from '../calendar-feed.contract.ts';
import { findFeed, makeFeed, readFile, revokeFeed, type CalendarNeeds } from './calendar-feed.service.ts';
import { findCalendar } from './calendar.queries.ts';

/** What falls on days, as the sources of the product tell it, on the screen and for calendar programs. */
export const calendarRoutes = (needs: CalendarNeeds): Served[] => [
  serve(readCalendar, ({ db, actor, query }) => findCalendar(db, actor, needs.sources, query)),
  serve(feed.readCalendarFeed, ({ db, actor }) => findFeed(db, actor.id)),
  serve(feed.makeCalendarFeed, (call) => makeFeed(call, needs)),
  serve(feed.revokeCalendarFeed, revokeFeed),
  serveWithoutTransaction(feed.readCalendarFile, readFile(needs)),
];
