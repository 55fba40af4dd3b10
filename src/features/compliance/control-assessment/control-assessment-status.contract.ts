import { staleEffects } from '#features/treatment/evidence/evidence-kind.contract.ts';

/** How far the answer to a control is. */
export const controlAssessmentStatuses = ['to_do', 'in_progress', 'in_review', 'done'] as const;
export type ControlAssessmentStatus = (typeof controlAssessmentStatuses)[number];

/** How far a control is met. */
export const controlResults = ['not_assessed', 'compliant', 'partial', 'non_compliant'] as const;
export type ControlResult = (typeof controlResults)[number];

/** Whether a control is for this organisation: it is; it is not; or a provider meets it for the organisation. */
export const applicabilityStates = ['applicable', 'not_applicable', 'inherited'] as const;
export type ApplicabilityState = (typeof applicabilityStates)[number];

/** Why a control is taken, or left out (ISO/IEC 27001, 6.1.3 d). */
export const applicabilityReasons = [
  'risk_treatment',
  'legal',
  'contractual',
  'business',
  'best_practice',
  'no_such_asset',
  'no_such_process',
  'risk_accepted',
  'other',
] as const;
export type ApplicabilityReason = (typeof applicabilityReasons)[number];

/** What of the product a control of an assessment is linked with. */
export const linkedTypes = ['control', 'risk', 'plan'] as const;
export type LinkedType = (typeof linkedTypes)[number];

/** Whether a control follows the answers of other assessments. `overridden`: somebody decided here, whatever is answered there. */
export const followModes = ['none', 'following', 'overridden'] as const;
export type FollowMode = (typeof followModes)[number];
/** How stale the freshest proof of an answer is: within its grace; said and nothing else; it counts half; it counts nothing. The best
 *  first. */
export const stalenesses = ['grace', ...staleEffects] as const;
export type Staleness = (typeof stalenesses)[number];
