import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { useSession } from '#platform/web/session/session.hooks.ts';
import { guard, type ScreenHandle } from '#app/shell/start/guard.ts';

/** Stands before every screen: on each navigation, and whenever a session begins or ends. */
export function Gate() {
  const { pathname, search, hash, state } = useLocation();
  const session = useSession();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const remembered = (state as { redirectUrl?: unknown } | null)?.redirectUrl;
  const redirect = guard(handle, session, `${pathname}${search}${hash}`, remembered);
  if (redirect === undefined) return <Outlet />;
  const target = redirect.redirectUrl === undefined ? undefined : { redirectUrl: redirect.redirectUrl };
  return <Navigate to={redirect.to} replace state={target} />;
}
