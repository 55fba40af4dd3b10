import {
  CircleAlert,
  CircleDotDashed,
  FileQuestion,
  History,
  Hourglass,
  ShieldCheck,
  ShieldQuestion,
  Spline,
  Split,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ControlAssessmentFlag, ControlAssessmentRow } from '../../control-assessment.contract.ts';

const looks: Record<ControlAssessmentFlag, [Icon: LucideIcon, tone: StatusTone]> = {
  overdue: [CircleAlert, 'error'],
  carried: [History, 'info'],
  unproven: [ShieldQuestion, 'warning'],
  stale: [Hourglass, 'warning'],
  no_evidence: [FileQuestion, 'warning'],
  returned: [Undo2, 'warning'],
  following: [Spline, 'info'],
  differs_from_source: [Split, 'warning'],
};

function Flag({ flag }: { flag: ControlAssessmentFlag }) {
  const { t } = useTranslation('compliance-control-assessment');
  const [Icon, tone] = looks[flag];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`words.flag.${flag}`)}
    </StatusPill>
  );
}

/** What of a control asks for attention, its proof apart. */
export const ControlFlags = ({ flags }: Pick<ControlAssessmentRow, 'flags'>) =>
  flags
    .filter((flag) => flag !== 'unproven' && flag !== 'no_evidence')
    .map((flag) => <Flag key={flag} flag={flag} />);

/** Whether what is claimed is proven; nothing where nothing is claimed. */
export function ControlProof({
  control,
}: {
  control: Pick<ControlAssessmentRow, 'is_proven' | 'staleness' | 'flags'>;
}) {
  const { t } = useTranslation('compliance-control-assessment');
  const missing = (['no_evidence', 'unproven'] as const).find((flag) => control.flags.includes(flag));
  if (missing !== undefined) return <Flag flag={missing} />;
  if (control.staleness === 'partial' && control.flags.includes('stale'))
    return (
      <StatusPill tone="warning" icon={<CircleDotDashed size={14} aria-hidden />}>
        {t('words.half_proven')}
      </StatusPill>
    );
  if (!control.is_proven) return '–';
  return (
    <StatusPill tone="success" icon={<ShieldCheck size={14} aria-hidden />}>
      {t('words.proven')}
    </StatusPill>
  );
}
