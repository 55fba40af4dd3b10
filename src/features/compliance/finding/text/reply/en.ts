/** What the server says about findings. */
export const reply = {
  refusals: {
    ref_taken: 'Another finding already has this reference.',
    action_missing: 'Write what was done about it first.',
    proof_or_reason: 'Add evidence, or write why there is none.',
    own_finding: 'Somebody else verifies what you own or resolved.',
    finding_terms_not_yours:
      'Who decides about the finding changes this. You write its causes and what is done.',
    control_missing: 'Name the control that the plan improves first.',
    finding_department_archived:
      'The department of this finding is archived. Take the department back first.',
    control_unknown: 'There is no such control.',
    source_unknown: 'There is no such record that the finding could come from.',
    due_date_missing: 'Whoever owns it needs a due date.',
  },
  holdings: {
    findings: 'Open findings',
    finding_owner: 'Findings owned',
  },
};
export type FindingReplyText = typeof reply;
