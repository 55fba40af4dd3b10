/** How the server explains figures, and what it calls the series of a chart. */
export const explanation = {
  chart: {
    current: 'Current',
    desired: 'Desired',
    previous: 'Previous',
    unanswered: 'Not answered',
    not_applicable: 'Not applicable',
  },
  formula: {
    current:
      'The mean of the current levels of each section, from 0 to 5; then the mean of the sections, each as heavy as another. Rounded last, half up.',
    current_by_weight:
      'The weighted mean of the current levels of each section, from 0 to 5; then the weighted mean of the sections. The weights are the framework’s. Rounded last, half up.',
    current_by_function:
      'The mean of the current levels of the CIS safeguards of each security function, from 0 to 5; then the mean of the six functions. Rounded last, half up.',
    desired:
      'The mean of the desired levels, over the questions that have both a current and a desired level; by section first, then over the sections.',
    gap: 'How far the desired level lies above the current one, over the questions that have both; by section first, then over the sections. What lies above its desired level makes up for nothing.',
    coverage: 'Questions that have a current level, of those that apply.',
    section: 'The mean of the current and of the desired levels of the questions of each section.',
    function:
      'The mean of the current and of the desired levels of the questions of each security function. In NIST a function is the mean of its categories.',
    implementation_group:
      'The mean of the current and of the desired levels of the questions of each implementation group. Each group contains those before it.',
    capability:
      'The mean of the current and of the desired levels of the controls of each operational capability. A control that belongs to several counts in each; the clauses 4 to 10 belong to none.',
    level_distribution:
      'How many questions stand at each level today, and how many at each desired level. Each question counts once, whatever its weight.',
    trend:
      'The last 12 periods of approved assessments, those superseded since included, at the last day of the period. At each of these days every department counts with its newest one by then.',
    top_gaps:
      'Desired minus current level, times the weight of the question and of its section, times 1 plus the points of open linked risks divided by 25. Risks cannot be linked yet: that factor is 1. Of equal gaps, what takes fewer days comes first.',
    departments: 'The figures of the assessment shown of each department.',
    tier: 'What the NIST assessment says of the whole organisation. It is not computed from the questions.',
  },
  weighted: 'Questions and sections count by their weights in the framework.',
  several: {
    mean: 'Rolled up: the mean of the departments, and of the organisation’s own assessment where it has one, each as heavy as the share of its questions that is answered.',
    pooled: 'Rolled up: the questions of all of them counted together.',
    shared: 'Rolled up: the mean over all that rated the question.',
    each: '',
  },
  reason: {
    not_applicable: 'Questions that do not apply',
    unanswered: 'Questions without a current level',
    without_desired: 'Questions without a desired level',
    departments_missing: 'Departments without a submitted or approved assessment',
  },
};
export type ExplanationText = typeof explanation;
