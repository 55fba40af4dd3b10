import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteVisit } from './site.ts';
import type { Visits } from './visits.ts';

/** The most JavaScript a visit may load, in bytes as they travel (docs/decisions/0055-chunks-from-screens.md). */
const most = { login: 130_000, frame: 250_000, first: 320_000, home: 100_000 };

interface Weighed {
  what: string;
  bytes: number;
  files: number;
  /** A screen that people open later has none. */
  most?: number | undefined;
}

/** What visits to the app in this folder weigh. The files have their compressed copies beside them. */
export function weigh(folder: string): Weighed[] {
  const visits = JSON.parse(readFileSync(join(folder, '.vite/visits.json'), 'utf8')) as Visits;
  const site = JSON.parse(readFileSync(join(folder, '.vite/site.json'), 'utf8')) as SiteVisit;
  const weighed = (what: string, files: readonly string[], most?: number): Weighed => ({
    what,
    bytes: files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0),
    files: files.length,
    most,
  });
  const screens = Object.entries(visits.screens).map(([path, { files, first }]) =>
    weighed(path, [...visits.frame, ...files], first ? most.first : undefined),
  );
  return [
    weighed('the home page before scrolling', site.before, most.home),
    weighed('the home page, all of it', site.whole),
    weighed('the sign-in', visits.login, most.login),
    weighed("before a page's own", visits.frame, most.frame),
    ...screens,
  ];
}

/** Prints what visits weigh, and refuses a build in which one weighs more than it may. */
export function printWeights(folder: string): void {
  const weights = weigh(folder);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { what, bytes, files, most } of weights)
    console.log(
      `${kB(bytes).padStart(9)} in ${String(files).padStart(2)} files  ${what}${most === undefined ? '' : ` (at most ${kB(most)})`}`,
    );
  const heavy = weights.filter(({ bytes, most = Infinity }) => bytes > most).map(({ what }) => what);
  if (heavy.length > 0) throw new Error(`too much JavaScript: ${heavy.join(', ')}`);
}
