/** What can be done with a control. */
export const verb = {
  name: {
    merge: 'Merge with others',
  },
  conflict: {
    stale:
      'Somebody changed this control since you opened it. What you typed is kept; save again to apply it to the control as it is now.',
    by: '{{name}} changed this control since you opened it. What you typed is kept; save again to apply it to the control as it is now.',
    impossible:
      'Meanwhile the control was changed, and this is no longer possible. What you typed is kept here until you close this.',
    impossible_by:
      'Meanwhile {{name}} changed the control, and this is no longer possible. What you typed is kept here until you close this.',
  },
  note: 'Note',
  statement: 'Statement of operation',
  start: {
    done: '{{ref}} is in progress.',
  },
  implement: {
    title: 'Mark {{ref}} as implemented',
    verb: 'Mark as implemented',
    done: '{{ref}} is implemented.',
    text: 'Say how you know that it works. Evidence that was accepted says it as well.',
  },
  degrade: {
    title: 'Mark {{ref}} as degraded',
    verb: 'Mark as degraded',
    done: '{{ref}} is degraded.',
    text: 'It still works in part. The residual risk counts it by half.',
  },
  retire: {
    title: 'Retire {{ref}}',
    verb: 'Retire',
    done: '{{ref}} is retired.',
    text: 'It protects nothing any more. Its history is kept.',
  },
  merge: {
    title: 'Merge others into {{ref}}',
    verb: 'Merge',
    done: 'Merged into {{ref}}.',
    text: '{{ref}} takes over their risks, tests and evidence. They are retired and name it.',
  },
  delete: {
    done: '{{ref}} is deleted.',
    text: '“{{title}}” disappears from the catalogue and from its risks. An administrator can restore it for 30 days.',
  },
  restore: {
    done: '{{ref}} is back.',
  },
  impact: {
    loses_one: '1 open risk loses this control.',
    loses_other: '{{count}} open risks lose this control.',
    none: 'No open risk loses cover.',
    alone: 'No other working control protects these:',
    requirements: 'Requirements that lose it: {{list}}',
  },
  merged: 'Controls to merge',
};
export type VerbText = typeof verb;
