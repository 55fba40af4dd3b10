import type { Plugin, Rolldown } from 'vite';
import { textPath } from '#app/shell/start/text-path.ts';
import { BuiltFiles } from './built-files.ts';
import { steps } from './chunks.ts';
import { readScreens } from './screens.ts';

/** The JavaScript of a visit in English, by the step or screen that needs it; never a file twice in one visit. */
export interface Visits {
  /** The sign-in, before anybody types. */
  login: string[];
  /** What a session loads whichever screen it opens. */
  frame: string[];
  /** What each screen needs besides, by its address, and whether people open it first. */
  screens: Record<string, { files: string[]; first: boolean }>;
}

const textsOf = (namespace: string) => textPath(namespace, 'en');

/** Lists what visits load, for weigh.ts once everything is compressed. */
export const listVisits: Plugin = {
  name: 'list-visits',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const built = new BuiltFiles(Object.values(bundle));
      built.refuseCircles();
      const needs = (...sources: readonly (string | RegExp)[]) =>
        built.neededBy(...sources.map((source) => built.of(source)));
      const texts = '/shell/start/first-texts/en.ts';
      const login = needs(...steps.start, ...steps.shared, texts);
      const frame = needs(
        ...Object.values(steps).flat(),
        texts,
        '/identity/person/person.contract.ts',
        '/identity/session/session-token.contract.ts',
        textsOf('organisation-department'),
      );
      refuseFrameOutside(built, pagesOutside(this));
      const screens = (await readScreens()).map(({ path, source, texts, first }) => {
        const files = [...needs(source, ...texts.map(textsOf))].filter((file) => !frame.has(file));
        return [path, { files, first: first !== undefined }];
      });
      const visits: Visits = {
        login: [...login],
        frame: [...frame],
        screens: Object.fromEntries(screens) as Visits['screens'],
      };
      this.emitFile({ type: 'asset', fileName: '.vite/visits.json', source: JSON.stringify(visits) });
    },
  },
};

/** The pages of the screens that are outside of the app's frame (shell/start/guest-screens.ts). */
function pagesOutside(build: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>): string[] {
  const list = [...build.getModuleIds()].find((id) => id.endsWith('/shell/start/guest-screens.ts')) ?? '';
  const screens = build.getModuleInfo(list)?.importedIds.filter((id) => id.endsWith('.screens.ts')) ?? [];
  return screens.flatMap((id) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** Whoever opens these pages may have no session, and nothing of the app is loaded yet: refuses a build in which one of them waits for the
 *  frame, or for what every screen of the app has. */
function refuseFrameOutside(built: BuiltFiles, pages: readonly string[]): void {
  const ofApp = new Set([...steps.app, ...steps.frame].map((source) => built.of(source)));
  if (pages.length === 0) throw new Error('no page outside of the frame was found');
  for (const page of pages)
    for (const file of built.neededBy(built.of(page)))
      if (ofApp.has(file)) throw new Error(`${page} is outside of the frame and loads it: ${file}`);
}
