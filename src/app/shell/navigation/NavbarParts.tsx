import { lazy, type ReactNode } from 'react';
import { AfterFirstPaint } from '#platform/web/ui/page/AfterFirstPaint.tsx';
import { DepartmentWords } from '#features/organisation/department/web/shared/DepartmentWords.tsx';
import { Logo } from '#app/shell/frame/Logo.tsx';
import { navbarWidth } from './navbar-width.ts';
import { NavigationList } from './NavigationList.tsx';

const DepartmentSelect = lazy(async () => ({
  default: (await import('#features/organisation/department/web/shared/DepartmentSelect.tsx'))
    .DepartmentSelect,
}));

/** The coloured top of the navigation: whose it is, and one button. */
export function NavbarHead({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <div className="navbar-head">
      <Logo open={open} />
      {children}
    </div>
  );
}

/** The Business Unit select; its words stand before it does. */
export const UnitSelect = () => (
  <AfterFirstPaint room={<DepartmentWords />}>
    <DepartmentSelect />
  </AfterFirstPaint>
);

/** The business unit that every screen speaks of, and the ways to the screens. */
export function NavbarBody({ open, onNavigate }: { open: boolean; onNavigate?: () => void }) {
  return (
    <div className="navbar-body">
      <div className="navbar-unit" style={{ width: navbarWidth, visibility: open ? undefined : 'hidden' }}>
        <UnitSelect />
      </div>
      <NavigationList open={open} onNavigate={onNavigate} />
    </div>
  );
}
