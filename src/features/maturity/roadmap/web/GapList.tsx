import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { effortClasses, type EffortClass } from '#features/maturity/framework/framework-content.contract.ts';
import { GapTable } from './GapTable.tsx';
import type { ShownRoadmap } from './roadmap.hooks.ts';

/** The gaps in their order, all of them or those of one effort. */
export function GapList({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation(['maturity-roadmap', 'maturity']);
  const { roadmap, effort, change } = shown;
  const { gaps, left_out, overall } = roadmap;
  return (
    <section className="dashboard-card gap-list" aria-label={t('roadmap.list.label')}>
      <div className="chart-card-head gap-list-head">
        <h2>{t('roadmap.list.label')}</h2>
        {(gaps.length > 0 || left_out.other_effort > 0) && (
          <ToggleButtonGroup
            exclusive
            size="small"
            className="not-printed"
            value={effort ?? 'all'}
            aria-label={t('roadmap.list.effort')}
            onChange={(_, chosen: EffortClass | 'all' | null) => {
              if (chosen !== null)
                change({ effort: chosen === 'all' ? undefined : chosen, first: undefined });
            }}
          >
            {(['all', ...effortClasses] as const).map((one) => (
              <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
                {one === 'all' ? t('roadmap.list.all') : t(`maturity:words.effort.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </div>
      {gaps.length > 0 ? (
        <GapTable shown={shown} />
      ) : (
        <EmptyState>
          {left_out.other_effort > 0
            ? t('roadmap.list.empty_class')
            : overall.desired === null
              ? t('roadmap.list.unanswered')
              : t('roadmap.list.empty')}
        </EmptyState>
      )}
    </section>
  );
}
