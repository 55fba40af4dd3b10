import type { Call } from '#platform/server/http/serve.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { ControlAssessmentVerb } from '../../control-assessment.workflow.ts';
import type { StoredControl } from '../control-assessment.queries.ts';

/** Tells those who answered a control that it was sent back. Everything else of a control waits in one's work, where those of one
 *  assessment stand together: nobody reads ninety notices. */
export function tellOfControl(
  { db, actor }: Call,
  before: StoredControl,
  { id, code, standard, assessment_id, assessment_name, owner_id, respondents }: StoredControl,
  { verb }: { verb: ControlAssessmentVerb },
): void {
  if (verb !== 'return') return;
  const to = [before.submitted_by, owner_id, ...respondents.map((person) => person.id)];
  notify(db, {
    kind: 'sent_back',
    to: [...new Set(to.filter((person) => person !== null))],
    object: { type: 'control_assessment', id, ref: code, title: assessment_name },
    link: pathOfControlAssessment(standard, assessment_id, id),
    words: { about: 'any', by: actor.name },
    not: actor.id,
    severity: 'warning',
  });
}
