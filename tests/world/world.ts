import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonType } from '#platform/contract/access.ts';
import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { downloadJobFile, readJob, type Job } from '#platform/contract/job.ts';
import type { RefusalBody } from '#platform/contract/refusal.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { startEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts';
import { migrateDatabase } from '#platform/server/database/migrate.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { createPerson } from '#features/identity/person/server/person.service.ts';
import { hashPassword } from '#features/identity/password/server/shared/password-hash.service.ts';
import {
  addToDepartment,
  createDepartment,
} from '#features/organisation/department/server/department.service.ts';
import { appPassword, createApp, type Running } from '#app/create-app.ts';
import { newOrganisation, operator } from '#app/new-organisation.ts';
import { afterFile, afterProcess } from '#tests/world/after-hooks.ts';
import { homeOf, nextHome, otherHomes, preparesHomes } from '#tests/world/homes.ts';

export const password = 'correct-horse-battery';
export const secret = process.env['PLUMBLINE_TEST_SECRET'] ?? 'a secret of the tests, never of the product';

/** Where uploads lie while they are worked on; they have no names there. */
export const dataDir = join(tmpdir(), 'plumbline-test-data');

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
  await migrateDatabase(running.url, appPassword(secret));
  afterProcess.add(() => running.stop().then(() => rm(folder, { recursive: true, force: true })));
  return running.url;
}

let server: Promise<Running & { adminUrl: string }> | undefined;
let now: Date | undefined;

/** The whole server, once per process: files that share one run after each other. */
export const sharedServer = () =>
  (server ??= testDatabase().then(async (adminUrl) => {
    const config = readConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      LIMIT_PERSON_PER_MINUTE: '1000000',
      LIMIT_ORGANISATION_PER_MINUTE: '1000000',
      LIMIT_HEAVY_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_DOMAIN: '1000000',
      LIMIT_NETWORK_FAILURES: '1000000',
      LIMIT_CALLS_AT_ONCE: '1000000',
      LIMIT_UPLOADS: '1000000',
      LIMIT_UPLOADS_PER_ORGANISATION: '1000000',
      LIMIT_UPLOADS_PER_PERSON: '1000000',
      HOMES: otherHomes(),
    });
    const running = await createApp({
      config,
      adminUrl,
      secret,
      preparesHomes,
      clock: () => now ?? new Date(),
    });
    afterProcess.add(() => running.close());
    await running.database.asked();
    return { ...running, adminUrl };
  }));

/** Sets the time of the server; without a moment, the clock on the wall again. */
export const setClock = (moment?: string) => void (now = moment === undefined ? undefined : new Date(moment));
afterFile.always(() => setClock());

export class Unexpected extends Error {}

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Somebody with a browser: makes calls as the contract describes them. */
export interface Caller {
  id: string;
  email: string;
  token: string;
  /** Makes a call and returns the whole answer; a refusal fails the test. */
  calls<const E extends Endpoint>(endpoint: E, sent?: Partial<Sent<E>>): Promise<Answer<E>>;
  /** Makes a call that is expected to be refused: its status and what it says. */
  isRefused<const E extends Endpoint>(
    endpoint: E,
    sent?: Partial<Record<'params' | 'query' | 'body', unknown>>,
  ): Promise<RefusalBody & { status: number }>;
  /** Makes a call and returns whatever came back. */
  sends(
    endpoint: Endpoint,
    sent?: Partial<Record<'params' | 'query' | 'body', unknown>>,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** Makes a call whose work is a job, and returns the job without waiting for it. */
  starts(
    endpoint: Endpoint,
    sent?: Partial<Record<'params' | 'query' | 'body', unknown>>,
    headers?: Record<string, string>,
  ): Promise<Job>;
  /** The job once it has ended. */
  seesEnd(job: Job): Promise<Job>;
}

/** The address of a call: path parameters filled in, query appended. */
export function addressOf(
  slug: string | undefined,
  endpoint: Endpoint,
  { params, query }: Partial<Record<'params' | 'query', unknown>> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, string>).filter(([, value]) => value !== undefined),
  ).toString();
  return `${slug === undefined ? '' : `/org/${slug}`}${path}${search && `?${search}`}`;
}

function caller({ app }: Running, slug: string, who: { id: string; email: string; token: string }): Caller {
  const asks: Caller['sends'] = async (endpoint, sent = {}, headers = {}) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: addressOf(slug, endpoint, sent),
      headers: {
        'accept-language': 'en',
        ...(who.token && { authorization: `token ${who.token}` }),
        ...headers,
      },
      ...(sent.body !== undefined && { payload: sent.body as object }),
    });
    const type = String(answer.headers['content-type']);
    const body = type.includes('json')
      ? answer.json()
      : type.startsWith('text/')
        ? answer.body
        : answer.rawPayload;
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  const seesEnd: Caller['seesEnd'] = async ({ id }) => {
    for (;;) {
      const { body } = await asks(readJob, { params: { id } });
      const job = (body as { data: Job }).data;
      if (!['queued', 'running'].includes(job.status)) return job;
      await new Promise((resume) => setTimeout(resume, 100));
    }
  };
  /** A machine with other things to do may answer with the job: what it comes to is the answer. */
  const sends: Caller['sends'] = async (...asked) => {
    const reply = await asks(...asked);
    if (reply.status !== 202) return reply;
    const { result, refusal, file_name, id } = await seesEnd((reply.body as { data: Job }).data);
    if (refusal !== null) return { ...reply, status: refusal.status, body: refusal };
    if (file_name !== null) return asks(downloadJobFile, { params: { id } });
    return { ...reply, status: 200, body: { message: 'Successful.', data: result } };
  };
  return {
    ...who,
    sends,
    seesEnd,
    async starts(endpoint, sent = {}, headers = {}) {
      const { status, body } = await asks(endpoint, sent, { prefer: 'respond-async', ...headers });
      if (status !== 202)
        throw new Unexpected(`${endpoint.path} answered ${status}, and no job: ${JSON.stringify(body)}`);
      return (body as { data: Job }).data;
    },
    async calls(endpoint, sent = {}) {
      const { status, body } = await sends(endpoint, sent);
      if (status !== 200)
        throw new Unexpected(
          `${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`,
        );
      return body as never;
    },
    async isRefused(endpoint, sent = {}) {
      const { status, body } = await sends(endpoint, sent);
      if (status < 400) throw new Unexpected(`${endpoint.method} ${endpoint.path} was not refused`);
      return { status, ...(body as RefusalBody) };
    },
  };
}

export interface World {
  slug: string;
  orgId: string;
  adminUrl: string;
  running: Running;
  database: Homes;
  admin: Caller;
  guest: Caller;
  departments: Record<string, string>;
  /** Adds somebody: `person('Staff', {Finance: 'editor'})`. */
  person(
    type: PersonType,
    departments?: Record<string, 'lead' | 'editor' | 'viewer'>,
    more?: { org_editor?: boolean; last_name?: string },
  ): Promise<Caller>;
}

/** A new organisation with an administrator and departments; every test has its own, so none cleans up. With several homes
 *  they live there in turn. */
export async function newWorld({
  license = 'corporate' as 'corporate' | 'flat',
  departments = ['Finance', 'Operations'],
} = {}): Promise<World> {
  const running = await sharedServer();
  const { adminUrl, database } = running;
  const slug = `t-${unique()}`;
  const password_hash = await hashed;
  const email = `admin@${slug}.example`;
  const at = now ?? new Date();
  const home = nextHome(database.names);
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

const hashed = hashPassword(password);

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
