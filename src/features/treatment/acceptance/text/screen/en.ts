export const screen = {
  words: {
    status: {
      submitted: 'Awaiting decision',
      revoked: 'Revoked',
      stale: 'Stale',
    },
    flag: {
      awaiting_you: 'Awaiting your decision',
    },
  },
  list: {
    title: 'Risk acceptances',
    empty: 'Nobody has asked for the acceptance of a risk yet. It is asked for on the page of the risk.',
    none: 'No acceptance matches these filters.',
    filter: {
      any_approver: 'Every approver',
    },
  },
  page: {
    name: 'Risk acceptance',
    unknown: 'That acceptance is not there, or you may not see it.',
    title_one: '{{count}} risk',
    title_other: '{{count}} risks',
    risks: 'Risks',
    risk_changed: 'Changed since',
    changed: 'A risk is no longer what was frozen. Take a new copy, and decide about that.',
    approver_may_not:
      'The named approver may not decide about risks of this level and department any more. Withdraw the request and name somebody else.',
    first_decision: 'First decision',
    decision: 'Decision',
    on_behalf_of: 'in place of {{name}}',
    decision_note: 'Note on the decision',
    ended: 'Ended',
    end_reason: 'Reason',
    reason: {
      risk_worse: 'A risk became worse than what was accepted.',
      no_risk_left: 'None of its risks is accepted any more.',
      control_failed: 'A control that was meant to hold failed its test, and the acceptance has conditions.',
    },
  },
  frozen: {
    title: 'Frozen copy',
    about: 'What the decision is about, word for word, as it was on',
    verified: 'Hash verified',
    broken: 'Hash does not match',
    residual_reason: 'Rationale for the residual rating',
    controls: 'Controls',
    plans: 'Improvement plans',
    none: 'None',
    model: 'Version of the matrix',
  },
  field: {
    risks: 'Risks',
    second_approver: 'Second approver',
    requester: 'Requested by',
    justification: 'Justification',
    conditions: 'Conditions',
    starts_on: 'Accepted since',
    expires_on: 'Expires on',
    sha256: 'Hash of the copy',
  },
  form: {
    justification_help: 'Why the risk may be retained. At least 20 characters.',
    conditions_help: 'What must stay true meanwhile.',
    latest: 'At the latest on {{day}}, by the level of the risk.',
    approver_help: 'Who may approve it, by the level and the department of the risk.',
    second_approver_help:
      'Decides after the first one has approved. Both confirm with their password or a code.',
  },
  request: {
    title: 'Request acceptance of {{ref}}',
    verb: 'Request acceptance',
    done: 'Acceptance {{ref}} is requested.',
  },
  rules: {
    title: 'Acceptance',
    second_approver: 'Two people approve risks of the highest level',
    second_approver_help:
      'The second one decides after the first one has approved. Requests that await their decision are decided as they were made; where nobody else could, one person decides.',
    saved: 'The rule is saved.',
  },
  section: {
    request: 'Request acceptance',
    renew: 'Request a new acceptance',
    until: 'until',
    by: 'Approver:',
    is_accepted: 'This risk is accepted.',
    not_accepted: 'The treatment is to accept this risk, and nobody has approved that yet: it stays open.',
    is_asked: 'The acceptance awaits its decision; until then the risk stays open.',
    unrated: 'A risk is rated before its acceptance is requested.',
    not_meant: 'The treatment of this risk is another one.',
  },
  verb: {
    name: {
      submit: 'Submit',
      withdraw: 'Withdraw',
      refreeze: 'Take a new copy',
      revoke: 'Revoke',
      delete: 'Delete draft',
    },
    edit: {
      verb: 'Save',
      done: '{{ref}} is saved.',
    },
    submit: {
      done: '{{ref}} is submitted.',
    },
    withdraw: {
      done: '{{ref}} is a draft again.',
    },
    refreeze: {
      done: 'A new copy was taken for {{ref}}.',
    },
    delete: {
      done: '{{ref}} is deleted.',
    },
    approve: {
      text: 'The risks are accepted until the last day, as the frozen copy shows them. You will be asked for your password or a code again if that was a while ago.',
      done: '{{ref}} is approved.',
    },
    reject: {
      text: 'The risks stay open. Say why, so that it can be requested in another way.',
      done: '{{ref}} is rejected.',
    },
    revoke: {
      title: 'Revoke {{ref}}',
      text: 'The risks are open again at once, unless another acceptance covers them.',
      verb: 'Revoke',
      done: '{{ref}} is revoked.',
    },
    conflict: {
      stale:
        'Somebody changed this acceptance since you opened it. What you typed is kept; save again to apply it to the acceptance as it is now.',
      by: '{{name}} changed this acceptance since you opened it. What you typed is kept; save again to apply it to the acceptance as it is now.',
      impossible:
        'Meanwhile the acceptance was changed, and this is no longer possible. What you typed is kept here until you close this.',
      impossible_by:
        'Meanwhile {{name}} changed the acceptance, and this is no longer possible. What you typed is kept here until you close this.',
    },
  },
  story: {
    action: {
      drafted: 'Drafted',
      submitted: 'Submitted',
      withdrawn: 'Withdrawn',
      refrozen: 'New copy taken',
      approved_first: 'Approved by the first approver',
      revoked: 'Revoked',
      became_stale: 'Became stale',
      superseded: 'Superseded',
    },
  },
};
export type ScreenText = typeof screen;
