import type { RouteObject } from 'react-router';
import { signInScreens } from '#features/identity/sign-in/web/sign-in.screens.ts';
import { invitationGuestScreens } from '#features/organisation/invitation/web/invitation-guest.screens.ts';
import { registrationScreens } from '#features/organisation/registration/web/registration.screens.ts';

/** What is outside of the app's frame: known from the first file on, for those who have no session. */
export const guestScreens: RouteObject[] = [
  ...signInScreens,
  ...registrationScreens,
  ...invitationGuestScreens,
];
