/** What happened to an assessment. */
export const story = {
  open: 'History',
  title: 'History of {{ref}}',
  sitting: '{{name}}, from {{moment}}',
  answered_one: 'Answered 1 question',
  answered_other: 'Answered {{count}} questions',
  imported_one: 'Imported the answer to 1 question',
  imported_other: 'Imported the answers to {{count}} questions',
  file: 'From {{name}}',
  assigned_one: 'Allocated 1 question',
  assigned_other: 'Allocated {{count}} questions',
  action: {
    submitted: 'Submitted for approval',
    superseded: 'Superseded by a newer one',
    chosen: 'Put on the dashboard',
    effort_planned: 'Effort planned',
  },
  details: 'Details',
  questions: 'Questions {{codes}}',
  and_more_one: '{{codes}} and 1 more',
  and_more_other: '{{codes}} and {{count}} more',
  copied: { open: 'to confirm', done: 'confirmed' },
};
export type StoryText = typeof story;
