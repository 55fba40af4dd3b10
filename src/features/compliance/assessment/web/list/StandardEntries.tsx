import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { standardsPage } from '#features/compliance/standard/standard-path.rules.ts';
import { pathOfStandard } from '../../compliance-path.rules.ts';
import { useStandards } from '../shared/standards.hooks.ts';
import { useCountOf } from './compliance-list.hooks.ts';
import './standard-entries.css';

/** The ways to the assessments by each standard, with how many there are. */
export function StandardEntries() {
  const { t } = useTranslation('compliance-assessment');
  const { offered } = useStandards();
  return (
    <nav className="standard-entries" aria-label={t('list.standards')}>
      {offered.map(({ key, name, provider }) => (
        <Entry key={key} standard={key} name={name} provider={provider} />
      ))}
      <Link className="dashboard-card" to={standardsPage}>
        <strong>{t('list.manage_standards')}</strong>
      </Link>
    </nav>
  );
}

interface EntryProps {
  standard: StandardKey;
  name: string;
  provider: string;
}

function Entry({ standard, name, provider }: EntryProps) {
  const { t } = useTranslation('compliance-assessment');
  const unit = useSearchParams()[0].get('dpt');
  const count = useCountOf(standard);
  return (
    <Link
      className="dashboard-card"
      to={{ pathname: pathOfStandard(standard), search: unit === null ? '' : `?dpt=${unit}` }}
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>
        <bdi>{provider}</bdi>
      </span>
      {/* Its room is kept while it is being counted. */}
      <span>{count === undefined ? ' ' : t('list.assessments', { count })}</span>
    </Link>
  );
}
