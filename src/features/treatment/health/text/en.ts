export const en = {
  screen: {
    title: 'Risk health',
    about:
      'Standing checks of the register, its plans and its controls, as far as you see them. Each number opens exactly what it counts.',
    all_pass: 'All checks pass: nothing in the register asks for attention.',
    found: 'Needs attention',
    passed: 'Passed',
  },
  card: { title: 'Health' },
  of: {
    risks_one: '{{shown}} risk',
    risks_other: '{{shown}} risks',
    plans_one: '{{shown}} plan',
    plans_other: '{{shown}} plans',
    controls_one: '{{shown}} control',
    controls_other: '{{shown}} controls',
  },
  check: {
    acceptance_missing: {
      title: 'Accepted without a valid acceptance',
      means: 'The risk is accepted, and no approved acceptance of it is valid today.',
    },
    plan_missing: {
      title: 'Above appetite without a plan',
      means:
        'The residual risk is above the risk appetite, it is not accepted, and no improvement plan is open.',
    },
    overdue_review: { title: 'Review overdue', means: 'The day of the next review has passed.' },
    no_owner: { title: 'No owner', means: 'Nobody is accountable for the risk.' },
    inactive_owner: {
      title: 'Owner no longer active',
      means: 'The account of the owner was deactivated: name somebody else.',
    },
    residual_without_control: {
      title: 'Residual below inherent without a control',
      means: 'The residual rating is lower than the inherent one, and no linked control has an effect.',
    },
    override_lapsing: {
      title: 'Override lapsing',
      means:
        'An overridden residual rating lapses within 14 days, or has lapsed: state it anew at the review.',
    },
    plan_overdue: {
      title: 'Plan overdue',
      means: 'An improvement plan runs and is past its due date.',
    },
    control_never_tested: {
      title: 'Implemented control never tested',
      means: 'A control is implemented, and no test of it was approved yet: until then it counts for less.',
    },
    duplicate_title: {
      title: 'Title used twice',
      means: 'Another open risk has the same title: one of them may be a duplicate.',
    },
  },
};
export type HealthText = typeof en;
