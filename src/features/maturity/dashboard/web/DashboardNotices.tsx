import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { maturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { feature } from './maturity-dashboard.hooks.ts';
import './notices.css';

/** What a reader must know before the figures are believed. */
export function DashboardNotices({
  dashboard,
  mayStart,
}: {
  dashboard: MaturityDashboard;
  mayStart: boolean;
}) {
  const { t } = useTranslation(feature);
  const { framework, source, flags, departments, previous_of, without_previous } = dashboard;
  const missing = departments.filter(({ id, assessment }) => id !== null && assessment === null).length;
  const leftOut = without_previous.map(({ name }) => name ?? t('screen.own_assessment'));
  return (
    <ul className="dashboard-notices" data-uncovered>
      {framework !== source && (
        <li>
          {t('screen.notice.from_cis')}{' '}
          {mayStart && <Link to={maturityPaths.nist.add}>{t('screen.notice.from_cis_start')}</Link>}
        </li>
      )}
      {flags.map((flag) => (
        <li key={flag}>{t(`screen.notice.${flag}`, { count: missing })}</li>
      ))}
      {previous_of > 0 && leftOut.length > 0 && (
        <li>{t('screen.notice.without_previous', { names: leftOut.join(t('screen.between')) })}</li>
      )}
    </ul>
  );
}
