/** What is said of what is related to a risk. */
export const en = {
  empty: 'Nothing treats this risk yet: no control, plan, task, acceptance or evidence.',
  view: { label: 'Show as', graph: 'Graph', table: 'Table' },
  kind: {
    risk: 'Risk',
    control: 'Control',
    acceptance: 'Acceptance',
    plan: 'Plan',
    test: 'Control test',
    question: 'Maturity question',
    task: 'Task',
    evidence: 'Evidence',
  },
  many: {
    risk: 'Risks',
    control: 'Controls',
    acceptance: 'Acceptances',
    plan: 'Plans',
    test: 'Control tests',
    question: 'Maturity questions',
    task: 'Tasks',
    evidence: 'Evidence',
  },
  column: { what: 'Record', status: 'Status', from: 'Comes from' },
  left_out: 'Not shown here: {{kinds}}',
  left_out_of: '{{kind}}: {{number}}',
};
