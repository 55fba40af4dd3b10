import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { Link } from 'react-router';
import type { RiskStats } from '../risk-dashboard.contract.ts';
import { needsDoingRows } from './figure-rows.ts';
import type { LinkTo } from './risk-dashboard.hooks.ts';
import './needs-doing.css';

/** What waits for somebody, each with the way to its risks. */
export function NeedsDoingCard({ stats, linkTo }: { stats: RiskStats | undefined; linkTo: LinkTo }) {
  const { t } = useTranslation('risk-dashboard');
  const formats = useFormats();
  const waiting = stats === undefined ? [] : needsDoingRows(stats).filter(({ count }) => count > 0);
  return (
    <section className="dashboard-card chart-card" aria-label={t('screen.needs_doing.title')}>
      <div className="chart-card-head">
        <h2>{t('screen.needs_doing.title')}</h2>
      </div>
      {stats !== undefined && waiting.length === 0 && (
        <EmptyState>{t('screen.needs_doing.nothing')}</EmptyState>
      )}
      <ul className="needs-doing">
        {waiting.map(({ what, count, rows }) => (
          <li key={what}>
            <Link to={linkTo(rows)}>
              <span>{t(`screen.needs_doing.${what}`)}</span>
              <strong>{formats.number(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
