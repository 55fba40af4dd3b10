export const findingsPage = '/apps/compliance/findings';
export const pathOfFinding = (id: string): string => `${findingsPage}/${id}`;
