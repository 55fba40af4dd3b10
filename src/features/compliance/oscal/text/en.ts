/** An assessment as documents of OSCAL: the entries of its menu, and why there is none. */
export const en = {
  refusals: {
    oscal_too_long:
      'This is more than one OSCAL document may hold: {{megabytes}} MB of text, or {{records}} records.',
    oscal_nothing_planned:
      'There is neither a finding nor an improvement plan here. An OSCAL POA&M needs at least one.',
  },
  making: 'The document is being made…',
  made: 'The document is ready',
  model: {
    'assessment-results': 'Assessment results (OSCAL)',
    poam: 'POA&M (OSCAL)',
    ssp: 'System security plan (OSCAL)',
  },
  good_for: {
    'assessment-results': 'What was answered, with evidence, findings and risks, as JSON',
    poam: 'What is to be done: findings and plans with their dates, as JSON',
    ssp: 'What applies and how it is met, with reasons and controls, as JSON',
  },
};
export type OscalText = typeof en;
