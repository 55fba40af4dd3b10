import { CircleDashed, CircleDot, Equal, SquaresIntersect, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { MappingRelation } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';

const looks: Record<MappingRelation, [Icon: LucideIcon, tone: StatusTone]> = {
  equal: [Equal, 'success'],
  superset: [CircleDot, 'success'],
  subset: [CircleDashed, 'warning'],
  intersects: [SquaresIntersect, 'warning'],
};

/** How one requirement relates to another: what answers it wholly has another tint than what answers it in part. */
export function RelationPill({ relation }: { relation: MappingRelation }) {
  const { t } = useTranslation('compliance-mapping');
  const [Icon, tone] = looks[relation];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`relation.${relation}`)}
    </StatusPill>
  );
}
