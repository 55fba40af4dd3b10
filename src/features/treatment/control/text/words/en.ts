const result = {
  pass: 'Passed',
  pass_with_exceptions: 'Passed with exceptions',
  fail: 'Failed',
  inconclusive: 'Inconclusive',
};

/** What the closed lists of controls, their tests and their links are called. */
export const words = {
  status: {
    planned: 'Planned',
    implemented: 'Implemented',
    degraded: 'Degraded',
    retired: 'Retired',
  },
  kind: {
    policy: 'Policy',
    process: 'Process',
    technical: 'Technical',
    physical: 'Physical',
    people: 'People',
  },
  function: {
    govern: 'Govern',
    identify: 'Identify',
    protect: 'Protect',
    detect: 'Detect',
    respond: 'Respond',
    recover: 'Recover',
  },
  action: {
    preventive: 'Preventive',
    detective: 'Detective',
    corrective: 'Corrective',
    deterrent: 'Deterrent',
  },
  frequency: {
    continuous: 'Continuous',
    daily: 'Daily',
    weekly: 'Weekly',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    yearly: 'Yearly',
    as_needed: 'As needed',
  },
  method: {
    inquiry: 'Inquiry',
    observation: 'Observation',
    inspection: 'Inspection',
    reperformance: 'Reperformance',
    automated: 'Automated',
  },
  result,
  last_test_result: result,
  /** Beside a date, in a row. */
  with_exceptions: 'Exceptions',
  test_status: {
    planned: 'Planned',
    running: 'Running',
    awaiting_review: 'Awaiting review',
    approved: 'Approved',
    returned: 'Returned',
  },
  acts_on: {
    likelihood: 'Likelihood',
    consequence: 'Consequence',
    both: 'Likelihood and consequence',
  },
  flag: {
    test_overdue: 'Test overdue',
    never_tested: 'Never tested',
  },
  overdue: 'Overdue',
  none: 'None',
};
export type WordsText = typeof words;
