/** The form that begins an assessment of compliance, and the one that changes it. */
export const en = {
  /** What the command palette offers. */
  palette: {
    iso27001: 'New ISO/IEC 27001 compliance assessment',
    nist_csf: 'New NIST CSF compliance assessment',
    pci_dss: 'New PCI DSS compliance assessment',
    cis: 'New CIS Controls compliance assessment',
  },
  add: {
    title: 'New assessment',
    title_by: 'New {{standard}} assessment',
    verb: 'Create assessment',
    done: '{{ref}} is created',
    nowhere: 'Assessments are begun by those who edit a department. Ask whoever leads yours.',
    suggestion: '{{standard}} {{period}}',
  },
  form: {
    what: 'What is assessed',
    who: 'Who works on it',
    department_choose: 'Choose a department',
    whole: 'Whole organisation',
    group: 'Implementation group',
    groups: 'Groups in scope',
    groups_help: 'What everybody meets is always asked.',
    groups_none: 'Only what everybody meets',
    lead: 'Lead',
    lead_help: 'Prepares the assessment, looks at the answers and submits it.',
    lead_choose: 'Choose a person',
    reviewer_help: 'Approves it, or returns it. Without one, an administrator does.',
    reviewer_none: 'An administrator',
    baseline: 'Carry answers over from',
    baseline_help: 'Each carried answer counts once somebody confirms or changes it.',
    baseline_none: 'Begin without answers',
    follows: 'Follow the answers of',
    follows_help:
      'Their answers suggest those here, by the mappings between the standards. Whoever decides otherwise ends that for the control.',
    follows_none: 'None',
    follows_nothing: 'No assessment by another standard can be followed yet.',
  },
};
export type PreparationText = typeof en;
