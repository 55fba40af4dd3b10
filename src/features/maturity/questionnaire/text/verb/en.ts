/** What can be done with an assessment: the words in dialogs and in the messages after. */
export const verb = {
  name: {
    answer: 'Answer',
    assign: 'Assign questions',
    submit: 'Submit for approval',
    return: 'Send back',
    choose: 'Show on the dashboard',
    duplicate: 'Duplicate',
  },
  not_now: {
    with_reviewer: 'It waits for approval. It has to be sent back first.',
    frozen: 'It was approved and is frozen.',
    archived: 'It is archived.',
    not_started: 'Nobody has answered anything yet.',
  },
  conflict: {
    stale:
      'Somebody changed this assessment since you opened it. What you typed is kept; save again to apply it to the assessment as it is now.',
    by: '{{name}} changed this assessment since you opened it. What you typed is kept; save again to apply it to the assessment as it is now.',
    impossible:
      'Meanwhile the assessment was changed, and this is no longer possible. What you typed is kept here until you close this.',
    impossible_by:
      'Meanwhile {{name}} changed the assessment, and this is no longer possible. What you typed is kept here until you close this.',
  },
  link: {
    roadmap: 'Roadmap',
    compare: 'Compare',
    import: 'Import answers',
    xlsx: 'Export as workbook (XLSX)',
    pdf: 'Export as PDF',
    docx: 'Export as Word document',
    csv: 'Export as CSV',
  },
  export: {
    making: 'The file is being made…',
    made: 'The file is ready.',
    good_for: {
      xlsx: 'To fill in elsewhere and bring back',
      pdf: 'To read, print and hand to an auditor',
      docx: 'To read, and to write around it',
      csv: 'For other programs; can be brought back',
    },
  },
  unsent: 'Some answers are still on this device. Submit once the connection is back.',
  start: { done: '{{ref}} has started' },
  submit: {
    title: 'Submit {{ref}} for approval',
    verb: 'Submit',
    checking: 'Looking at the answers…',
    ready: 'Every question in scope is answered. Once submitted, answers no longer change.',
    decides: '{{name}} approves it or sends it back.',
    nobody_decides: 'No reviewer is named: an administrator approves it or sends it back.',
    left: 'This is left to do first. Choose a section to go there.',
    unanswered_one: '{{count}} question without an answer',
    unanswered_other: '{{count}} questions without an answer',
    unreasoned_one: '{{count}} “not applicable” without a reason',
    unreasoned_other: '{{count}} “not applicable” without a reason',
    unconfirmed_one: '{{count}} carried answer to confirm',
    unconfirmed_other: '{{count}} carried answers to confirm',
    done: '{{ref}} waits for approval',
  },
  return: {
    title: 'Send {{ref}} back',
    text: 'It can be answered again. Your note stands above the questions until it is submitted again.',
    verb: 'Send back',
    done: '{{ref}} is sent back',
  },
  approve: {
    text: 'The answers are frozen as they are now. It takes the place of what was approved for the same department before.',
  },
  reopen: {
    text: 'It can be answered again and is no longer approved. What was approved until now is kept.',
    done: '{{ref}} is open again',
  },
  archive: {
    text: 'It leaves the list, where it is found by its status only. Answers and figures stay as they are. It cannot be taken back.',
  },
  delete: {
    text: '“{{name}}” disappears with all of its answers. An administrator can restore it for 30 days.',
  },
  choose: {
    title: 'Show {{ref}} on the dashboard',
    text: '{{unit}}: the dashboard shows this assessment from now on, in the place of the one it shows today.',
    verb: 'Show',
    done: '{{name}} is on the dashboard now',
  },
  restore: { done: '{{ref}} is back' },
  duplicate: {
    title: 'Duplicate {{ref}}',
    text: 'The new assessment begins with scope, people and answers of this one. Each carried answer has to be confirmed.',
    verb: 'Duplicate',
    done: '{{ref}} is duplicated',
  },
  assign: {
    title: 'Assign questions of {{ref}}',
    sections: 'Sections',
    all: 'All sections',
    people: 'People',
    people_help: 'They answer these sections. Whoever had them before no longer does.',
    nobody: 'Nobody',
    due_date: 'Answered by',
    given: 'Now: {{names}}',
    verb: 'Assign',
    done: 'Assigned',
  },
};
export type VerbText = typeof verb;
