import { actsFor } from '#platform/contract/deciding.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { admin, editor, owner, workflow, type Right, factsAre } from '#platform/contract/workflow.ts';

/** Where an incident stands, in the order of its way. */
export const incidentStatuses = ['reported', 'triaged', 'contained', 'resolved', 'closed'] as const;
export type IncidentStatus = (typeof incidentStatuses)[number];
/** Nobody said yet that it is resolved: its due date binds. */
export const unresolvedIncidentStatuses = ['reported', 'triaged', 'contained'] as const;

/** What the workflow needs to know of an incident. */
export interface IncidentFacts {
  status: IncidentStatus;
  department_id: string | null;
  owner_id: string | null;
  /** Why it came about, once somebody knows. */
  cause: string | null;
  resolved_by: string | null;
  deleted_at: string | null;
}

const resolver: Right<IncidentFacts> = (actor, { resolved_by }) =>
  resolved_by !== null && actsFor(actor, resolved_by);

/** Whoever resolves it knows why it came about. */
export const causeMissing = refusal('cause_missing', 422, 'cause');
/** Nobody closes what they own or said is resolved, while somebody else could. */
export const ownIncident = refusal('own_incident', 403);
export const incidentOwnerUnknown = refusal('person_unknown', 400, 'owner_id');
/** Nothing is open in a department that was archived. */
export const incidentDepartmentArchived = refusal('incident_department_archived', 422);

/** The way of an incident. */
export const incidentWorkflow = workflow('incident', {
  facts: factsAre<IncidentFacts>(),
  statuses: incidentStatuses,
  verbs: {
    edit: { from: unresolvedIncidentStatuses, by: [editor, owner] },
    // Later it goes to somebody else, and stays where it stands.
    triage: {
      from: unresolvedIncidentStatuses,
      to: { reported: 'triaged' },
      by: [editor],
      mayRefuse: [incidentOwnerUnknown],
    },
    contain: { from: 'triaged', to: 'contained', by: [owner] },
    resolve: {
      from: 'contained',
      to: 'resolved',
      by: [owner],
      needs: [{ refusal: causeMissing, holds: ({ cause }) => cause !== null }],
    },
    close: {
      from: 'resolved',
      to: 'closed',
      by: [editor],
      approves: true,
      secondPerson: { not: [owner, resolver], refusal: ownIncident },
    },
    // It was not over.
    reopen: { from: ['resolved', 'closed'], to: 'triaged', by: [editor] },
    delete: { from: 'reported', by: [editor] },
    restore: { from: 'deleted', by: [admin], mayRefuse: [incidentDepartmentArchived] },
  },
});
export type IncidentVerb = (typeof incidentWorkflow.verbs)[number];
