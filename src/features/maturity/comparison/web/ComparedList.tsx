import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { ComparedSectionRows } from './ComparedSectionRows.tsx';
import type { ShownComparison } from './comparison.hooks.ts';
import { isOnOneSide, outcomeOf, outcomes, type Outcome } from './comparison-outcome.ts';
import { useComparisonSides } from './comparison-sides.hooks.ts';

/** The sections with what became of them; each opens to its questions. Of one outcome, all its questions are open. */
export function ComparedList({ shown }: { shown: ShownComparison }) {
  const { t } = useTranslation('maturity-comparison');
  const { comparison, show } = shown;
  const { sections, levels, before, after } = comparison;
  const sides = useComparisonSides(comparison);
  const [opened, open] = useState<ReadonlySet<string>>(new Set());
  const found = sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => show === 'all' || outcomeOf(question) === show),
    }))
    .filter(({ questions }) => questions.length > 0);
  const codes = found.map(({ code }) => code);
  const isOpen = (code: string) => show !== 'all' || opened.has(code);
  const allOpen = codes.every((code) => opened.has(code));
  const turn = (code: string) =>
    open((before) => {
      const after = new Set(before);
      if (!after.delete(code)) after.add(code);
      return after;
    });
  return (
    <section className="dashboard-card compared-list" aria-label={t('compare.list')}>
      <div className="chart-card-head compared-head">
        <h2>{t('compare.list')}</h2>
        <OutcomeFilter shown={shown} />
        {show === 'all' && (
          <button
            type="button"
            className="quiet-button not-printed"
            onClick={() => open(allOpen ? new Set() : new Set(codes))}
          >
            {allOpen ? <ChevronsDownUp size={14} aria-hidden /> : <ChevronsUpDown size={14} aria-hidden />}
            {allOpen ? t('compare.close_all') : t('compare.open_all')}
          </button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState>{t('compare.nothing')}</EmptyState>
      ) : (
        <table className="compared-table" aria-label={t('compare.list')}>
          <thead>
            <tr>
              <th scope="col">{t('compare.section')}</th>
              <th scope="col">{t('compare.rail')}</th>
              <th scope="col" className="is-number">
                <bdi>{sides.before.name}</bdi>
              </th>
              <th scope="col" className="is-number">
                <bdi>{sides.after.name}</bdi>
              </th>
              <th scope="col" className="is-number">
                {sides.change}
              </th>
            </tr>
          </thead>
          {found.map((section) => (
            <ComparedSectionRows
              key={section.code}
              section={section}
              levels={levels}
              framework={after.framework}
              ids={{ before: before.id, after: after.id }}
              sides={{ before: sides.before.name, after: sides.after.name }}
              isOpen={isOpen(section.code)}
              onTurn={show === 'all' ? () => turn(section.code) : undefined}
            />
          ))}
        </table>
      )}
      <ComparedFoot comparison={comparison} />
    </section>
  );
}

/** Of which outcome questions are shown, with how many have it. */
function OutcomeFilter({ shown: { comparison, show, change } }: { shown: ShownComparison }) {
  const { t } = useTranslation('maturity-comparison');
  const formats = useFormats();
  const { counts } = comparison;
  const total = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className="not-printed compared-filter"
      value={show}
      aria-label={t('compare.counts')}
      sx={{ flexWrap: 'wrap', gap: 0.5 }}
      onChange={(_, chosen: Outcome | 'all' | null) => {
        if (chosen !== null) change({ show: chosen === 'all' ? undefined : chosen });
      }}
    >
      {(['all', ...outcomes] as const).map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none', gap: 0.75 }}>
          {t(`compare.count.${one}`)}
          <span className="compared-count">{formats.number(one === 'all' ? total : counts[one])}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** What the marks mean, and what the comparison leaves out. */
function ComparedFoot({ comparison }: Pick<ShownComparison, 'comparison'>) {
  const { t } = useTranslation('maturity-comparison');
  const sides = useComparisonSides(comparison);
  const lonely = comparison.sections.flatMap(({ questions }) => questions).filter(isOnOneSide).length;
  return (
    <div className="compared-foot">
      <ul className="chart-legend">
        <li>
          <i className="rail-key" data-is="before" /> <bdi>{sides.before.name}</bdi>
        </li>
        <li>
          <i className="rail-key" data-is="after" /> <bdi>{sides.after.name}</bdi>
        </li>
        <li>
          <i className="rail-key" data-is="incomplete" /> {t('compare.incomplete')}
        </li>
      </ul>
      <p className="chart-notes">
        {t('compare.note')}
        {lonely > 0 && ` ${t('compare.lonely', { count: lonely })}`}
      </p>
    </div>
  );
}
