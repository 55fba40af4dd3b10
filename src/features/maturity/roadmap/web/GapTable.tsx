import { Fragment, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import type { RoadmapGap } from '../roadmap.contract.ts';
import { GapRow } from './GapRow.tsx';
import type { ShownRoadmap } from './roadmap.hooks.ts';
import { elementAt } from '#platform/web/browser/element-at.ts';

const PriorityDialog = lazy(async () => ({
  default: (await import('./PriorityDialog.tsx')).PriorityDialog,
}));

/** The gaps, what each takes and where it leads, with the effort line where the days to spend end. */
export function GapTable({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation('maturity-roadmap');
  const table = useRef<HTMLTableElement>(null);
  const [request, explain] = useState<RoadmapGap>();
  const { roadmap, fitting, budget, closed, read } = shown;
  const { gaps, forecast, assessment, levels, permissions } = roadmap;
  const mayPlan = permissions.can.includes('plan');
  usePageKeys(
    t('roadmap.list.keys'),
    [
      { keys: ['Enter'], says: t('roadmap.list.key_save') },
      { keys: ['Esc'], says: t('roadmap.list.key_back') },
    ],
    { when: mayPlan },
  );
  const refocus = useFocusThatStays(table);
  return (
    <>
      <table ref={table} className="gap-table" aria-label={t('roadmap.list.label')} onFocus={refocus}>
        <thead>
          <tr>
            <th scope="col">{t('roadmap.list.rank')}</th>
            <th scope="col">{t('roadmap.list.question')}</th>
            <th scope="col">{t('roadmap.list.levels')}</th>
            <th scope="col" className="is-number">
              {t('roadmap.list.priority')}
            </th>
            <th scope="col">{t('roadmap.list.effort')}</th>
            <th scope="col">{t('roadmap.list.days')}</th>
            <th scope="col" className="is-number">
              {t('roadmap.list.so_far')}
            </th>
            <th scope="col" className="is-number">
              {t('roadmap.list.score_then')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fitting === 0 && budget !== undefined && <EffortLine budget={budget} fitting={0} days={0} />}
          {gaps.map((gap, index) => (
            <Fragment key={gap.question_id}>
              <GapRow
                gap={gap}
                assessment={assessment}
                levels={levels}
                after={forecast[index + 1]}
                isThoughtClosed={index < closed}
                mayPlan={mayPlan}
                onWhy={explain}
                onStale={read.refetch}
              />
              {budget !== undefined && fitting === index + 1 && (
                <EffortLine
                  budget={budget}
                  fitting={fitting}
                  days={forecast[fitting]?.days ?? 0}
                  isAll={fitting === gaps.length}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {request && (
        <Suspense fallback={null}>
          <PriorityDialog
            gap={request}
            step={roadmap.days_of_a_step[request.effort]}
            onClose={() => explain(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface EffortLineProps {
  budget: number;
  fitting: number;
  days: number;
  isAll?: boolean;
}

function EffortLine({ budget, fitting, days, isAll = false }: EffortLineProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  return (
    <tr className="effort-line">
      <td colSpan={8}>
        {isAll
          ? t('roadmap.list.line_all', { budget: formats.number(budget) })
          : t('roadmap.list.line', {
              count: fitting,
              budget: formats.number(budget),
              days: formats.number(days),
            })}
      </td>
    </tr>
  );
}

/** Days that were saved may put a gap elsewhere in the order. The input that has the focus keeps it, wherever it went. */
function useFocusThatStays(table: { current: HTMLElement | null }) {
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || last.current === undefined) return;
    table.current?.querySelector<HTMLElement>(`[data-days="${last.current}"]`)?.focus();
  });
  return (event: { target: EventTarget }) => {
    last.current = elementAt(event)?.getAttribute('data-days') ?? undefined;
  };
}
