import { importsOf, placeOf, type Sources } from '#tests/house/house-rules.ts';

/** From the one that all others may use to those that use them. */
const order = [
  'organisation',
  'identity',
  'collaboration',
  'workspace',
  'risk',
  'treatment',
  'maturity',
  'compliance',
  'board',
  'public-site',
];

/** Things that use an area above their own all the same. Pages that show parts of everything, and a few that were there first: a new
 *  one is told by the app, as the activity log is (docs/decisions/0119-arrows-between-areas.md). */
const reachingUp: Readonly<Record<string, readonly string[]>> = {
  // Pages of many things: each part lies with its thing.
  'organisation/management': ['identity', 'compliance'],
  'organisation/settings': ['identity', 'collaboration', 'workspace'],
  'risk/page': ['treatment', 'compliance'],
  'risk/settings': ['treatment'],
  'workspace/profile': ['treatment'],
  // People who join, and who arrange departments.
  'organisation/branding': ['identity'],
  'organisation/department-tree': ['identity'],
  'organisation/invitation': ['identity'],
  'organisation/registration': ['identity'],
  // What people are told of their own account, and what it keeps for the shell.
  'identity/account-request': ['collaboration', 'workspace'],
  'identity/api-token': ['collaboration'],
  'identity/passkey': ['collaboration'],
  'identity/password': ['collaboration'],
  'identity/person': ['collaboration', 'workspace'],
  'identity/provisioning': ['collaboration'],
  'identity/second-factor': ['collaboration'],
  // What is planned for the gaps of an assessment, related to its answers, or read beside them.
  'treatment/control-catalogue': ['compliance'],
  'treatment/plan': ['maturity'],
  'treatment/relation': ['maturity', 'compliance'],
};

/** Things that no other thing is below of. */
const alone: readonly string[] = ['organisation/activity-log'];

const areaOf = (thing: string): string => thing.split('/')[0] ?? '';

/** Arrows from an area up to another one, those in imports on demand included, that are not allowed; and those that are and no longer
 *  have to be. */
export function brokenArrows(sources: Sources): string[] {
  const found: string[] = [];
  const used = new Set<string>();
  for (const [path, source] of sources) {
    const { thing: from, room } = placeOf(path);
    if (from === undefined || room === 'test') continue;
    for (const name of importsOf(path, source)) {
      const to = name.startsWith('src/') ? placeOf(name).thing : undefined;
      if (to === undefined || to === from) continue;
      if (alone.includes(from)) found.push(`${path}: ${from} is told by the app what it shows (${name})`);
      if (order.indexOf(areaOf(to)) <= order.indexOf(areaOf(from))) continue;
      used.add(`${from} ${areaOf(to)}`);
      if (!reachingUp[from]?.includes(areaOf(to))) found.push(`${path}: ${from} reaches up to ${to}`);
    }
  }
  return found.concat(unusedArrows(sources, used));
}

/** Of a thing that is among the sources. */
function unusedArrows(sources: Sources, used: ReadonlySet<string>): string[] {
  const things = new Set([...sources.keys()].map((path) => placeOf(path).thing));
  return Object.entries(reachingUp).flatMap(([from, areas]) =>
    areas
      .filter((area) => things.has(from) && !used.has(`${from} ${area}`))
      .map((area) => `${from} no longer reaches up to ${area}: take it off the list`),
  );
}

/** Areas that have no place in the order. */
export const unplacedAreas = (sources: Sources): string[] => [
  ...new Set(
    [...sources.keys()]
      .flatMap((path) => placeOf(path).thing ?? [])
      .map(areaOf)
      .filter((area) => !order.includes(area)),
  ),
];
