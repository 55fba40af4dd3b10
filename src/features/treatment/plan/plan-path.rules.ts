/** Where a plan is read. */
export const planPage = '/apps/risk/management/plan/view';

/** Where this one is. */
export const pathOfPlan = (id: string): string => `${planPage}?plan=${id}`;
