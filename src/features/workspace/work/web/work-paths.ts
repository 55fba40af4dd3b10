export const workPaths = { work: '/apps/work' } as const;
