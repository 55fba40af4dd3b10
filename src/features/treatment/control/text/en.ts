import { page } from './page/en.ts';
import { verb } from './verb/en.ts';
import { words } from './words/en.ts';

export const en = {
  refusals: {
    description_missing: 'Describe the control first: what is done, by whom and when.',
    proof_missing: 'Say how you know that it works, or add evidence that was accepted.',
    control_department_archived: "This control's department was archived. Bring it back first.",
    control_unknown: 'This control does not exist, or you may not see it.',
    risk_unknown: 'This risk does not exist, or you may not see it.',
    control_retired: 'This control is retired.',
    already_linked: 'The risk has this control already.',
    merge_target_unfit: 'Choose a control that is none of those to be merged.',
    person_unseen: 'This person does not see the control. Name somebody of its department.',
    same_person: 'Whoever tests does not review. Name somebody else.',
    own_test: 'Somebody else reviews a test that you made.',
    done_ahead: 'This day has not come yet.',
    exceptions_missing: 'Say what was not as it should be.',
    one_control_wanted: 'Choose a control or add a new one.',
  },
  input: {},
  holdings: {
    controls: 'Controls',
    control_owner: 'Controls owned',
    control_test_tester: 'Control tests to make',
    control_test_reviewer: 'Control tests to review',
  },
  story: {
    rule: {
      test_failed: 'A test of it failed.',
    },
    action: {
      added: 'Added',
      implemented: 'Implemented',
      degraded: 'Degraded',
      retired: 'Retired',
      merged: 'Merged into another control',
      took_over: 'Took over other controls',
      tested: 'Test result counted',
      planned: 'Test planned',
      improved: 'Improved by a plan',
      control_linked: 'Linked to a risk',
      control_changed: 'Link to a risk changed',
      control_unlinked: 'Link to a risk removed',
      finding_raised: 'Finding raised',
      finding_changed: 'Finding changed',
    },
  },
  words,
  ...page,
  verb,
};
export type TreatmentControlText = typeof en;
