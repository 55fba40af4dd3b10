import type { HistoryEntry } from '#platform/contract/history.ts';
import { DescribedStory } from '#features/collaboration/comment/web/shared/DescribedStory.tsx';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';

/** Of several that were changed at once the log tells how many: that is no note of anybody. */
const noteOf = ({ action, note }: HistoryEntry) =>
  action === 'control_assessment.bulk_changed' ? null : note;

/** What happened to a control of an assessment and what people say about it. */
export const ControlStory = ({ control }: { control: ControlAssessment }) => (
  <DescribedStory
    kind={controlAssessmentKind}
    type="control_assessment"
    record={control}
    noteOf={noteOf}
    linkTo={(type, id) =>
      type === 'compliance_assessment'
        ? pathOfAssessment(control.assessment.standard, id)
        : recordPath(type, id)
    }
  />
);
