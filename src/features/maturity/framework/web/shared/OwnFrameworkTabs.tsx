import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useOwnFrameworks } from './own-frameworks.hooks.ts';
import { FrameworkLinks } from './FrameworkLinks.tsx';
import type { FrameworkInView } from './maturity-paths.ts';

interface OwnFrameworkTabsProps {
  framework: FrameworkInView;
  /** The same page about another framework. */
  link: (framework: FrameworkInView) => string;
}

/** The ways to the same page of the organisation's other frameworks, where there are several. */
export function OwnFrameworkTabs({ framework, link }: OwnFrameworkTabsProps) {
  const { t } = useTranslation('maturity');
  const { own = [] } = useOwnFrameworks();
  const ways = own
    .filter(({ id, assessments }) => assessments !== 0 || id === framework.framework_id)
    .map(({ id, name }) => ({ view: { framework: 'custom' as const, framework_id: id }, name }));
  if (ways.length < 2) return null;
  return <FrameworkLinks label={t('list.frameworks')} ways={ways} current={framework} link={link} />;
}
