import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import { ComplianceStatus } from '#features/compliance/assessment/web/shared/ComplianceStatus.tsx';
import { Link } from 'react-router';
import { shownFigures, type ComplianceDashboard } from '../compliance-dashboard.contract.ts';
import { feature, useCountedName } from './compliance-dashboard.hooks.ts';
import { assessmentLink } from './dashboard-links.ts';
import './compliance-rows.css';
import { entriesOf } from '#platform/contract/values/keys.ts';

/** Which assessments every figure is made of, and what was left out. */
export function CountedCard({ dashboard }: { dashboard: ComplianceDashboard }) {
  const { t } = useTranslation([feature, 'compliance-assessment']);
  const formats = useFormats();
  const percent = usePercent();
  const nameOf = useCountedName(dashboard);
  const left = entriesOf(dashboard.left_out);
  const leftOut = left.filter(([, count]) => count > 0);
  return (
    <section className="dashboard-card chart-card compliance-counted" aria-label={t('screen.counted')}>
      <div className="chart-card-head">
        <h2>{t('screen.counted')}</h2>
      </div>
      <div className="compliance-counted-room" tabIndex={0} role="group" aria-label={t('screen.counted')}>
        <table className="compliance-rows" aria-label={t('screen.counted')}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('screen.columns.assessment')}
              </th>
              <th scope="col">{t('web:field.status')}</th>
              <th scope="col">{t('screen.columns.until')}</th>
              {shownFigures.map((figure) => (
                <th key={figure} scope="col">
                  {t(`compliance-assessment:figure.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dashboard.counted.map((one) => (
              <tr key={one.id}>
                <td>
                  <bdi>{one.ref}</bdi>
                </td>
                <th scope="row">
                  <Link to={assessmentLink(one, dashboard)}>
                    <bdi>{one.name}</bdi>
                  </Link>
                  <span className="compliance-rows-where">
                    <bdi>{nameOf(one)}</bdi>
                  </span>
                </th>
                <td>
                  <ComplianceStatus status={one.status} />
                </td>
                <td>{formats.day(one.period.to)}</td>
                {shownFigures.map((figure) => (
                  <td key={figure}>{percent(one.figures[figure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {leftOut.length > 0 && (
        <p className="compliance-rows-all">
          <span>
            {t('screen.left_out.title')}{' '}
            {leftOut.map(([why, count]) => t(`screen.left_out.${why}`, { count })).join(t('screen.between'))}
          </span>
        </p>
      )}
    </section>
  );
}
