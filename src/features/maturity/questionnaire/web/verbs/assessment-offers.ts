import type { RecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { isOpen } from '#features/maturity/assessment/assessment-status.rules.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment.workflow.ts';

/** Why something cannot be done now: a key of `verb.not_now`. */
export type NotNow = 'with_reviewer' | 'frozen' | 'archived' | 'needs_another' | 'not_started';

/** An assessment is duplicated from any status by those whose department it is: it tells who they are. */
export const decidersOnly: readonly MaturityVerb[] = ['duplicate'];

type Offered = Pick<Assessment, 'status' | 'reviewer' | 'deleted_at' | 'permissions'>;

const can = (assessment: Offered, verb: MaturityVerb): boolean => assessment.permissions.can.includes(verb);

/** The one thing to do next, by the status the assessment is in; nothing when this person has nothing to decide. */
export const mainVerb = (assessment: Offered): MaturityVerb | undefined =>
  (['restore', 'approve', 'submit', 'start'] as const).find((verb) => can(assessment, verb));

/** Verbs in the order of the menu; answering has the page itself. */
const inMenu: readonly MaturityVerb[] = [
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

/** Everything else this person may do; what is theirs and cannot be done now stands there with the reason. */
export const furtherVerbs = (
  assessment: Offered,
  person: RecordActor,
  main: MaturityVerb | undefined,
): VerbOffer<MaturityVerb, NotNow>[] =>
  furtherOffers(inMenu, assessment.permissions.can, main, (verb) => whyNot(verb, assessment, person));

function whyNot(verb: MaturityVerb, assessment: Offered, person: RecordActor): NotNow | undefined {
  const { status, reviewer, deleted_at } = assessment;
  if (deleted_at !== null) return undefined;
  switch (verb) {
    case 'edit':
    case 'assign':
      if (!person.decides || isOpen(status)) return undefined;
      return status === 'submitted' ? 'with_reviewer' : status === 'archived' ? 'archived' : 'frozen';
    case 'archive':
      return person.decides && status === 'submitted' ? 'with_reviewer' : undefined;
    case 'submit':
      return person.decides && status === 'draft' ? 'not_started' : undefined;
    case 'approve': {
      const reviews = person.isAdmin || reviewer?.id === person.id;
      return reviews && status === 'submitted' ? 'needs_another' : undefined;
    }
    default:
      return undefined;
  }
}
