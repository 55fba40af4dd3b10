import { matchPath, matchRoutes, type RouteObject } from 'react-router';
import { mayCall, type Access, type Must } from '#platform/contract/access.ts';
import type { FirstScreen } from '#platform/web/first-screen.ts';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { lastSessionEnd, type Session, type SessionEnd } from '#platform/web/session/session.ts';
import type { ShellChange } from '#app/shell/settings/shell-settings.rules.ts';
import { invitationPaths } from '#features/organisation/invitation/web/invitation.screens.ts';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';

/** What a screen says about who may see it. */
export interface ScreenHandle {
  /** The access of the call the screen cannot live without: who may make it, may see it. By name, because a contract brings
   *  its schemas along; screens.test.ts holds it to the contract. */
  needs?: Access;
  /** Also for external auditors, to whom every other screen of members is closed. */
  auditorsToo?: boolean;
  guestOnly?: boolean;
  /** For everybody. */
  open?: boolean;
  /** Where what comes first is done; nobody else comes here. */
  does?: Must;
  /** Open to whoever must do something else first. */
  allowedDuring?: boolean;
  /** The frame around this screen, where it differs from what the person chose. */
  shell?: ShellChange;
  /** The screen is something one does: the command palette offers it. */
  action?: ScreenAction;
  /** As high as the window: what stands below it scrolls in. */
  fillsWindow?: boolean;
  /** People open it first. */
  first?: FirstScreen;
  /** Painted without the component library: what needs it stands in `MuiBoundary`. */
  plain?: boolean;
  /** Stays as it was left when somebody goes on: what is looked at again and again, and where nothing secret is typed. */
  isCached?: boolean;
}

/** What a route says of its screen: whoever declares one writes a `ScreenHandle`, which the router hands on unread. */
export const handleOf = (route: { handle?: unknown } | undefined): ScreenHandle | undefined =>
  route?.handle as ScreenHandle | undefined;

export interface Redirect {
  to: string;
  /** Where somebody was going, for after the sign-in. */
  redirectUrl?: string | undefined;
}

/** How somebody came to an address. */
export interface Visit {
  attempted: string;
  /** Where they wanted to go before they signed in. */
  remembered?: unknown;
  /** Why their session ended, if there was one. */
  end?: SessionEnd | undefined;
  /** Whether it ended while this address was open. */
  endedHere?: boolean;
}

/** Where what comes before everything else is done. */
const placeOf: Record<Must, string> = {
  set_password: signInPaths.setPassword,
  add_second_factor: signInPaths.secondFactor,
};

/** Whether the person may see the screen at this path; where to go instead, otherwise. */
export function guard(
  handle: ScreenHandle | undefined,
  session: Session | undefined,
  { attempted, remembered, end, endedHere = false }: Visit,
): Redirect | undefined {
  if (handle?.open) return undefined;
  if (session === undefined) {
    if (handle?.guestOnly) return undefined;
    const signedOut = end === 'signed_out' || end === 'signed_out_elsewhere';
    // Whoever signs out goes home from where they are; who comes to a screen later is asked to sign in.
    if (signedOut && endedHere) return { to: signInPaths.home };
    if (handle?.needs !== undefined) return { to: signInPaths.login, redirectUrl: attempted };
    return { to: end === undefined || signedOut ? signInPaths.home : signInPaths.login };
  }
  const { must, isFirstSignIn, type } = session.person;
  if (must !== undefined && handle?.does !== must && !handle?.allowedDuring)
    return { to: placeOf[must], redirectUrl: handle?.needs === undefined ? ownPath(remembered) : attempted };
  if (handle?.guestOnly || (handle?.does !== undefined && must === undefined))
    return { to: isFirstSignIn ? invitationPaths.members : (ownPath(remembered) ?? '/') };
  if (handle?.needs !== undefined && !mayCall(handle.needs, type, handle.auditorsToo)) return { to: '/' };
  return undefined;
}

/** A remembered path is followed on our own pages only; /homeroute never, nor the one that would sign out again. */
function ownPath(remembered: unknown): string | undefined {
  if (typeof remembered !== 'string' || !/^\/(?!\/)/.test(remembered)) return undefined;
  const [path = ''] = remembered.split(/[?#]/);
  const neverFollowed = [signInPaths.homeRoute, signInPaths.logout];
  return neverFollowed.every((one) => matchPath(one, path) === null) ? remembered : undefined;
}

/** The same decision for an address nobody has navigated to yet: a guest is led away before the app's screens are loaded. */
export function guardAddress(
  routes: RouteObject[],
  session: Session | undefined,
  attempted: string,
): Redirect | undefined {
  const [path] = attempted.split(/[?#]/);
  return guard(handleOf(matchRoutes(routes, path ?? '/')?.at(-1)?.route), session, {
    attempted,
    end: lastSessionEnd(),
  });
}
