import type { Deciding } from '#platform/contract/deciding.ts';
import { actsFor } from '#platform/contract/deciding.ts';
import type {
  ApplicabilityReason,
  ApplicabilityState,
} from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import type { ComplianceStatus } from '#features/compliance/assessment/assessment-status.contract.ts';
import type { SoaNeed } from './soa.contract.ts';

interface Justified {
  applicability_state: ApplicabilityState;
  applicability_reasons: readonly ApplicabilityReason[];
  applicability_text: string | null;
}

/** What a row lacks (ISO/IEC 27001, 6.1.3 d): each says why, whether it applies or not; what is left to others, or left out, says so in
 *  words as well. */
export function missingIn({
  applicability_state,
  applicability_reasons,
  applicability_text,
}: Justified): SoaNeed[] {
  const missing: SoaNeed[] = [];
  if (applicability_reasons.length === 0) missing.push('reason');
  if (applicability_state !== 'applicable' && (applicability_text ?? '').trim() === '') missing.push('text');
  return missing;
}

/** A version is published of what is reviewed or approved: what people still answer is a draft. */
export const publishedFrom = ['in_review', 'approved'] as const satisfies readonly ComplianceStatus[];

export const startsPublishing = ({
  status,
  deleted_at,
}: {
  status: ComplianceStatus;
  deleted_at: string | null;
}): boolean => deleted_at === null && publishedFrom.some((one) => one === status);

/** Who publishes: an Admin, and whoever leads the assessment. */
export const mayPublish = (actor: Deciding, { lead_id }: { lead_id: string }): boolean =>
  actor.type === 'Admin' || actsFor(actor, lead_id);

const codesNamed = 5;

/** The first of the codes that something is missing for, and how many more there are. */
export function firstCodes(codes: readonly string[]): string {
  const more = codes.length - codesNamed;
  return codes.slice(0, codesNamed).join(', ') + (more > 0 ? ` … +${more}` : '');
}
