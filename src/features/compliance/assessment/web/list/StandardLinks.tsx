import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { compliancePage, pathOfStandard } from '../../compliance-path.rules.ts';
import { useStandards } from '../shared/standards.hooks.ts';
import '#features/maturity/framework/web/shared/framework-links.css';

/** The ways to the lists of the other standards, and to that of all. */
export function StandardLinks({ current }: { current: StandardKey }) {
  const { t } = useTranslation('compliance-assessment');
  const { standards = [] } = useStandards();
  const unit = useSearchParams()[0].get('dpt');
  const search = unit === null ? '' : `?dpt=${unit}`;
  return (
    <nav className="framework-links not-printed" aria-label={t('list.standards')}>
      <Link to={{ pathname: compliancePage, search }}>{t('list.every_standard')}</Link>
      {standards.map(({ key, name }) => (
        <Link
          key={key}
          to={{ pathname: pathOfStandard(key), search }}
          aria-current={key === current ? 'page' : undefined}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
