import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ComplianceStatus as Status } from '../../assessment-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  draft: 'neutral',
  in_progress: 'info',
  in_review: 'warning',
  approved: 'success',
  superseded: 'neutral',
  archived: 'neutral',
};

/** Where an assessment of compliance is on its way. */
export function ComplianceStatus({ status }: { status: Status }) {
  const { t } = useTranslation(['compliance-assessment', 'record']);
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
