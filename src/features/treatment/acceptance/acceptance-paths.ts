/** Where the screens of acceptances are; `?acceptance=` names the one. A notice leads there, so the server knows it too. */
export const acceptancePaths = {
  list: '/apps/risk/management/acceptances',
  view: '/apps/risk/management/acceptance/view',
} as const;

export const acceptanceLink = (id: string): string => `${acceptancePaths.view}?acceptance=${id}`;
