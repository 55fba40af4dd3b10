import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useScore, useShare } from '#features/maturity/assessment/web/shared/score.hooks.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { planLink } from '#features/treatment/plan/web/shared/plan-paths.ts';
import { readPlanForecast, type PlanForecast } from '../roadmap-plans.contract.ts';
import type { ShownRoadmap } from './roadmap.hooks.ts';
import './plan-forecast.css';

/** What the whole and the risks come to once the first so many open plans are done. */
export function PlanForecastCard({ shown }: { shown: ShownRoadmap }) {
  const { t } = useTranslation('maturity-roadmap');
  const { id } = shown.roadmap.assessment;
  const { data, error, refetch } = useRead(readPlanForecast, { params: { id } });
  return (
    <section
      className="dashboard-card chart-card plan-forecast"
      aria-label={t('roadmap.plan_forecast.title')}
    >
      <div className="chart-card-head">
        <h2>{t('roadmap.plan_forecast.title')}</h2>
      </div>
      {error !== null && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data !== undefined &&
        (data.data.plans.length === 0 ? (
          <p>{t('roadmap.plan_forecast.none')}</p>
        ) : (
          <Forecast shown={shown} forecast={data.data} />
        ))}
    </section>
  );
}

function Forecast({ shown, forecast }: { shown: ShownRoadmap; forecast: PlanForecast }) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  const share = useShare();
  const id = useId();
  const { plans, steps, left_out } = forecast;
  // While it is dragged; the address gets the place it is left at.
  const [dragged, drag] = useState<number>();
  const at = Math.min(dragged ?? shown.done ?? plans.length, plans.length);
  const step = steps[at];
  const summary = t('roadmap.plan_forecast.said', {
    count: at,
    score: score(step?.current ?? null),
    percent: share(step?.percent ?? 0),
    days: formats.number(step?.days ?? 0),
  });
  return (
    <>
      <div className="what-if-slider">
        <label id={id}>{t('roadmap.plan_forecast.slider')}</label>
        <Slider
          size="small"
          value={at}
          min={0}
          max={plans.length}
          aria-labelledby={id}
          aria-valuetext={summary}
          valueLabelDisplay="auto"
          onChange={(_, value) => drag(value)}
          onChangeCommitted={(_, value) => {
            drag(undefined);
            shown.change({ plans: String(value) }, { replace: true });
          }}
        />
      </div>
      <p className="what-if-said" aria-live="polite">
        {summary}
      </p>
      <ForecastRisks forecast={forecast} at={at} />
      <ForecastPlans forecast={forecast} at={at} />
      {left_out.without_risks > 0 && (
        <p>{t('roadmap.plan_forecast.without_risks', { number: formats.number(left_out.without_risks) })}</p>
      )}
      {left_out.hidden_risks > 0 && (
        <p>{t('roadmap.plan_forecast.hidden_risks', { number: formats.number(left_out.hidden_risks) })}</p>
      )}
    </>
  );
}

interface ForecastProps {
  forecast: PlanForecast;
  /** How many of the first plans are thought to be done. */
  at: number;
}

/** Each risk as it stands now, and as it would. */
function ForecastRisks({ forecast, at }: ForecastProps) {
  const { t } = useTranslation('maturity-roadmap');
  if (forecast.risks.length === 0) return null;
  return (
    <div className="plan-forecast-table">
      <table aria-label={t('roadmap.plan_forecast.risks')}>
        <thead>
          <tr>
            <th scope="col">{t('roadmap.plan_forecast.risk')}</th>
            <th scope="col">{t('roadmap.plan_forecast.residual_now')}</th>
            <th scope="col">{t('roadmap.plan_forecast.residual_then')}</th>
          </tr>
        </thead>
        <tbody>
          {forecast.risks.map(({ id, ref, title, residuals }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={riskLink('view', id)}>
                  <bdi>{ref}</bdi> <span dir="auto">{title}</span>
                </Link>
              </th>
              <td>
                <RiskLevel level={residuals[0]?.residual?.level} />
              </td>
              <td>
                <RiskLevel level={residuals.findLast(({ plans }) => plans <= at)?.residual?.level} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The plans in their order, and where each leads. */
function ForecastPlans({ forecast: { plans, steps }, at }: ForecastProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const score = useScore();
  return (
    <div className="plan-forecast-table">
      <table aria-label={t('roadmap.plan_forecast.plans')}>
        <thead>
          <tr>
            <th scope="col">{t('roadmap.list.rank')}</th>
            <th scope="col">{t('roadmap.plan_forecast.plan')}</th>
            <th scope="col" className="is-number">
              {t('roadmap.list.so_far')}
            </th>
            <th scope="col" className="is-number">
              {t('roadmap.list.score_then')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ plan }, index) => (
            // Its place is what it is known by: who does not see a plan is not told which it is.
            <tr key={plan?.id ?? index} data-thought-done={index < at || undefined}>
              <td>{formats.number(index + 1)}</td>
              <th scope="row">
                {plan === null ? (
                  t('roadmap.plan_forecast.unseen')
                ) : (
                  <Link to={planLink('view', plan.id)}>
                    <bdi>{plan.ref}</bdi> <span dir="auto">{plan.title}</span>
                  </Link>
                )}
              </th>
              <td className="is-number">{formats.number(steps[index + 1]?.days ?? 0)}</td>
              <td className="is-number">{score(steps[index + 1]?.current ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
