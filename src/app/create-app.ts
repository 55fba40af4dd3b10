import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { accessTokens, derive } from '#platform/server/access-token.ts';
import { attempts } from '#platform/server/attempts.ts';
import type { Config } from '#platform/server/config.ts';
import { openDatabase, type Database } from '#platform/server/database.ts';
import { failureOf } from '#platform/server/failure.ts';
import { callLimits } from '#platform/server/limits.ts';
import { appUrl } from '#platform/server/migrate.ts';
import { mount } from '#platform/server/mount.ts';
import { languageOf } from '#platform/server/say.ts';
import { sessionCheck } from '#features/identity/server/session.queries.ts';
import { organisationFinder } from '#features/organisation/server/shared/organisation.queries.ts';
import { routes } from './routes.ts';
import { say } from './texts.ts';

export interface Running {
  app: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

export interface AppSettings {
  config: Config;
  /** The administrator's address of the database; the app itself signs in as its own role. */
  adminUrl: string;
  secret: string;
  /** Tests and seeds set the time. */
  clock?: () => Date;
  onTrips?: (trips: number) => void;
}

export const appPassword = (secret: string) => derive(secret, 'database').toString('base64url');

/** The server: its database, its calls, and what it refuses before any of them. */
export async function createApp({
  config,
  adminUrl,
  secret,
  clock = () => new Date(),
  onTrips,
}: AppSettings): Promise<Running> {
  const database = openDatabase({
    connectionString: appUrl(adminUrl, appPassword(secret)),
    size: config.databasePool,
    onTrips,
  });
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    maxParamLength: 200,
    trustProxy: config.trustProxy ?? false,
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: true },
    ...(config.tls && { https: { cert: config.tls.certificate, key: config.tls.key } }),
  } as Parameters<typeof Fastify>[0]) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  await app.register(multipart);

  const tokens = accessTokens(secret);
  const tries = attempts(database, clock, {
    perMinute: config.limits.lookUpsPerMinute,
    failures: config.limits.signInFailures,
  });
  const served = routes({ tokens, attempts: tries });
  mount(app, served, {
    database,
    tokens,
    session: sessionCheck,
    limits: callLimits(config.limits),
    say,
    clock,
    secure: config.secure,
    findOrganisation: organisationFinder(database),
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, undefined, languageOf(request.headers['accept-language']) ?? 'en', say);
    if (failure.defect) request.log.error({ err: error }, 'defect');
    return reply.code(failure.status).send(failure.body);
  });

  return {
    app,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
