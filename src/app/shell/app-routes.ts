import type { RouteObject } from 'react-router';
import { screens } from '../screens.ts';
import { SignedInApp } from './SignedInApp.tsx';
import { ToStart } from './ToStart.tsx';

/** What a session opens. Loaded when there is one, so that the sign-in stays light. */
export const appRoutes: RouteObject[] = [
  { Component: SignedInApp, children: screens },
  { path: '*', Component: ToStart },
];
