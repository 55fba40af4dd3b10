import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { maturityFrameworks, type MaturityFramework } from '../../maturity-content.contract.ts';
import { maturityPaths } from '../shared/maturity-paths.ts';
import './framework-tabs.css';

/** The ways to the lists of the other frameworks, in the same business unit. */
export function FrameworkTabs({ framework }: { framework: MaturityFramework }) {
  const { t } = useTranslation('maturity');
  const [search] = useSearchParams();
  const unit = search.get('dpt');
  return (
    <nav className="framework-tabs" aria-label={t('list.frameworks')}>
      {maturityFrameworks.map((one) => (
        <Link
          key={one}
          to={`${maturityPaths[one].list}${unit === null ? '' : `?dpt=${unit}`}`}
          aria-current={one === framework ? 'page' : undefined}
        >
          {t(`words.framework.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
