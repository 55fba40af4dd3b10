import { matchPath, matchRoutes, type RouteObject } from 'react-router';
import { mayCall, type Access } from '#platform/contract/access.ts';
import type { FirstScreen } from '#platform/web/first-screen.ts';
import type { ScreenAction } from '#platform/web/screen/screen-action.ts';
import { lastSessionEnd, type Session } from '#platform/web/session/session.ts';
import type { ShellChange } from '#app/shell/settings/shell-settings.rules.ts';
import { signInPaths } from '#features/identity/sign-in/web/sign-in-paths.ts';

/** What a screen says about who may see it. */
export interface ScreenHandle {
  /** The access of the call the screen cannot live without: who may make it, may see it. By name, because a contract brings
   *  its schemas along; screens.test.ts holds it to the contract. */
  needs?: Access;
  guestOnly?: boolean;
  /** For everybody. */
  open?: boolean;
  /** The frame around this screen, where it differs from what the person chose (shell.md 1.2). */
  shell?: ShellChange;
  /** The screen is something one does: the command palette offers it. */
  action?: ScreenAction;
  /** No wider than the container, in layouts that have one. */
  contained?: boolean;
  /** People open it first. */
  first?: FirstScreen;
  /** Painted without the component library: what needs it stands in `MuiBoundary`. */
  plain?: boolean;
  /** Stays as it was left when somebody goes on: what is looked at again and again, and where nothing secret is typed. */
  isCached?: boolean;
}

export interface Redirect {
  to: string;
  /** Where somebody was going, for after the sign-in. */
  redirectUrl?: string;
}

/** Whether the person may see the screen at this path; where to go instead, otherwise (shell.md 12.3). */
export function guard(
  handle: ScreenHandle | undefined,
  session: Session | undefined,
  attempted: string,
  remembered: unknown,
): Redirect | undefined {
  if (handle?.open) return undefined;
  if (session === undefined) {
    if (handle?.guestOnly) return undefined;
    const left = lastSessionEnd();
    if (handle?.needs === undefined || left === 'signed_out' || left === 'signed_out_elsewhere')
      return { to: signInPaths.home };
    return { to: signInPaths.login, redirectUrl: attempted };
  }
  if (handle?.guestOnly) return { to: ownPath(remembered) ?? '/' };
  if (handle?.needs !== undefined && !mayCall(handle.needs, session.person.type)) return { to: '/' };
  return undefined;
}

/** A remembered path is followed on our own pages only, and /homeroute never. */
function ownPath(remembered: unknown): string | undefined {
  if (typeof remembered !== 'string' || !/^\/(?!\/)/.test(remembered)) return undefined;
  return matchPath(signInPaths.homeRoute, remembered) === null ? remembered : undefined;
}

/** The same decision for an address nobody has navigated to yet: a guest is led away before the app's screens are loaded. */
export function guardAddress(
  routes: RouteObject[],
  session: Session | undefined,
  attempted: string,
): Redirect | undefined {
  const [path] = attempted.split(/[?#]/);
  return guard(
    matchRoutes(routes, path ?? '/')?.at(-1)?.route.handle as ScreenHandle | undefined,
    session,
    attempted,
    undefined,
  );
}
