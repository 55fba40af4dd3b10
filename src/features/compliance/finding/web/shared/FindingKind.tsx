import { Eye, Lightbulb, OctagonAlert, ThumbsUp, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { FindingKind as Kind } from '../../finding-status.contract.ts';

const looks: Record<Kind, [Icon: LucideIcon, tone: StatusTone]> = {
  major_nc: [OctagonAlert, 'error'],
  minor_nc: [TriangleAlert, 'warning'],
  observation: [Eye, 'info'],
  improvement: [Lightbulb, 'neutral'],
  strength: [ThumbsUp, 'success'],
};

/** What kind of finding it is; in few letters where there is little room. */
export function FindingKind({ kind, short = false }: { kind: Kind; short?: boolean }) {
  const { t } = useTranslation('compliance-finding');
  const [Icon, tone] = looks[kind];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(short ? `words.kind_short.${kind}` : `words.kind.${kind}`)}
    </StatusPill>
  );
}
