import {
  choice,
  choices,
  day,
  line,
  number,
  people,
  percent,
  person,
  prose,
  remark,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { highestLevel, lowestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import {
  applicabilityReasons,
  applicabilityStates,
  controlResults,
} from './control-assessment-status.contract.ts';
import { controlAssessmentWorkflow } from './control-assessment.workflow.ts';

/** The answer to one control of an assessment. By hand stay what its sub-controls come to, what it counts and follows, and its flags, which are
 *  computed; its list, which is that of a standard with what lies below each control; the form, which asks by what was answered so far; and
 *  what people hold, because it is open with its assessment and lies in that one's department. */
export const controlAssessmentRecord = record(controlAssessmentWorkflow, {
  acts: ['submitted', 'decided'],
  open: ['to_do', 'in_progress', 'in_review'],
  fields: {
    applicability_state: choice(applicabilityStates).inList().initially('applicable'),
    applicability_reasons: choices(applicabilityReasons),
    applicability_text: prose().nullable(),
    /** Who meets it for the organisation, where it is inherited. */
    provider: line(1, 200).nullable(),
    result: choice(controlResults).inList().initially('not_assessed'),
    implementation_percent: percent().nullable().inList(),
    maturity_level: number(lowestLevel, highestLevel).nullable(),
    observation: prose().nullable(),
    no_evidence_reason: prose().nullable(),
    owner: person().nullable().inList(),
    respondents: people(20).inList().byVerbs(),
    due_date: day().nullable().inList(),
    /** Why it was returned, until it is submitted again. */
    returned: remark(),
  },
});
