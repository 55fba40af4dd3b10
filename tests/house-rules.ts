import { posix } from 'node:path';

/** Source text by path: `src/features/risk/risk.rules.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** Where a file stands: its floor, its feature, its room, its role. */
interface Place {
  path: string;
  floor: 'platform' | 'features' | 'app' | 'outside';
  feature: string | undefined;
  /** `shared` may be read by both sides. */
  room: 'shared' | 'server' | 'web' | 'text' | 'test';
  role: string | undefined;
  /** Other features may use it. */
  open: boolean;
}

const roles = 'contract rules text table queries service routes screens hooks test e2e'.split(' ');
const homeless = 'utils util helpers helper common misc types constants index'.split(' ');
const webPartsOfApp = /^src\/app\/(shell\/|theme\/|web\.tsx$|screens\.ts$)/;

export function placeOf(path: string): Place {
  const [, floorName = '', feature] = path.split('/');
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
  const open = ['contract', 'rules', 'table'].includes(role ?? '') || has('shared');
  return { path, floor, feature: floor === 'features' ? feature : undefined, room, role, open };
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
  [/^sharp$/, /^src\/platform\/server\/picture\//],
  [/^(pdfkit|fontkit|bidi-js)$/, /^src\/platform\/server\/document\//],
  [/^(@tanstack\/react-query|@tanstack\/react-table)/, /^src\/platform\/web\/|\.hooks\.ts$|^src\/app\//],
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
  // A feature's texts are one file to the browser; below its folder they are as many as there are slices.
  if (from.room === 'text')
    return to.room === 'text' && from.feature === to.feature && from.floor === to.floor
      ? undefined
      : 'a text imports';
  if (from.room === 'shared' && to.room !== 'shared') return `a shared file imports ${to.room}`;
  if (from.room === 'web' && to.room === 'server') return 'web imports server';
  if (from.room === 'server' && to.room === 'web') return 'server imports web';
  if (from.role === 'contract' && to.role !== 'contract' && to.floor === 'features')
    return 'a contract imports what is not a contract';
  if (from.role === 'rules' && !['contract', 'rules'].includes(to.role ?? '') && to.floor === 'features')
    return 'rules import what is neither contract nor rules';
  if (from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature && !to.open)
    return `${from.feature} reaches into ${to.feature}`;
  return undefined;
}

/** Everything the sources do that the house forbids, one sentence each. */
export function brokenRules(sources: Sources): string[] {
  const found: string[] = [];
  const between = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    const from = placeOf(path);
    found.push(...wrongName(from).map((why) => `${path}: ${why}`));
    for (const name of importsOf(path, source)) {
      if (isFile(name)) {
        const to = placeOf(name);
        const why = wrongBetween(from, to);
        if (why !== undefined) found.push(`${path}: ${why} (${name})`);
        if (
          from.room !== 'test' &&
          from.feature !== undefined &&
          to.feature !== undefined &&
          from.feature !== to.feature
        )
          between.set(from.feature, (between.get(from.feature) ?? new Set()).add(to.feature));
      } else if (from.room !== 'test') {
        if (from.room === 'text') found.push(`${path}: a text imports (${name})`);
        if (from.room === 'shared' && !/^zod(\/|$)/.test(name))
          found.push(`${path}: a shared file imports ${name}`);
        for (const [packages, home] of homes)
          if (packages.test(name) && !home.test(path) && ['server', 'web'].includes(from.room))
            found.push(`${path}: ${name} stays home`);
      }
    }
  }
  return [...found, ...circlesIn(between)];
}

function wrongName({ path, floor, role, room }: Place): string[] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const thing = file.replace(/\.\w+$/, '').split('.')[0] as string;
  const wrong: string[] = [];
  if (homeless.includes(thing)) wrong.push(`"${thing}" says nothing about what is inside`);
  if (role !== undefined && role !== 'd' && !roles.includes(role)) wrong.push(`"${role}" is no role`);
  if (file.endsWith('.tsx') && floor !== 'app' && !/^[A-Z][A-Za-z0-9]+\.tsx$/.test(file))
    wrong.push('a component is named in PascalCase');
  if (file.endsWith('.ts') && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z0-9]+)*\.ts$/.test(file))
    wrong.push('a file is named in small letters with hyphens');
  const homeOf: Record<string, string> = {
    table: 'server',
    queries: 'server',
    service: 'server',
    routes: 'server',
    screens: 'web',
    hooks: 'web',
  };
  if (floor === 'features' && role !== undefined && homeOf[role] !== undefined && homeOf[role] !== room)
    wrong.push(`a ${role} file lives in ${homeOf[role]}`);
  return wrong;
}

function circlesIn(between: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const walk = (feature: string, trail: readonly string[]) => {
    if (trail.includes(feature)) {
      const circle = trail.slice(trail.indexOf(feature));
      // Each circle once: told from its first name in the alphabet.
      if (circle.toSorted()[0] === feature)
        found.push(`features form a circle: ${[...circle, feature].join(' -> ')}`);
      return;
    }
    for (const next of between.get(feature) ?? []) walk(next, [...trail, feature]);
  };
  for (const feature of between.keys()) walk(feature, []);
  return [...new Set(found)];
}
