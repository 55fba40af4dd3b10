export const en = {
  refusals: {
    delegate_unknown: 'Choose another active member of the organisation.',
    absence_backwards: 'The last day is before the first.',
    absence_over: 'This absence is over already.',
    absence_too_long: 'An absence is at most a year long.',
    delegate_lacks_type: 'A stand-in must have the rights that you have; this person has fewer.',
    delegate_lacks_departments:
      'A stand-in must have the rights that you have; this person may do less in: {{departments}}.',
    delegate_absent: 'This person is away on some of these days.',
  },
  holdings: { stand_in: 'Stand-in for absent people' },
  profile: {
    title: 'Absence',
    about:
      'While you are away, your stand-in decides in your place: as owner, as reviewer, and on what was given to you. The log says on whose behalf.',
    from: 'First day',
    to: 'Last day',
    delegate: 'Stand-in',
    nobody: 'Nobody yet',
    save: 'Name the stand-in',
    end: 'I am back',
    saved: '{{name}} stands in for you.',
    ended: 'Nobody stands in for you any more.',
    standing_in: 'You stand in for {{name}}, {{from}} to {{to}}.',
    own: '{{name}} stands in for you, {{from}} to {{to}}.',
  },
};
export type AbsenceText = typeof en;
