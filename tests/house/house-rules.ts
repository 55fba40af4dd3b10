import { posix } from 'node:path';

/** Source text by path: `src/features/risk/record/risk.rules.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** Where a file stands: its floor, its thing, its room, its role. */
export interface Place {
  path: string;
  floor: 'platform' | 'features' | 'app' | 'outside';
  /** `risk/record`: its area and its name. A file that lies in no thing has the area alone. */
  thing: string | undefined;
  /** `shared` may be read by both sides. */
  room: 'shared' | 'server' | 'web' | 'text' | 'test';
  role: string | undefined;
  /** Other things may use it. */
  open: boolean;
}

const rooms = ['server', 'web', 'text'];
const homeOfRole: Readonly<Record<string, string>> = {
  table: 'server',
  queries: 'server',
  service: 'server',
  routes: 'server',
  jobs: 'server',
  presenter: 'server',
  worker: 'server',
  screens: 'web',
  hooks: 'web',
};
/** What a file is, after its thing's name (house.md 6; docs/decisions/0049-two-levels.md). */
const roles = [
  ...Object.keys(homeOfRole),
  'contract',
  'workflow',
  'record',
  'rules',
  'text',
  'content',
  'test',
  'e2e',
];
const serverRoles = [...Object.keys(homeOfRole).filter((role) => homeOfRole[role] === 'server'), 'content'];
const openRoles = ['contract', 'workflow', 'record', 'rules', 'table'];
const homeless = 'utils util helpers helper common misc types constants index'.split(' ');
const webPartsOfApp = /^src\/app\/(shell\/|theme\/|web\.tsx$|screens\.ts$)/;

export function placeOf(path: string): Place {
  const [, floorName = '', area = '', name = ''] = path.split('/');
  const floor = (['platform', 'features', 'app'] as const).find((one) => one === floorName) ?? 'outside';
  const role = /\.(\w+)\.tsx?$/.exec(path)?.[1];
  const has = (room: string) => path.includes(`/${room}/`);
  const room =
    role === 'test' || role === 'e2e'
      ? 'test'
      : has('text')
        ? 'text'
        : has('web') || webPartsOfApp.test(path)
          ? 'web'
          : has('server') || floor === 'app'
            ? 'server'
            : 'shared';
  const isInThing = !rooms.includes(name) && path.split('/').length > 4;
  return {
    path,
    floor,
    thing: floor === 'features' ? (isInThing ? `${area}/${name}` : area) : undefined,
    room,
    role,
    open: openRoles.includes(role ?? '') || has('shared'),
  };
}

const importing =
  /(?:^|[^\w.])(?:import|export)\s+(?:[\w*\s{},$]+?\s+from\s*)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]\s*\)/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** What a file imports: packages by name, files by path. */
export const importsOf = (path: string, source: string): string[] =>
  [...source.replaceAll(comments, ' ').matchAll(importing)].map(([, still, lazy]) => {
    const name = (still ?? lazy) as string;
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
    if (name.startsWith('#tests/')) return name.slice(1);
    return name.startsWith('#') ? `src/${name.slice(1)}` : name;
  });

const isFile = (name: string) => /^(src|tests|seeds|bench|run)\//.test(name);

/** Packages that stay home, and the files that are their home. */
const homes: [package_: RegExp, home: RegExp][] = [
  [/^(@fastify\/|fastify$)/, /^src\/(platform\/server\/|app\/[^/]+$)/],
  [/^drizzle-orm/, /\/server\//],
  [/^pg$/, /\/server\//],
  [/^sharp$/, /^src\/platform\/server\/pictures\//],
  [/^(bidi-js|@myriaddreamin\/)/, /^src\/platform\/server\/documents\//],
  [/^(saxes|csv-parse|yauzl)(\/|$)/, /^src\/platform\/server\/sheets\//],
  [/^altcha-lib/, /^src\/platform\/(server|web)\/captcha\//],
  [/^@simplewebauthn\/server$/, /^src\/features\/identity\/passkey\/server\//],
  [/^otplib$/, /^src\/features\/identity\/second-factor\/server\//],
  [/^@zxcvbn-ts\//, /^src\/features\/identity\/password\/server\//],
  [/^(openid-client|@node-saml\/|ldapts)/, /^src\/features\/identity\/single-sign-on\/server\//],
  [/^rrule$/, /^src\/features\/treatment\/task\/server\//],
  [/^pg-boss$/, /^src\/platform\/server\/queue\//],
  [/^nodemailer/, /^src\/platform\/server\/mail\//],
  [/^prom-client$/, /^src\/platform\/server\/metrics\//],
  [/^@tanstack\/react-query/, /^src\/platform\/web\/|\.hooks\.tsx?$|^src\/app\//],
  [/^react-hook-form$/, /\/web\//],
  [/^echarts/, /^src\/platform\/web\/ui\/charts\//],
  [
    /^(react|@mui|@emotion|i18next|dayjs|lucide)/,
    /\/web\/|^src\/app\/(shell|theme)\/|^src\/app\/(web\.tsx|screens\.ts)$/,
  ],
  [/^(node:|jose$|@node-rs\/)/, /\/server\/|^src\/app\//],
];

const order = { platform: 0, features: 1, app: 2, outside: 3 };

/** Why this file may not import that one; nothing when it may. */
function wrongBetween(from: Place, to: Place): string | undefined {
  if (from.room === 'test') return undefined;
  if (to.path.startsWith('tests/')) return 'the product imports a test';
  if (to.floor === 'outside') return from.floor === 'app' ? undefined : 'only app reaches outside src';
  if (order[to.floor] > order[from.floor]) return `${from.floor} imports ${to.floor}`;
  if (to.room === 'test') return 'the product imports a test';
  // A thing's texts are one file to the browser; below its folder they are as many as there are slices.
  // An area may speak one language space: its own `text/` puts the texts of its things together.
  if (from.room === 'text')
    return to.room === 'text' &&
      from.floor === to.floor &&
      (from.thing === to.thing || to.thing?.startsWith(`${from.thing}/`))
      ? undefined
      : 'a text imports';
  if (from.room === 'shared' && to.room !== 'shared') return `a shared file imports ${to.room}`;
  if (from.room === 'web' && to.room === 'server') return 'web imports server';
  if (from.room === 'server' && to.room === 'web') return 'server imports web';
  if (to.floor === 'features') {
    const isOne = (...roles: string[]) => roles.includes(to.role ?? '');
    if (from.role === 'contract' && !isOne('contract', 'workflow', 'record'))
      return 'a contract imports what is neither contract, workflow nor record';
    if (from.role === 'workflow' && !isOne('contract', 'workflow', 'rules'))
      return 'a workflow imports what is neither contract nor rules';
    if (from.role === 'rules' && !isOne('contract', 'workflow', 'rules'))
      return 'rules import what is neither contract, workflow nor rules';
  }
  if (from.thing !== undefined && to.thing !== undefined && from.thing !== to.thing && !to.open)
    return `${from.thing} reaches into ${to.thing}`;
  return undefined;
}

/** What a file of the product imports, against the floors, the rooms and the homes of packages. */
function wrongImport(from: Place, name: string): string | undefined {
  if (isFile(name)) {
    const why = wrongBetween(from, placeOf(name));
    return why === undefined ? undefined : `${why} (${name})`;
  }
  if (from.room === 'test' || from.floor === 'outside') return undefined;
  if (from.room === 'text') return `a text imports (${name})`;
  if (from.room === 'shared') return /^zod(\/|$)/.test(name) ? undefined : `a shared file imports ${name}`;
  return homes.some(([packages, home]) => packages.test(name) && !home.test(from.path))
    ? `${name} stays home`
    : undefined;
}

/** Everything the sources of `src` do that the house forbids, one sentence each. */
export function brokenRules(sources: Sources): string[] {
  const found: string[] = [];
  const between = new Map<string, Set<string>>();
  const files = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    const from = placeOf(path);
    found.push(...wrongNames(from, source).map((why) => `${path}: ${why}`));
    found.push(...wrongForms(from, source).map((why) => `${path}: ${why}`));
    const imported = importsOf(path, source);
    if (from.room !== 'test') files.set(path, new Set(imported.filter(isFile)));
    for (const name of imported) {
      const why = wrongImport(from, name);
      if (why !== undefined) found.push(`${path}: ${why}`);
      const to = isFile(name) ? placeOf(name) : undefined;
      if (from.room !== 'test' && from.thing && to?.thing && from.thing !== to.thing)
        between.set(from.thing, (between.get(from.thing) ?? new Set()).add(to.thing));
    }
  }
  return [
    ...found,
    ...wrongSql(sources),
    ...circlesIn(between, 'things'),
    // Lint finds those of imports at the start; these come with imports on demand.
    ...circlesIn(files, 'files'),
  ];
}

/** Where numbers, days and the letters of a language get their form; a list of time zones, and what reads or names one. */
const formsAreMade =
  /^src\/(platform\/contract\/(format|today|time-zone)\.ts|features\/workspace\/profile\/|features\/identity\/person\/person\.contract\.ts)/;
const madeByHand = [
  [/\.toLocale(String|DateString|TimeString|UpperCase|LowerCase)\(/, 'formats'],
  [/new Intl\.(NumberFormat|DateTimeFormat)\(\w/, 'formats'],
  [/\$\{[^}]+\} %`/, 'formats.percent'],
] as const;
/** The same of what a screen says, where a figure is more than its digits. */
const saidByHand = [
  [/>\s*\{[^{}]*\.toFixed\(/, 'formats.number'],
  [/\.toISOString\(\)\.slice\(/, 'formats.day'],
] as const;

/** Numbers and dates that people read are written by the reader's language, and so by `platform/contract/format.ts`. */
function wrongForms({ path, room }: Place, source: string): string[] {
  if (room === 'test' || room === 'text' || formsAreMade.test(path)) return [];
  return (room === 'web' ? [...madeByHand, ...saidByHand] : madeByHand).flatMap(([form, instead]) =>
    form.test(source) ? [`is formatted by hand, not by ${instead}`] : [],
  );
}

const exportsHook = /^export (?:(?:async )?function|const) use[A-Z]/m;

function wrongNames({ path, floor, thing, role, room }: Place, source: string): string[] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = file.replace(/\.\w+$/, '').split('.')[0] as string;
  const wrong: string[] = [];
  if (homeless.includes(name)) wrong.push(`"${name}" says nothing about what is inside`);
  if (floor === 'features' && !thing?.includes('/') && room !== 'text')
    wrong.push('stands in no thing: features have an area and a thing');
  if (!/\.tsx?$/.test(file)) return wrong;
  if (role !== undefined && role !== 'd' && !roles.includes(role)) wrong.push(`"${role}" is no role`);
  if (file.endsWith('.tsx') && floor !== 'app' && role !== 'hooks' && !/^[A-Z][A-Za-z0-9]+\.tsx$/.test(file))
    wrong.push('a component is named in PascalCase');
  if (file.endsWith('.ts') && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z0-9]+)*\.ts$/.test(file))
    wrong.push('a file is named in small letters with hyphens');
  const home = homeOfRole[role ?? ''];
  if (floor === 'features' && home !== undefined && home !== room)
    wrong.push(`a ${role} file lives in ${home}`);
  if (floor === 'features' && room === 'server' && !serverRoles.includes(role ?? ''))
    wrong.push('has no role: a file of a server folder is called thing.role.ts');
  if (room === 'web' && file.startsWith('use-')) wrong.push('hooks live in <what>.hooks.ts');
  if (room === 'web' && file.endsWith('.ts') && role !== 'hooks' && exportsHook.test(source))
    wrong.push('exports a hook: hooks live in <what>.hooks.ts');
  return wrong;
}

/** Tables by name, each with the file that describes it. */
const tablesIn = (sources: Sources): Map<string, Place> =>
  new Map(
    [...sources]
      .filter(([path]) => path.endsWith('.table.ts'))
      .flatMap(([path, source]) =>
        [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map(
          ([, name]) => [name as string, placeOf(path)] as const,
        ),
      ),
  );

/** Comments, and what is said to people. */
const unread = /--[^\n]*|raise\s+exception\s+'[^']*'/gi;

/** SQL files name the platform's tables and those of things that theirs already uses: the platform none of a thing's. */
function wrongSql(sources: Sources): string[] {
  const tables = tablesIn(sources);
  const uses = (thing: string, other: string) =>
    [...sources].some(
      ([path, source]) =>
        placeOf(path).thing === thing &&
        importsOf(path, source).some((name) => placeOf(name).thing === other),
    );
  return [...sources].flatMap(([path, source]) => {
    if (!path.endsWith('.sql')) return [];
    const from = placeOf(path);
    const words = new Set(source.replaceAll(unread, ' ').match(/\w+/g));
    return [...tables].flatMap(([table, { floor, thing }]) => {
      if (!words.has(table) || floor === 'platform' || thing === from.thing) return [];
      if (from.thing === undefined) return [`${path}: platform names a table of ${thing} (${table})`];
      return uses(from.thing, thing as string) ? [] : [`${path}: names a table of ${thing} (${table})`];
    });
  });
}

function circlesIn(between: ReadonlyMap<string, ReadonlySet<string>>, of: 'things' | 'files'): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (thing: string, trail: readonly string[]) => {
    if (trail.includes(thing)) {
      const circle = trail.slice(trail.indexOf(thing));
      const first = circle.indexOf(circle.toSorted()[0] as string);
      // Each circle once: written from its first name in the alphabet.
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      found.push(`${of} form a circle: ${[...turned, turned[0]].join(' -> ')}`);
      return;
    }
    if (done.has(thing)) return;
    for (const next of between.get(thing) ?? []) walk(next, [...trail, thing]);
    done.add(thing);
  };
  for (const thing of between.keys()) walk(thing, []);
  return [...new Set(found)];
}
