import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { maturityFrameworks } from '../../framework-content.contract.ts';
import { FrameworkLinks } from './FrameworkLinks.tsx';
import type { FrameworkInView } from './maturity-paths.ts';
import { useOwnFrameworks } from './own-frameworks.hooks.ts';

interface FrameworkTabsProps {
  framework: FrameworkInView;
  /** The same page about another framework. */
  link: (framework: FrameworkInView) => string;
  /** Only those that a new assessment can be by. */
  offered?: boolean;
}

/** The ways to the same page of the other frameworks: first those that are shipped. */
export function FrameworkTabs({ framework, link, offered = false }: FrameworkTabsProps) {
  const { t } = useTranslation('maturity');
  const { own = [] } = useOwnFrameworks();
  const ways = [
    ...maturityFrameworks.map((one) => ({
      view: { framework: one, framework_id: null },
      name: t(`words.framework.${one}`),
    })),
    ...own
      .filter(
        ({ id, status, assessments }) =>
          status === 'published' || id === framework.framework_id || (!offered && assessments !== 0),
      )
      .map(({ id, name }) => ({ view: { framework: 'custom' as const, framework_id: id }, name })),
  ];
  return <FrameworkLinks label={t('list.frameworks')} ways={ways} current={framework} link={link} />;
}
