import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { EvidenceRow } from '../../evidence.contract.ts';
import type { EvidenceStatus as Status } from '../../evidence.workflow.ts';

const tones: Record<Status, StatusTone> = {
  requested: 'neutral',
  submitted: 'info',
  accepted: 'success',
  rejected: 'error',
  expired: 'warning',
  withdrawn: 'neutral',
};

/** Where a piece of evidence is on its way. */
export function EvidenceStatus({ status }: { status: Status }) {
  const { t } = useTranslation(['treatment-evidence', 'record']);
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}

/** What follows from the day, and what waits. */
export function EvidenceFlags({ flags }: Pick<EvidenceRow, 'flags'>) {
  const { t } = useTranslation(['treatment-evidence', 'record']);
  return flags.map((flag) => (
    <StatusPill key={flag} tone={flag === 'renewal_awaiting' ? 'info' : 'warning'}>
      {t(`words.flag.${flag}`)}
    </StatusPill>
  ));
}
