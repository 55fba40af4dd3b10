/** Two assessments of compliance beside each other. */
export const en = {
  refusals: { standards_differ: 'These two are by different standards.' },
  title: 'Comparison',
  back: 'Back to {{ref}}',
  with: 'Compared with',
  choose: 'Choose an assessment',
  choose_help: 'Choose what it is compared with: another assessment by the same standard.',
  none_other: 'There is no other assessment by this standard that you see as a whole.',
  whole: 'The whole',
  sections: 'Compliance by section',
  before: 'Before',
  now: 'Now',
  change: 'Change',
  points: '{{change}} points',
  says: '{{name}}: compliance {{now}}, before {{before}}',
  now_before: '{{now}}, was {{before}}',
  not_asked: 'Not asked',
  controls: 'Controls that differ',
  same: 'Every control has the same result in both.',
  count: { risen: 'Improved', fallen: 'Declined', same: 'Unchanged', incomparable: 'Not comparable' },
  count_help: 'Not comparable: not assessed, not applicable or not asked in one of the two.',
};
export type ComparisonText = typeof en;
