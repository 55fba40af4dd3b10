import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { OwnStandardStatus as Status } from '../own-standard-status.contract.ts';

const tones: Record<Status, StatusTone> = { draft: 'neutral', published: 'success', retired: 'warning' };

/** Whether a version is looked at, offered, or not offered any more. */
export function OwnStandardStatus({ status }: { status: Status }) {
  const { t } = useTranslation('compliance-standard');
  return <StatusPill tone={tones[status]}>{t(`status.${status}`)}</StatusPill>;
}
