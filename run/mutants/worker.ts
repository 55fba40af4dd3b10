import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { collected, runTests, TimedOut } from './collected-tests.ts';
import { findSites } from './find-sites.ts';
import { isMutated } from './mutated-files.ts';
import { switches } from './switches.ts';

/** What a worker is asked: to run a file and tell which sites its tests meet, or to try tests with a site deleted. */
export type WorkerTask =
  | { ask: 'cover'; file: string }
  | { ask: 'try'; site: string; tests: { file: string; name: string; milliseconds: number }[] };
export type WorkerReply =
  | {
      told: 'covered';
      file: string;
      tests: { name: string; milliseconds: number; met: string[]; error?: string }[];
      error?: string;
    }
  | { told: 'tried'; site: string; killedBy?: string; error?: string; spoiled?: boolean };

const root = join(import.meta.dirname, '../..');
const collector = pathToFileURL(join(import.meta.dirname, 'collected-tests.ts')).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'node:test' &&
    context.parentURL !== collector &&
    context.parentURL?.startsWith('file:') &&
    !context.parentURL.includes('/node_modules/')
      ? { url: collector, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith('file:')) return loaded;
    const path = relative(root, fileURLToPath(url));
    if (!isMutated(path)) return loaded;
    return { ...loaded, source: findSites(path, String(loaded.source)).switched };
  },
});

/** Deleted for the whole life of this process: what is evaluated once, while files load. */
const fixed = process.env['PLUMBLINE_DELETED'];
switches.deleted = fixed;

// Loaded outside of any file: the server stays, and only what a file opened is closed at its end.
process.env['PLUMBLINE_TEST_WORKER'] = 'yes';
const { sharedServer } = (await import('#tests/world/world.ts')) as typeof import('#tests/world/world.ts');
const { afterFile } =
  (await import('#tests/world/after-hooks.ts')) as typeof import('#tests/world/after-hooks.ts');
await sharedServer();

let loads = 0;
/** A file's tests as if it were run for the first time: what it made when it was loaded, it makes again. */
const testsOf = (file: string) =>
  collected(() => import(`${pathToFileURL(join(root, file)).href}?load=${loads++}`));

const messageOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);

async function cover(file: string): Promise<WorkerReply> {
  const met = new Map<string, Set<string>>();
  let now = '';
  switches.met = (name) => void (met.get(now) ?? met.set(now, new Set()).get(now))?.add(name);
  const tests: (WorkerReply & { told: 'covered' })['tests'] = [];
  try {
    await runTests(await testsOf(file), {
      wanted: () => true,
      timeout: () => 300_000,
      begins: (name) => void (now = name),
      ended({ name, milliseconds, error }) {
        tests.push({
          name,
          milliseconds,
          met: [...(met.get(name) ?? [])],
          ...(error !== undefined && { error: messageOf(error) }),
        });
        now = '';
        return 'go on';
      },
    });
    return { told: 'covered', file, tests };
  } catch (error) {
    return { told: 'covered', file, tests, error: messageOf(error) };
  } finally {
    switches.met = () => undefined;
    await afterFile.end();
  }
}

interface Tried {
  failed: string | undefined;
  error?: unknown;
}

async function trying(
  file: string,
  names: readonly string[] | 'all',
  allowed: (name: string) => number,
): Promise<Tried> {
  const tried: Tried = { failed: undefined };
  try {
    await runTests(await testsOf(file), {
      wanted: (name) => names === 'all' || names.includes(name),
      timeout: allowed,
      begins: () => undefined,
      ended({ name, error }) {
        if (error === undefined) return 'go on';
        Object.assign(tried, { failed: name, error });
        return 'stop';
      },
    });
  } catch (error) {
    Object.assign(tried, { failed: '(loading)', error });
  } finally {
    await afterFile.end();
  }
  return tried;
}

/** Whether some tests of a file pass when nothing is deleted: some need those that stand before them in their file. */
const standAlone = new Map<string, boolean>();
const keyOf = (file: string, names: readonly string[] | 'all') => JSON.stringify([file, names]);
async function passes(file: string, names: readonly string[] | 'all'): Promise<boolean> {
  const key = keyOf(file, names);
  const known = standAlone.get(key);
  if (known !== undefined) return known;
  const { failed } = await trying(file, names, () => 60_000);
  standAlone.set(key, failed === undefined);
  return failed === undefined;
}

/** Runs the tests that meet a site with it deleted, until one of them fails that would have passed. */
async function tryOut({ site, tests }: WorkerTask & { ask: 'try' }): Promise<WorkerReply> {
  const usual = new Map(tests.map(({ file, name, milliseconds }) => [`${file} ${name}`, milliseconds]));
  for (const file of new Set(tests.map((one) => one.file))) {
    const fails = async (names: readonly string[] | 'all'): Promise<WorkerReply | undefined> => {
      switches.deleted = site;
      const { failed, error } = await trying(
        file,
        names,
        (name) => 10_000 + 10 * (usual.get(`${file} ${name}`) ?? 5_000),
      );
      switches.deleted = fixed;
      if (failed === undefined) return undefined;
      const killed = {
        told: 'tried' as const,
        site,
        killedBy: `${file} > ${failed}`,
        error: messageOf(error),
      };
      // What it left running would disturb the next one.
      if (error instanceof TimedOut) return { ...killed, spoiled: true };
      return fixed !== undefined || (await passes(file, names)) ? killed : undefined;
    };
    const names = tests.filter((one) => one.file === file).map(({ name }) => name);
    let needsOthers = fixed !== undefined;
    for (const name of fixed === undefined ? names : []) {
      const killed = await fails([name]);
      if (killed !== undefined) return killed;
      needsOthers ||= standAlone.get(keyOf(file, [name])) === false;
    }
    const killed = needsOthers ? await fails('all') : undefined;
    if (killed !== undefined) return killed;
  }
  return { told: 'tried', site };
}

process.on('message', (task: WorkerTask) => {
  void (task.ask === 'cover' ? cover(task.file) : tryOut(task)).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
process.on('unhandledRejection', () => undefined);
process.send?.({ told: 'ready' });
