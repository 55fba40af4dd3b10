/** What can be done with a finding: the words on buttons, in dialogs and in the messages after. */
export const verb = {
  conflict: {
    stale:
      'Somebody changed this finding since you opened it. What you typed is kept; save again to apply it to the finding as it is now.',
    by: '{{name}} changed this finding since you opened it. What you typed is kept; save again to apply it to the finding as it is now.',
    impossible:
      'Meanwhile the finding was changed, and this is no longer possible. What you typed is kept here until you close this.',
    impossible_by:
      'Meanwhile {{name}} changed the finding, and this is no longer possible. What you typed is kept here until you close this.',
  },
  assign: {
    title: 'Assign {{ref}}',
    text: 'The owner puts it right until the due date, and is told.',
    done: '{{ref}} is assigned',
  },
  resolve: {
    title: 'Mark {{ref}} as resolved',
    text: 'Somebody else verifies that it worked.',
    proven: 'Evidence is linked.',
    unproven: 'No evidence is linked yet: link it on the page, or write why there is none.',
    verb: 'Mark as resolved',
    done: '{{ref}} is resolved',
  },
  verify: {
    title: 'Verify {{ref}} and close it',
    text: 'You confirm that what was done is effective.',
    verb: 'Verify and close',
    done: '{{ref}} is verified and closed',
  },
  return: {
    text: 'What was done is not effective: it is in progress again, and the owner sees your note.',
    done: '{{ref}} was returned',
  },
  dismiss: {
    title: 'Dismiss {{ref}}',
    text: 'It ends here without being put right. It stays readable.',
    verb: 'Dismiss',
    done: '{{ref}} is dismissed',
  },
  reopen: {
    text: 'It is open again, and is assigned anew.',
    done: '{{ref}} is open again',
  },
  plan: { title: 'Open a plan for {{ref}}', verb: 'Open a plan', done: 'A plan was opened' },
  delete: {
    text: '“{{title}}” disappears from the lists. An administrator can restore it.',
    done: '{{ref}} is deleted',
  },
  restore: { done: '{{ref}} is restored' },
};
export type VerbText = typeof verb;
