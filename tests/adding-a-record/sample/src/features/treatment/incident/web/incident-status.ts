import { recordStatus } from '#platform/web/record/RecordStatus.tsx';
import type { IncidentStatus as Status } from '../incident.workflow.ts';

/** Where an incident is on its way. */
export const IncidentStatus = recordStatus<Status>('treatment-incident', {
  reported: 'warning',
  triaged: 'info',
  contained: 'info',
  resolved: 'warning',
  closed: 'success',
});
