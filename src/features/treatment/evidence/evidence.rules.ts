import type { EvidenceRow } from './evidence.contract.ts';
import type { EvidenceStatus } from './evidence.workflow.ts';

/** So many days before it expires, evidence is flagged. */
export const expiringDays = 30;

interface Dated {
  status: EvidenceStatus;
  expires_on: string | null;
  awaiting_revision: number | null;
}

/** The day, so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What follows from the day: `today` is that of the organisation. */
export function evidenceFlagsOf(
  { status, expires_on, awaiting_revision }: Dated,
  today: string,
): EvidenceRow['flags'] {
  const flags: EvidenceRow['flags'] = [];
  if (status === 'accepted' && expires_on !== null && expires_on <= daysAfter(today, expiringDays))
    flags.push('expiring');
  if (status !== 'submitted' && awaiting_revision !== null) flags.push('renewal_awaiting');
  return flags;
}
