import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';

/** The verbs that have a dialog; answering and linking have their places on the page. */
export type AskingVerb = 'submit' | 'return' | 'done';

/** Why an answer cannot be submitted now: a key of `verb.not_now`. */
export type NotNow =
  | 'carried_unconfirmed'
  | 'result_missing'
  | 'exclusion_unexplained'
  | 'evidence_or_reason';

type Offered = Pick<
  ControlAssessment,
  | 'assessment'
  | 'applicability_text'
  | 'is_applicable'
  | 'result'
  | 'evidence_count'
  | 'no_evidence_reason'
  | 'carried_from'
  | 'permissions'
>;

/** The one thing to do next, by the status the answer is in; nothing where this person has nothing to do. */
export const mainVerb = ({ permissions }: Offered): AskingVerb | undefined =>
  (['done', 'submit'] as const).find((verb) => permissions.can.includes(verb));

/** Verbs in the order of the menu. */
const inMenu: readonly AskingVerb[] = ['submit', 'return'];

/** Everything else this person may do; what is theirs and cannot be done now stands there with the reason. */
export const furtherVerbs = (
  control: Offered,
  main: AskingVerb | undefined,
): VerbOffer<AskingVerb, NotNow>[] =>
  furtherOffers(inMenu, control.permissions.can, main, (verb) =>
    verb === 'submit' ? missingForSubmit(control) : undefined,
  );

/** What is missing before an answer can be submitted, in the order in which the server asks for it. */
export function missingForSubmit(control: Offered): NotNow | undefined {
  const { assessment, permissions, is_applicable, result } = control;
  if (assessment.status !== 'in_progress' || !permissions.can.includes('edit')) return undefined;
  if (permissions.can.includes('submit')) return undefined;
  if (control.carried_from !== null) return 'carried_unconfirmed';
  if (!is_applicable) return isEmpty(control.applicability_text) ? 'exclusion_unexplained' : undefined;
  if (result === 'not_assessed') return 'result_missing';
  return control.evidence_count === 0 && isEmpty(control.no_evidence_reason)
    ? 'evidence_or_reason'
    : undefined;
}

const isEmpty = (text: string | null): boolean => (text ?? '') === '';
