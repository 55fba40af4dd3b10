export const registerPath = '/apps/risk/management';

/** Where the screens of a risk are; `?risk=` names the one. */
export const riskPaths = {
  register: registerPath,
  add: `${registerPath}/add`,
  view: `${registerPath}/view`,
  assessment: `${registerPath}/assessment`,
  import: `${registerPath}/import`,
  deleted: `${registerPath}/deleted`,
} as const;

export const riskLink = (page: 'view' | 'assessment', id: string): string => `${riskPaths[page]}?risk=${id}`;
