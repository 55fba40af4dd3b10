import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { BarContent } from '#app/shell/frame/BarContent.tsx';
import { Logo } from '#app/shell/frame/Logo.tsx';
import { HorizontalNavigation } from './HorizontalNavigation.tsx';
import { UnitSelect } from './NavbarParts.tsx';

interface HorizontalNavbarProps {
  /** Layout3 has its logo in the toolbar, and its navigation small and at the start. */
  dense: boolean;
  contained: number | undefined;
}

/** The navigation as a bar across the page. */
export function HorizontalNavbar({ dense, contained }: HorizontalNavbarProps) {
  const { t } = useTranslation('shell');
  return (
    <aside aria-label={t('navbar')} className="bar bar-navigation not-printed">
      <BarContent contained={contained}>
        {!dense && <Logo />}
        <div className={dense ? 'navigation-place' : 'navigation-place is-at-end'}>
          <HorizontalNavigation dense={dense} />
        </div>
        <div className="navigation-unit">
          <UnitSelect />
        </div>
      </BarContent>
    </aside>
  );
}
