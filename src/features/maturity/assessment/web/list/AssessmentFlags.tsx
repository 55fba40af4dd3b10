import { CircleDashed, Clock, History, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { AssessmentRow } from '../../assessment.contract.ts';

type Flag = AssessmentRow['flags'][number];

const looks: Record<Flag, [Icon: LucideIcon, tone: StatusTone]> = {
  overdue: [Clock, 'error'],
  incomplete: [CircleDashed, 'neutral'],
  older_content: [History, 'neutral'],
};

/** What asks for attention. That answers are missing is told by their share already, while they are still given. */
export function AssessmentFlags({ flags, status }: Pick<AssessmentRow, 'flags' | 'status'>) {
  const { t } = useTranslation(['maturity', 'record']);
  const isOpen = status === 'draft' || status === 'in_progress';
  return flags
    .filter((flag) => !(flag === 'incomplete' && isOpen))
    .map((flag) => {
      const [Icon, tone] = looks[flag];
      return (
        <StatusPill key={flag} tone={tone} icon={<Icon size={14} aria-hidden />}>
          {t(`words.flag.${flag}`)}
        </StatusPill>
      );
    });
}
