import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { PagePlaceholder } from './PagePlaceholder.tsx';

/** Paths that were open in this tab: their code is there. */
const opened = new Set<string>();

/** Where the page stands: the page itself, or at once the placeholder while the code of one that was never open is on its way. */
export function PageArea() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  useEffect(() => {
    opened.add(pathname);
  }, [pathname]);
  if (next !== undefined && next.pathname !== pathname && !opened.has(next.pathname))
    return <PagePlaceholder />;
  return (
    <>
      {next !== undefined && (
        <LinearProgress sx={{ position: 'sticky', top: 0, zIndex: 20, height: 2, mb: '-2px' }} />
      )}
      <Suspense fallback={<PagePlaceholder />}>
        <Outlet />
      </Suspense>
    </>
  );
}
