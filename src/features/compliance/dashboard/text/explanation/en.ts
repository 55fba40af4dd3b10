/** How the server explains figures, and what it calls the series of a chart. */
export const explanation = {
  chart: {
    coverage: 'Coverage',
    compliance: 'Compliance',
    of_assessed: 'Of assessed',
    proven: 'Proven',
  },
  whole: 'Whole organisation',
  formula: {
    coverage: 'Assessed controls, of those that apply.',
    compliance:
      'The weighted values of all controls that apply, divided by their weights: compliant counts 1, partially compliant its percentage (without one, a half), non-compliant 0. What was not assessed counts 0.',
    of_assessed:
      'The weighted values of the assessed controls, divided by their weights. It says nothing about what was not assessed.',
    proven:
      'As compliance, but a control counts only if accepted evidence that has not expired hangs on it and speaks for the period of its assessment. Where all of it is stale by a freshness rule and its grace is over, the control counts in full, half or nothing, as the rule says.',
    results: 'How many controls have each result. A control with sub-controls counts by them.',
    by_section: 'Compliance, and what of it is proven, over the controls of each section of the standard.',
    by_standard: 'Compliance, and what of it is proven, over all counted assessments by each standard.',
    by_department:
      'Compliance, and what of it is proven, over the counted assessments of each department. Departments below it are not part of it.',
    trend:
      'The last 12 periods of approved assessments, those superseded since included, at the last day of the period. At each of these days every department counts with its newest one by then. Proven is what was proven on approval.',
    overdue:
      'Controls of running and counted assessments that apply, are not done, and whose due date lies before today.',
    expiring_evidence:
      'Evidence on controls of running and counted assessments that has expired or is stale by a freshness rule, or will be within 30 days, of what you may see.',
    top_gaps:
      'Weight × (1 − value) of controls that are partially compliant or non-compliant, the largest first. What was not assessed is not ranked: coverage tells how much that is.',
  },
  reason: {
    not_applicable: 'Controls that do not apply',
    not_assessed: 'Controls that are not assessed',
    compliant: 'Controls that are compliant',
    non_compliant: 'Controls that are non-compliant',
    stale_unproven: 'Controls whose proof is stale and counts nothing',
    stale_partial: 'Controls whose proof is stale: half of each is left out',
    draft: 'Assessments that are drafts',
    partly_visible: 'Assessments of which you answer a part',
    running: 'Running assessments beside an approved one of the same department and standard',
    earlier: 'Approved assessments of an earlier period',
  },
};
export type ExplanationText = typeof explanation;
