import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { AcceptanceStatus as Status } from '../../acceptance-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'error',
  revoked: 'error',
  expired: 'neutral',
  stale: 'error',
  superseded: 'neutral',
};

/** Where an acceptance is on its way. */
export function AcceptanceStatus({ status }: { status: Status }) {
  const { t } = useTranslation(['treatment-acceptance', 'record']);
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
