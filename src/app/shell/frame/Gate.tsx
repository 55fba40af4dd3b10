import { useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { useSession } from '#platform/web/session/session.hooks.ts';
import { lastSessionEnd } from '#platform/web/session/session.ts';
import { guard, handleOf } from '#app/shell/start/guard.ts';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';

/** Stands before every screen: on each navigation, and whenever a session begins or ends. */
export function Gate() {
  const { pathname, search, hash, key } = useLocation();
  const session = useSession();
  const handle = handleOf(useMatches().at(-1));
  const { redirectUrl: remembered } = useArrival<{ redirectUrl: unknown }>();
  // Where one was when there last was a session: a sign-out leads home from there, and from nowhere else.
  const [heldAt, setHeldAt] = useState<string>();
  if (session !== undefined && heldAt !== key) setHeldAt(key);
  const redirect = guard(handle, session, {
    attempted: `${pathname}${search}${hash}`,
    remembered,
    end: lastSessionEnd(),
    endedHere: heldAt === key,
  });
  if (redirect === undefined) return <Outlet />;
  const target = redirect.redirectUrl === undefined ? undefined : { redirectUrl: redirect.redirectUrl };
  return <Navigate to={redirect.to} replace state={target} />;
}
