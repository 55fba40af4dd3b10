export const calendarPaths = { calendar: '/apps/calendar' } as const;
