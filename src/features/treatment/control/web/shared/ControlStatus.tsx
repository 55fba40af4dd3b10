import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ControlStatus as Status } from '../../control-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  planned: 'neutral',
  in_progress: 'info',
  implemented: 'success',
  degraded: 'warning',
  retired: 'neutral',
};

/** Where a control is on its way. */
export function ControlStatus({ status }: { status: Status }) {
  const { t } = useTranslation('treatment-control');
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
