import { useMemo } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import { maturityFrameworks } from '../../framework-content.contract.ts';
import {
  maturityDashboardPaths,
  maturityPaths,
  ownMaturityPaths,
  type FrameworkInView,
} from './maturity-paths.ts';

/** The framework the screen at this address is about. One of the organisation's own is named by `?framework=`, or not yet. */
export function useFrameworkInAddress(): FrameworkInView {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const named = search.get('framework');
  return useMemo(() => {
    const isAt = (path: string) => matchPath(path, pathname) !== null;
    if (Object.values(ownMaturityPaths).some(isAt)) return { framework: 'custom', framework_id: named };
    const found = maturityFrameworks.find((one) =>
      [...Object.values(maturityPaths[one]), maturityDashboardPaths[one]].some(isAt),
    );
    if (found === undefined) throw new Error(`no screen of a framework at ${pathname}`);
    return { framework: found, framework_id: null };
  }, [pathname, named]);
}
