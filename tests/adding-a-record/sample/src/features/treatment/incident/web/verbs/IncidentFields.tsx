import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { DepartmentInput } from '#features/organisation/department/web/shared/DepartmentInput.tsx';
import type { Incident } from '../../incident.contract.ts';
import { incidentRecord } from '../../incident.record.ts';

/** The record whose fields these inputs write. */
export const inIncident = { record: incidentRecord, feature: 'treatment-incident' } as const;

/** What people write about an incident: what happened, when, where, how grave it is, and why it came about. */
export const IncidentFields = ({ incident }: { incident?: Incident }) => (
  <>
    <FieldInput {...inIncident} name="title" autoFocus />
    <FieldInput {...inIncident} name="kind" />
    <FieldInput {...inIncident} name="severity" />
    <FieldInput {...inIncident} name="occurred_on" />
    <DepartmentInput kept={incident?.department?.id} />
    <FieldInput {...inIncident} name="description" />
    <FieldInput {...inIncident} name="cause" />
  </>
);
