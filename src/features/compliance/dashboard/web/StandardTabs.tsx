import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import '#features/maturity/framework/web/shared/framework-links.css';
import { useDashboardLink } from './compliance-dashboard.hooks.ts';

/** In the hand the one that is shown may lie beyond the edge. */
const intoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The ways to the same screen about one standard, and about all of them: the address remembers it. */
export function StandardTabs({ current }: { current: StandardKey | undefined }) {
  const { t } = useTranslation('compliance-assessment');
  const { standards = [] } = useStandards();
  const linkTo = useDashboardLink();
  const linkOf = (compliance_standard: string | undefined) =>
    linkTo({ compliance_standard, section: undefined });
  return (
    <nav className="framework-links not-printed" aria-label={t('list.standards')}>
      <Link to={linkOf(undefined)} aria-current={current === undefined ? 'page' : undefined}>
        {t('list.every_standard')}
      </Link>
      {standards.map(({ key, name }) => (
        <Link
          key={key}
          ref={key === current ? intoView : undefined}
          to={linkOf(key)}
          aria-current={key === current ? 'page' : undefined}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
