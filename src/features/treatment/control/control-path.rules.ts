/** Where a control is read. */
export const controlPage = '/apps/risk/management/control/view';

/** Where this one is; with a test of it in view, where one is named. */
export const pathOfControl = (id: string, test?: string): string =>
  `${controlPage}?control=${id}${test === undefined ? '' : `&test=${test}`}`;
