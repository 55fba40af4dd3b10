import * as contract from '#features/treatment/incident/incident.contract.ts';
import type { Incident } from '#features/treatment/incident/incident.contract.ts';
import {
  incidentWorkflow,
  type IncidentFacts,
  type IncidentVerb,
} from '#features/treatment/incident/incident.workflow.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';
import { through, type Step } from './through.ts';

type Who = 'admin' | 'editor' | 'owner' | 'bystander' | 'stranger';

/** An incident of whose texts each has this word, as somebody reports it. */
export const incidentOf = (department_id: string | null, word = 'The list of salaries') => ({
  title: `${word} was sent to everybody`,
  kind: 'data' as const,
  severity: 2,
  occurred_on: '2026-05-04',
  description: `${word} is on every screen`,
  cause: `${word} was not locked`,
  department_id,
});
const reason = 'It happened again today';
const named = (owner: Caller) => ({ owner_id: owner.id, due_date: '2027-06-30' });

type Standing = Incident['status'] | 'deleted';
/** The way of an incident that somebody decides about and somebody deals with, up to one of its statuses. */
export function wayOf(status: Standing, decider: Caller, owner: Caller): Step[] {
  if (status === 'deleted') return [[decider, contract.deleteIncident, { reason }]];
  const steps: Step[] = [
    [decider, contract.triageIncident, named(owner)],
    [owner, contract.containIncident, { containment: 'The mail was called back' }],
    [owner, contract.resolveIncident],
    [decider, contract.closeIncident],
  ];
  return steps.slice(0, incidentWorkflow.statuses.indexOf(status));
}

/** Makes one that stands there; `owner` deals with it. */
const standing =
  (status: Standing, more: object = {}, owner: Who = 'owner') =>
  async ({ people, department_id }: Team<Who>): Promise<string> => {
    const body = { ...incidentOf(department_id), ...more };
    const { data } = await people.admin.calls.calls(contract.reportIncident, { body });
    return (await through(data, ...wayOf(status, people.editor.calls, people[owner].calls))).id;
  };

export const incidentSubject: Subject<Who, IncidentVerb, Incident, IncidentFacts> = {
  workflow: incidentWorkflow,
  team: (license) =>
    teamOf(license, {
      editor: { type: 'Staff', access: 'editor' },
      owner: { type: 'User' },
      bystander: { type: 'User' },
      stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
    }),
  strangers: ['stranger'],
  states: {
    reported: standing('reported'),
    triaged: standing('triaged'),
    contained: standing('contained'),
    'contained, its cause unknown': standing('contained', { cause: null }),
    resolved: standing('resolved'),
    'resolved, by whoever decides': standing('resolved', {}, 'editor'),
    closed: standing('closed'),
    deleted: standing('deleted'),
  },
  statesAreApart: true,
  read: contract.readIncident,
  factsOf: (row) => ({
    ...row,
    department_id: row.department?.id ?? null,
    owner_id: row.owner?.id ?? null,
    resolved_by: row.resolved_by?.id ?? null,
  }),
  sends: {
    edit: ({ description }) => ({
      endpoint: contract.changeIncident,
      body: { description: description === reason ? 'It is on paper, too' : reason },
    }),
    triage: (_, { people }) => ({
      endpoint: contract.triageIncident,
      body: named(people.owner.calls),
    }),
    contain: () => ({ endpoint: contract.containIncident, body: { containment: reason } }),
    resolve: () => ({ endpoint: contract.resolveIncident, body: {} }),
    close: () => ({ endpoint: contract.closeIncident, body: {} }),
    reopen: () => ({ endpoint: contract.reopenIncident, body: { reason } }),
    delete: () => ({ endpoint: contract.deleteIncident, body: { reason } }),
    restore: () => ({ endpoint: contract.restoreIncident, body: {} }),
  },
};
