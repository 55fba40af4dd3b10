export const en = {
  refusals: {
    ref_taken: 'Another incident already has this reference.',
    cause_missing: 'Write why it came about first.',
    own_incident: 'Somebody else closes what you own or resolved.',
    incident_department_archived:
      'The department of this incident is archived. Take the department back first.',
  },
  holdings: { incidents: 'Open incidents', incident_owner: 'Incidents owned' },
  field: {
    severity: 'Severity',
    occurred_on: 'Happened on',
    cause: 'Cause',
    containment: 'Containment',
    created: 'Reported',
    resolved: 'Resolved',
    closed: 'Closed',
  },
  words: {
    status: {
      reported: 'Reported',
      triaged: 'Triaged',
      contained: 'Contained',
      resolved: 'Resolved',
      closed: 'Closed',
    },
    kind: { data: 'Data', service: 'Service', money: 'Money', place: 'Premises' },
    severity: { 1: '1 – Critical', 2: '2 – High', 3: '3 – Medium', 4: '4 – Low' },
  },
  list: {
    title: 'Incidents',
    new: 'Report an incident',
    column: { title: 'Incident' },
    filter: {
      search: 'Search incidents by reference or title',
      search_short: 'Search incidents',
      open: 'All open',
      any_kind: 'Any kind',
      me: 'My incidents',
    },
    empty: 'No incident yet. An incident says what went wrong, who deals with it, and why it came about.',
    none: 'No incident matches these filters.',
  },
  page: {
    name: 'Incident',
    unknown: 'This incident is not there any more, or not for you.',
    texts: 'What happened',
    not_yet: 'Not stated yet.',
  },
  form: { add: 'Report incident', added: '{{ref}} was reported' },
  verb: {
    conflict: {
      stale:
        'Somebody changed this incident since you opened it. What you typed is kept; save again to apply it to the incident as it is now.',
      by: '{{name}} changed this incident since you opened it. What you typed is kept; save again to apply it to the incident as it is now.',
      impossible:
        'Meanwhile the incident was changed, and this is no longer possible. What you typed is kept here until you close this.',
      impossible_by:
        'Meanwhile {{name}} changed the incident, and this is no longer possible. What you typed is kept here until you close this.',
    },
    containment: 'What keeps it from doing further harm',
    triage: {
      title: 'Triage {{ref}}',
      text: 'The owner deals with it until the due date, and is told.',
      verb: 'Triage',
      done: '{{ref}} is triaged',
    },
    contain: {
      title: 'Contain {{ref}}',
      text: 'It does no further harm; its cause may still be unknown.',
      verb: 'Mark as contained',
      done: '{{ref}} is contained',
    },
    resolve: { verb: 'Mark as resolved', done: '{{ref}} is resolved' },
    close: {
      title: 'Close {{ref}}',
      text: 'You confirm that it is over.',
      verb: 'Close',
      done: '{{ref}} is closed',
    },
    reopen: {
      text: 'It was not over: its owner deals with it again.',
      done: '{{ref}} is open again',
    },
    delete: {
      text: '“{{title}}” disappears from the lists. An administrator can restore it.',
      done: '{{ref}} is deleted',
    },
    restore: { done: '{{ref}} is restored' },
  },
  story: {
    action: {
      reported: 'Reported',
      triaged: 'Triaged',
      contained: 'Contained',
      resolved: 'Resolved',
      closed: 'Closed',
    },
  },
};
export type IncidentText = typeof en;
