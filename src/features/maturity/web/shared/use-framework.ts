import { matchPath, useLocation } from 'react-router';
import { maturityFrameworks, type MaturityFramework } from '../../maturity-content.contract.ts';
import { maturityPaths } from './maturity-paths.ts';

/** The framework the screen at this address is about. */
export function useFramework(): MaturityFramework {
  const { pathname } = useLocation();
  const found = maturityFrameworks.find((framework) =>
    Object.values(maturityPaths[framework]).some((path) => matchPath(path, pathname) !== null),
  );
  if (found === undefined) throw new Error(`no screen of a framework at ${pathname}`);
  return found;
}
