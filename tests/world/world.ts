import { AsyncResource } from 'node:async_hooks';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { PersonType } from '#platform/contract/access.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import type { WorkTimes } from '#platform/server/queue/work-queue.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import {
  addToDepartment,
  createDepartment,
} from '#features/organisation/department/server/department.service.ts';
import { createApp, type Running } from '#app/create-app.ts';
import { newOrganisation, operator } from '#app/new-organisation.ts';
import { afterFile, afterProcess } from '#tests/world/after-hooks.ts';
import { caller, Unexpected, type Caller } from '#tests/world/caller.ts';
import { homeOf, homesOfRun, nextHome, preparesHomes } from '#tests/world/homes.ts';
import { patience } from '#tests/world/waiting/until.ts';

export const password = 'correct-horse-battery';
export const secret = process.env['PLUMBLINE_TEST_SECRET'] ?? 'a secret of the tests, never of the product';

/** Where uploads lie while they are worked on; they have no names there. */
export const dataDir = join(tmpdir(), 'plumbline-test-data');

/** Queued work is done at once, and tried again soon; nothing does it where no test asks for it. */
export const quickWork: WorkTimes = { poll: 0.5, supervise: 1, retry: 1, longestRetry: 1, expire: 3 };

let counter = 0;
const unique = () =>
  `${process.pid.toString(36)}${(counter++).toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** The administrator's address of the run's PostgreSQL; a file that runs alone starts its own. */
async function testDatabase(): Promise<string> {
  const given = process.env['PLUMBLINE_TEST_DATABASE'];
  if (given !== undefined) return given;
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  await chmod(folder, 0o755);
  const running = await startEmbeddedDatabase(folder, 'test', () => undefined);
  await migrateDatabase(running.url, secret);
  afterProcess.add(() => running.stop().then(() => rm(folder, { recursive: true, force: true })));
  return running.url;
}

let server: Promise<Running & { adminUrl: string }> | undefined;
let now: Date | undefined;

/** Node's runner counts what is declared after an `await` to the test in which the awaited promise was made: what later files
 *  await must belong to none. */
const ofNoTest = new AsyncResource('the server of the tests', { triggerAsyncId: 0 });

/** The whole server, once per process: files that share one run after each other. */
export const sharedServer = () => (server ??= ofNoTest.runInAsyncScope(startServer));

const startServer = () =>
  testDatabase().then(async (adminUrl) => {
    const config = readConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      ...patience,
      LIMIT_PERSON_PER_MINUTE: '1000000',
      LIMIT_ORGANISATION_PER_MINUTE: '1000000',
      LIMIT_HEAVY_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_DOMAIN: '1000000',
      LIMIT_NETWORK_FAILURES: '1000000',
      LIMIT_CONTACTS_PER_HOUR: '1000000',
      LIMIT_SIGN_UPS_PER_HOUR: '1000000',
      REGISTRATION: 'yes',
      LIMIT_RESETS_PER_HOUR: '1000000',
      LIMIT_BROWSER_ERRORS_PER_MINUTE: '1000000',
      LIMIT_EXTERNAL_SIGN_INS_PER_MINUTE: '1000000',
      LIMIT_DIRECTORY_FAILURES_PER_MINUTE: '1000000',
      PROVIDER_NETWORKS: '127.0.0.0/8',
      LIMIT_CALLS_AT_ONCE: '1000000',
      LIMIT_CALLS_AT_ONCE_PER_PERSON: '1000000',
      LIMIT_FILES_PER_HOUR: '1000000',
      LIMIT_UPLOADS: '1000000',
      LIMIT_UPLOADS_PER_ORGANISATION: '1000000',
      LIMIT_UPLOADS_PER_PERSON: '1000000',
      ...homesOfRun(),
    });
    const running = await createApp({
      config,
      adminUrl,
      secret,
      preparesHomes: preparesHomes(),
      clock: () => now ?? new Date(),
      workTimes: quickWork,
      // Nobody listens there, and says so at once.
      dnsServers: ['127.0.0.1:9'],
    });
    afterProcess.add(() => running.close());
    await running.database.asked();
    return { ...running, adminUrl };
  });

/** Sets the time of the server; without a moment, the clock on the wall again. */
export const setClock = (moment?: string) => void (now = moment === undefined ? undefined : new Date(moment));
afterFile.always(() => setClock());

export interface World {
  /** The same person once more: after a leap of the clock the session of before is over. */
  signsIn(who: Caller): Promise<Caller>;
  slug: string;
  orgId: string;
  adminUrl: string;
  running: Running;
  database: Homes;
  admin: Caller;
  guest: Caller;
  departments: Record<string, string>;
  /** What its directory provisions with, where a test made one. */
  directoryToken?: string;
  /** Whose an external auditor's calls are, where a test made one. */
  auditorToken?: string;
  /** Adds somebody: `person('Staff', {Finance: 'editor'})`. */
  person(
    type: PersonType,
    departments?: Record<string, 'lead' | 'editor' | 'viewer'>,
    more?: { org_editor?: boolean; last_name?: string },
  ): Promise<Caller>;
}

/** A new organisation with an administrator and departments; every test has its own, so none cleans up. With several homes
 *  they live there in turn, unless one is named. `hashing` is for tests of what the work on a password costs. */
export async function newWorld({
  license = 'corporate' as 'corporate' | 'flat',
  departments = ['Finance', 'Operations'],
  home = '',
  hashing = hashCheaply,
} = {}): Promise<World> {
  const running = await sharedServer();
  const { adminUrl, database } = running;
  home ||= nextHome(database.names);
  const slug = `t-${unique()}`;
  const password_hash = await hashing(password);
  const email = `admin@${slug}.example`;
  const at = now ?? new Date();
  const { orgId, adminId } = await newOrganisation(
    database,
    adminUrl,
    { name: `Test ${slug}`, slug, license, domains: [`${slug}.example`], home },
    { email, first_name: 'Ada', last_name: 'Admin', password_hash },
    at,
  );
  homeOf.set(orgId, home);
  const ids =
    license === 'flat'
      ? {}
      : await database.inOrganisation(orgId, { now: at }, async (db) => {
          const made: Record<string, string> = {};
          for (const [position, name] of departments.entries())
            made[name] = await createDepartment({ db, by: operator }, { name, position });
          return made;
        });
  const guest = caller(running, slug, { id: '', email: '', token: '' });
  const signedIn = async (id: string, address: string) =>
    caller(running, slug, { id, email: address, token: await tokenOf(running, slug, address) });
  return {
    slug,
    orgId,
    adminUrl,
    running,
    database,
    guest,
    departments: ids,
    admin: await signedIn(adminId, email),
    signsIn: ({ id, email: address }) => signedIn(id, address),
    async person(type, memberships = {}, more = {}) {
      const address = `${type.toLowerCase()}-${unique()}@${slug}.example`;
      const id = await database.inOrganisation(orgId, { now: now ?? new Date() }, async (db) => {
        const made = await createPerson(
          { db, by: operator },
          {
            email: address,
            first_name: type,
            last_name: unique(),
            type,
            password_hash,
            ...more,
          },
        );
        for (const [name, access] of Object.entries(memberships))
          await addToDepartment(
            { db, by: operator },
            {
              person_id: made,
              department_id: ids[name] as string,
              access,
            },
          );
        return made;
      });
      return signedIn(id, address);
    },
  };
}

/** Compared as every other, by the cost that a hash says of itself; the product's would be most of what a test costs. */
const hashCheaply = (word: string): Promise<string> =>
  hash(word, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function tokenOf({ app }: Running, slug: string, email: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/org/${slug}/user/login/`,
    payload: { email, password },
  });
  if (answer.statusCode !== 200)
    throw new Unexpected(`sign-in answered ${answer.statusCode}: ${answer.body}`);
  return answer.json().data[0].token as string;
}
