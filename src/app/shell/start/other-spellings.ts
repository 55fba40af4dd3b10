import { createElement } from 'react';
import { Navigate, useLocation, type RouteObject } from 'react-router';
import type { ScreenHandle } from './guard.ts';

/** Addresses that people write otherwise than the specification, and those of our screens, each by what it begins with. */
const spellings: readonly [other: string, own: string][] = [
  ['/apps/maturity/cis/add', '/apps/maturrity/cis/add'],
  ['/apps/maturity/ISO/add', '/apps/maturrity/ISO/add'],
  ['/apps/maturrity/nist/add', '/apps/maturity/nist/add'],
  ['/apps/maturrity/own/add', '/apps/maturity/own/add'],
  ['/apps/maturrity/cis', '/apps/maturity/cis'],
  ['/apps/maturrity/ISO', '/apps/maturity/ISO'],
  ['/apps/maturrity/nist', '/apps/maturity/nist'],
  ['/apps/maturrity/own', '/apps/maturity/own'],
  ['/apps/maturrity/roadmap', '/apps/maturity/roadmap'],
  ['/apps/maturrity/compare', '/apps/maturity/compare'],
  ['/apps/maturrity/import', '/apps/maturity/import'],
  ['/likelihood', '/likelyhood'],
  ['/apps/scrumboard', '/apps/scrumboard/boards'],
];

function ToOwnSpelling({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return createElement(Navigate, { to: `${to}${search}${hash}`, replace: true });
}

/** Either spelling leads to the same screen, with what stands behind it in the address. */
export const otherSpellings: RouteObject[] = spellings.map(([path, to]) => ({
  path,
  handle: { needs: 'user' } satisfies ScreenHandle,
  Component: () => createElement(ToOwnSpelling, { to }),
}));
