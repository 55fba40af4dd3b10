/** What a screen says that people open first: its files are fetched, and its first answers asked for, before the app runs
 *  (docs/decisions/0028-preload-of-the-first-visit.md). Plain data, because the build copies it into the first file of the page. */
export interface FirstScreen {
  /** Read at once. In `path`, `:name` is what the page's address says under that name; without it nothing is read. `query` goes
   *  along, with what the page's address says instead where it says something. */
  reads?: { path: string; query: Readonly<Record<string, string>> };
  /** Read of the business unit that is shown, in the place of `:unit`, or of the whole organisation. */
  readsOf?: { whole: string; unit: string };
}

/** A route's `lazy` that says what it brings along: the build reads it (run/web-build/screens.ts). */
export interface LoadedWithTexts {
  readonly features: readonly string[];
  readonly load: () => Promise<unknown>;
}

/** The call that `reads` means at an address with this query; nothing where the address names too little. */
export function readBy({ path, query }: NonNullable<FirstScreen['reads']>, search: URLSearchParams) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (!names.every((name) => search.has(name))) return undefined;
  const sent = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    search.get(name) ?? value,
  ]);
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(search.get(name) ?? ''));
  return `${named}?${new URLSearchParams(sent)}`;
}

/** The call that `readsOf` means while this business unit is shown, or the whole organisation. */
export const readOf = ({ whole, unit }: NonNullable<FirstScreen['readsOf']>, shown: string | undefined) =>
  shown === undefined ? whole : unit.replace(':unit', shown);
