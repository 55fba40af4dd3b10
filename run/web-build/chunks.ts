import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { BuiltFiles } from './built-files.ts';
import { readScreens, type BuiltScreen } from './screens.ts';

const root = join(import.meta.dirname, '../..');

/** The app in the order in which it is loaded. What a step needs, and none before it, is in the step's file. */
export const steps = {
  start: ['/src/app/shell/start/preload.ts'],
  shared: ['/src/app/web.tsx'],
  app: ['/src/app/shell/start/app-routes.ts'],
  frame: [
    '/src/app/theme/LibraryTheme.tsx',
    '/src/app/shell/toolbar/ToolbarParts.tsx',
    '/src/app/shell/navigation/NavbarPin.tsx',
    '/src/features/organisation/department/web/shared/DepartmentSelect.tsx',
    '/src/app/shell/panels/PanelTab.tsx',
  ],
} as const;

/** What the frame and a title load by themselves once a screen stands. */
const later = [
  '/src/platform/web/ui/menus/MoreMenu.tsx',
  '/src/app/shell/navigation/ConditionalEntries.tsx',
  '/src/features/collaboration/notification/web/shared/NoticeBell.tsx',
];

/** Bytes before they are compressed. What few screens share and is larger is a file of its own. */
const small = 7_000;
/** The same, where no screen that people open first is among them. */
const tiny = 2_200;

/** Which file each shared module goes to, from a build that was left to split by itself: there every file holds what exactly the
 *  same entries need. */
export function planFiles(built: BuiltFiles, screens: readonly BuiltScreen[]): Map<string, string> {
  const plan = new Map<string, string>();
  const isPlaced = (file: string) => built.modulesOf(file).every((id) => plan.has(id));
  const place = (name: string, files: Iterable<string>, which?: (id: string) => boolean) => {
    for (const id of [...files].flatMap((file) => built.modulesOf(file)))
      if (!plan.has(id) && which?.(id) !== false) plan.set(id, name);
  };
  const neededFor = (sources: readonly string[]) =>
    built.neededBy(...sources.map((source) => built.of(source)));

  place('start', neededFor(steps.start));
  const started = new Set(plan.keys());
  // Libraries change seldom, and stay in the browser's cache.
  place('libraries', neededFor(steps.shared), (id) => id.includes('/node_modules/'));
  place('shared', neededFor(steps.shared));
  // What guests load when they begin to type, as far as the app has it too: calls with their schemas.
  const app = built.of(steps.app[0]);
  const guests = [...neededFor(steps.shared)].filter(
    (file) => !built.modulesOf(file).some((id) => started.has(id)),
  );
  const guestEntries = new Set(guests.flatMap((file) => built.chunks.get(file)?.dynamicImports ?? []));
  const guestNeeds = [...guestEntries].filter((file) => file !== app).map((file) => built.neededBy(file));
  const askedFor = (file: string) => guestNeeds.filter((files) => files.has(file)).length;
  place(
    'contracts',
    [...built.neededBy(app)].filter((file) => askedFor(file) > 0),
  );
  // What several pages of guests share, and none of the first files of the app: for that, none of them loads the frame.
  place(
    'guests',
    guestNeeds.flatMap((files) => [...files].filter((file) => askedFor(file) > 1 && !guestEntries.has(file))),
  );
  place('app', built.neededBy(app));

  const frame = neededFor(steps.frame);
  const pages = new Map<string, BuiltScreen>();
  for (const screen of screens.toSorted((one, other) => Number(!!one.first) - Number(!!other.first)))
    pages.set(built.of(screen.source), screen);
  const reached = new Map<string, Set<string>>();
  for (const page of pages.keys())
    for (const file of built.neededBy(page)) reached.set(file, (reached.get(file) ?? new Set()).add(page));
  const first = [...pages].filter(([, screen]) => screen.first !== undefined);
  const plain = first.filter(([, screen]) => screen.plain);
  const isFor = (file: string, some: typeof first) => some.some(([page]) => reached.get(file)?.has(page));
  const shared = [...reached.keys()].filter((file) => (reached.get(file)?.size ?? 0) > 1 && !isPlaced(file));
  const isWide = (file: string) => (reached.get(file)?.size ?? 0) >= pages.size / 2;
  const size = (file: string) => built.chunks.get(file)?.code.length ?? 0;
  // What needs a file that stands alone stands alone too: shared files never need one another in a circle.
  const joins = (file: string): boolean =>
    isPlaced(file) ||
    ((isWide(file) || size(file) <= (isFor(file, first) ? small : tiny)) &&
      (built.chunks.get(file)?.imports ?? []).every((other) => joins(other)));
  // By which first screens need it: none of them loads what only others do.
  const nameOf = (file: string) =>
    ['parts', ...first.flatMap(([page], index) => (reached.get(file)?.has(page) ? index + 1 : []))].join('-');
  // A page that is painted without the library must not bring it.
  place(
    'plain',
    [...frame].filter((file) => isFor(file, plain)),
  );
  place('frame', frame);
  // What follows a first screen by itself does not bring along what only the other screens share.
  place(
    'after-first',
    [...neededFor(later)].filter((file) => shared.includes(file) && joins(file) && !isFor(file, first)),
  );
  for (const file of shared) if (joins(file)) place(nameOf(file), [file]);
  return plan;
}

/** Splits the app into files by what its screens share. */
export function splitByScreens(plugins: PluginOption[]): Plugin {
  return {
    name: 'split-by-screens',
    apply: 'build',
    async config(config) {
      const { input: _, output: __, ...options } = config.build?.rolldownOptions ?? {};
      const alone = (await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins,
        build: { ...config.build, write: false, manifest: false, sourcemap: false, rolldownOptions: options },
      })) as Rolldown.RolldownOutput;
      const plan = planFiles(new BuiltFiles(alone.output), await readScreens());
      const names = [...new Set(plan.values())];
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: names.map((name, index) => ({
                  name,
                  test: (id: string) => plan.get(id) === name,
                  priority: names.length - index,
                })),
              },
            },
          },
        },
      };
    },
  };
}
