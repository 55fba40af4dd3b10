import { CircleHelp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { planLink } from '#features/treatment/plan/web/shared/plan-paths.ts';
import type { AssessmentHead } from '#features/maturity/assessment/assessment.contract.ts';
import type { ForecastStep, RoadmapGap } from '../roadmap.contract.ts';
import { DaysInput } from './DaysInput.tsx';
import { LevelSteps } from './LevelSteps.tsx';
import { useScore, useShare } from '#features/maturity/assessment/web/shared/score.hooks.ts';

interface GapRowProps {
  gap: RoadmapGap;
  assessment: AssessmentHead;
  levels: readonly string[];
  /** Where the whole stands once this gap and those before it are closed. */
  after: ForecastStep | undefined;
  isThoughtClosed: boolean;
  mayPlan: boolean;
  onWhy: (gap: RoadmapGap) => void;
  onStale: () => void;
}

/** One gap: where the question stands, what closing it takes, and what it brings. */
export const GapRow = memo(function GapRow(props: GapRowProps) {
  const { gap, assessment, levels, after, isThoughtClosed, mayPlan, onWhy, onStale } = props;
  const { t } = useTranslation(['maturity-roadmap', 'maturity']);
  const formats = useFormats();
  const score = useScore();
  const share = useShare();
  const { question_id, title, section, rank, priority, effort, plan } = gap;
  return (
    <tr data-thought-closed={isThoughtClosed || undefined}>
      <td className="gap-rank">{formats.number(rank)}</td>
      <th scope="row" className="gap-question">
        <Link to={assessmentLink(assessment, section.code, question_id)}>
          <bdi>{question_id}</bdi> {title}
        </Link>
        <span className="gap-section">{section.name}</span>
        {plan !== null && (
          <Link className="gap-plan" to={planLink('view', plan.id)} title={plan.title}>
            <bdi>{plan.ref}</bdi>
          </Link>
        )}
      </th>
      <td className="gap-levels">
        <span className="gap-fact">{t('roadmap.list.levels')}</span>
        <LevelSteps current={gap.current} desired={gap.desired} levels={levels} />
      </td>
      <td className="is-number gap-priority">
        <span className="gap-fact">{t('roadmap.list.priority')}</span>
        {formats.number(priority)}
        <button
          type="button"
          className="quiet-button not-printed gap-why"
          aria-haspopup="dialog"
          aria-label={t('roadmap.why.open', { question: question_id, rank: formats.number(rank) })}
          onClick={() => onWhy(gap)}
        >
          <CircleHelp size={14} aria-hidden />
        </button>
      </td>
      <td className="gap-effort">
        <span className="gap-fact">{t('roadmap.list.effort')}</span>
        {t(`maturity:words.effort.${effort}`)}
      </td>
      <td className="gap-days">
        <span className="gap-fact">{t('roadmap.list.days')}</span>
        {mayPlan ? (
          <DaysInput assessmentId={assessment.id} gap={gap} onStale={onStale} />
        ) : (
          formats.number(gap.days)
        )}
      </td>
      <td className="is-number gap-so-far">
        <span className="gap-fact">{t('roadmap.list.so_far')}</span>
        {after && formats.number(after.days)}
      </td>
      <td className="is-number gap-then">
        <span className="gap-fact">{t('roadmap.list.score_then')}</span>
        {after && score(after.current)}
        {after && after.percent !== null && <span className="gap-section">{share(after.percent)}</span>}
      </td>
    </tr>
  );
});
