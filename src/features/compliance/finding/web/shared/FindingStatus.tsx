import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { FindingStatus as Status } from '../../finding-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  open: 'warning',
  assigned: 'info',
  in_progress: 'info',
  resolved: 'warning',
  closed: 'success',
  dismissed: 'neutral',
};

/** Where a finding is on its way. */
export function FindingStatus({ status }: { status: Status }) {
  const { t } = useTranslation('compliance-finding');
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
