export const incidentsPage = '/apps/risk/management/incidents';
export const pathOfIncident = (id: string): string => `${incidentsPage}/${id}`;
