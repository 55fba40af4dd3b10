import type { RecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { isOpen } from '#features/maturity/assessment/assessment-status.rules.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';

/** What comes next on its way. */
export const next: readonly MaturityVerb[] = ['restore', 'approve', 'submit', 'start'];

/** Verbs in the order of the menu; answering has the page itself. */
export const menu: readonly MaturityVerb[] = [
  'edit',
  'assign',
  'start',
  'submit',
  'approve',
  'return',
  'choose',
  'duplicate',
  'reopen',
  'archive',
  'delete',
  'restore',
];

/** An assessment is duplicated from any status by those whose department it is: it tells who they are. */
export const decidersOnly: readonly MaturityVerb[] = ['duplicate'];

/** Why something has to wait for another status: a key of `verb.not_now`. */
export type NotNow = 'with_reviewer' | 'frozen' | 'archived' | 'not_started';

/** Why a verb of those who decide about its department does not start from where an assessment is. */
export function waitingFor(
  verb: MaturityVerb,
  { status, deleted_at }: Pick<Assessment, 'status' | 'deleted_at'>,
  { decides }: Pick<RecordActor, 'decides'>,
): NotNow | undefined {
  if (deleted_at !== null || !decides) return undefined;
  switch (verb) {
    case 'edit':
    case 'assign':
      if (isOpen(status)) return undefined;
      return status === 'submitted' ? 'with_reviewer' : status === 'archived' ? 'archived' : 'frozen';
    case 'archive':
      return status === 'submitted' ? 'with_reviewer' : undefined;
    case 'submit':
      return status === 'draft' ? 'not_started' : undefined;
    default:
      return undefined;
  }
}
