/** Where all tasks are. */
export const tasksPath = '/apps/risk/management/tasks';

/** Where one task is read: it opens over the list. */
export const pathOfTask = (id: string): string => `${tasksPath}?task=${id}`;
