import { folded } from '#platform/contract/folding.ts';
import type { EvidenceRow } from './evidence.contract.ts';
import type { EvidenceStatus } from './evidence.workflow.ts';

/** So many days before it expires, evidence is flagged. */
export const expiringDays = 30;

/** Each tag once: two are the same when their letters are, whatever their case or marks. */
export const distinctTags = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => tags.findIndex((one) => folded(one) === folded(tag)) === at);

interface Dated {
  status: EvidenceStatus;
  expires_on: string | null;
  stale_on: string | null;
  awaiting_revision: number | null;
}

/** The day, so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What follows from the day: `today` is that of the organisation. */
export function evidenceFlagsOf(
  { status, expires_on, stale_on, awaiting_revision }: Dated,
  today: string,
): EvidenceRow['flags'] {
  const flags: EvidenceRow['flags'] = [];
  if (status === 'accepted' && expires_on !== null && expires_on <= daysAfter(today, expiringDays))
    flags.push('expiring');
  if (status === 'accepted' && stale_on !== null && stale_on <= today) flags.push('stale');
  if (status !== 'submitted' && awaiting_revision !== null) flags.push('renewal_awaiting');
  return flags;
}
