import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ControlAssessmentStatus as Status } from '../../control-assessment-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  to_do: 'neutral',
  in_progress: 'info',
  in_review: 'warning',
  done: 'success',
};

/** How far the answer to a control is. */
export function ControlAssessmentStatus({ status }: { status: Status }) {
  const { t } = useTranslation('compliance-control-assessment');
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
