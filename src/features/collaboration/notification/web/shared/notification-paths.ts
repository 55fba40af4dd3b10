export const notificationPaths = { notifications: '/apps/notifications' } as const;
