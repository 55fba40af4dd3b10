import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { PlanStatus as Status } from '../../plan-status.contract.ts';

const tones: Record<Status, StatusTone> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'info',
  in_progress: 'info',
  on_hold: 'warning',
  completed: 'warning',
  validated: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
};

/** Where a plan is on its way. */
export function PlanStatus({ status }: { status: Status }) {
  const { t } = useTranslation('treatment-plan');
  return <StatusPill tone={tones[status]}>{t(`words.status.${status}`)}</StatusPill>;
}
