import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { MaturityStatus } from '../../assessment-status.contract.ts';

const tones: Record<MaturityStatus, StatusTone> = {
  draft: 'neutral',
  in_progress: 'info',
  submitted: 'warning',
  approved: 'success',
  superseded: 'neutral',
  archived: 'neutral',
};

/** Where an assessment is on its way. */
export function AssessmentStatus({ status }: { status: MaturityStatus }) {
  const { t } = useTranslation('maturity');
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
