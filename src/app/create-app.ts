import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accessTokens } from '#platform/server/session/access-token.ts';
import { sealing } from '#platform/server/session/seal.ts';
import { throttle } from '#platform/server/limits/throttle.ts';
import type { Config } from '#platform/server/process/config.ts';
import {
  allHomes,
  openHomes,
  type HomeAddress,
  type Homes,
  type HomesSettings,
} from '#platform/server/database/homes/homes.ts';
import { serveHealth } from '#platform/server/metrics/health.ts';
import { collectStartGarbage } from '#platform/server/process/start-garbage.ts';
import { callLimits } from '#platform/server/limits/call-limits.ts';
import { fairTurns } from '#platform/server/limits/fair-turns.ts';
import { runningLimits } from '#platform/server/limits/running.ts';
import { emptyScratchFolder } from '#platform/server/jobs/scratch-file.ts';
import { collectMetrics, serveMetrics } from '#platform/server/metrics/metrics.ts';
import { appUrl, migrateDatabase } from '#platform/server/database/migrate.ts';
import { eventStreams } from '#platform/server/streams/event-stream.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { workTimes, type WorkQueue, type WorkTimes } from '#platform/server/queue/work-queue.ts';
import { mount, type Mounting } from '#platform/server/http/mount.ts';
import type { ReplyChecks } from '#platform/server/http/reply.ts';
import { describeCalls } from '#platform/server/http/openapi.ts';
import { takePolicyReports } from '#platform/server/http/policy-reports.ts';
import { logRequests, noteOrganisation, noteTrips } from '#platform/server/http/request-log.ts';
import {
  builtSite,
  builtWebApp,
  offerWebApp,
  serveDescription,
} from '#platform/server/http/files/web-app.ts';
import {
  answerOtherMethods,
  answerUnknown,
  createWebServer,
  guardCalls,
  type LogTarget,
} from '#platform/server/http/web-server.ts';
import { callerCheck } from '#features/identity/api-token/server/shared/caller-check.queries.ts';
import { membersJoining } from '#features/organisation/invitation/server/shared/members-joining.service.ts';
import { directoryCheck } from '#features/identity/provisioning/server/provisioning-check.service.ts';
import { findTextsBy } from '#features/organisation/organisation/server/mail-domain.service.ts';
import { organisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import { organisationFinder } from '#features/organisation/look-up/server/look-up.queries.ts';
import { captchaService } from '#platform/server/captcha/captcha.ts';
import { activation } from '#features/organisation/organisation/server/shared/activation.service.ts';
import { singleSignOnNeeds } from '#features/identity/single-sign-on/server/single-sign-on.routes.ts';
import { fileNeeds, fileWork } from './holders/file-needs.ts';
import { openMail } from './mail.ts';
import { registerOrganisation } from './new-organisation.ts';
import { routes } from './routes.ts';
import { translate } from './texts.ts';
import { version } from './version.ts';
import { workflows } from './workflows.ts';

export interface Running {
  app: FastifyInstance;
  database: Homes;
  /** Tells whoever balances load that no more requests are wanted; those that come are still answered. */
  turnAway(): void;
  queue: WorkQueue;
  /** What is mailed of notifications once an hour. */
  mailing: ScheduledJob;
  /** From now on this process does queued work as well. */
  startWorking(): void;
  close(): Promise<void>;
}

export interface AppSettings {
  config: Config;
  /** The administrator's address of the first home, at this version; the app itself signs in as its own role. */
  adminUrl: string;
  secret: string;
  /** Tests that share their homes bring them up to this version before. */
  preparesHomes?: boolean;
  /** Tests and seeds set the time. */
  clock?: () => Date;
  onTrips?: (trips: number) => void;
  /** Tests read the log. */
  logTo?: LogTarget;
  /** Which replies are checked to the letter; all, where nothing is said. */
  replyChecks?: ReplyChecks;
  /** Name servers other than the machine's: `127.0.0.1:5353`. */
  dnsServers?: readonly string[];
  /** Tests are less patient. */
  workTimes?: WorkTimes;
}

/** The homes of the settings, as the product's role reaches them. Those beside the first are brought up to this version as soon as
 *  they are there. */
export function openProductHomes(
  config: Pick<Config, 'databasePool' | 'namedStatements' | 'homes' | 'replicas' | 'oldSecrets'>,
  { adminUrl, secret, preparesHomes = true }: Pick<AppSettings, 'adminUrl' | 'secret' | 'preparesHomes'>,
  more: Pick<HomesSettings, 'onTrips' | 'onAway' | 'onReplicaAway'> = {},
): Homes {
  const all = allHomes(adminUrl, config.homes);
  const asApp = ({ name, url }: (typeof all)[0]) => ({ name, connectionString: appUrl(url, secret) });
  return openHomes({
    homes: all.map(asApp) as [HomeAddress],
    replicas: config.replicas.map(asApp),
    secret,
    oldSecrets: config.oldSecrets,
    size: config.databasePool,
    namedStatements: config.namedStatements,
    prepare: async (name) => {
      const url = all.find((one) => one.name === name)?.url;
      if (preparesHomes && url !== undefined) await migrateDatabase(url, secret);
    },
    ...more,
  });
}

/** How much of the process an organisation and a person may have at once. */
function sharesOf(
  {
    callsAtOnce,
    callsAtOncePerPerson,
    uploads,
    uploadsPerOrganisation,
    uploadsPerPerson,
    streams,
    streamsPerOrganisation,
    streamsPerPerson,
  }: Config['limits'],
  folder: string,
): Pick<Mounting, 'running' | 'turns' | 'uploads' | 'streams'> {
  return {
    running: runningLimits({ all: Infinity, organisation: callsAtOnce, person: callsAtOnce, retryAfter: 1 }),
    // How many may be in work or wait at all is for `running` to say.
    turns: fairTurns({
      atOnce: Infinity,
      waiting: Infinity,
      organisation: { running: Infinity, waiting: Infinity },
      person: { running: callsAtOncePerPerson, waiting: Infinity },
      seconds: 1,
    }),
    uploads: {
      running: runningLimits({
        all: uploads,
        organisation: uploadsPerOrganisation,
        person: uploadsPerPerson,
        retryAfter: 10,
      }),
      folder,
    },
    streams: eventStreams({
      running: runningLimits({
        all: streams,
        organisation: streamsPerOrganisation,
        person: streamsPerPerson,
        retryAfter: 30,
      }),
    }),
  };
}

/** The server: its database, its calls, and what it refuses before any of them. */
export async function createApp({
  config,
  adminUrl,
  secret,
  preparesHomes,
  clock = () => new Date(),
  onTrips,
  logTo,
  replyChecks = 'all',
  workTimes: times = workTimes,
  dnsServers,
}: AppSettings): Promise<Running> {
  const app = await createWebServer(config, translate, logTo);
  const database = openProductHomes(
    config,
    { adminUrl, secret, ...(preparesHomes !== undefined && { preparesHomes }) },
    {
      onTrips: (trips) => {
        noteTrips(trips);
        onTrips?.(trips);
      },
      onAway: (home, why) => app.log.error({ home, why }, 'home not ready'),
      onReplicaAway: (home, why) => app.log.warn({ home, why }, 'replica not read from'),
    },
  );
  const metrics = collectMetrics();
  let stopping = false;
  logRequests(app, metrics);
  const { find, remembered } = organisationFinder(database);
  const answerOthers = answerOtherMethods(app, translate);
  guardCalls(app, config.publicOrigin, (slug) =>
    database.waiting(slug === undefined ? undefined : remembered(slug)),
  );
  const tokens = accessTokens(secret);
  const tries = throttle(database, clock, {
    account: config.limits.signInFailures,
    network: config.limits.networkFailures,
  });
  const limits = callLimits(database, config.limits);
  const jobs = createJobs(database, { clock, translate });
  const otherWork = fileWork({ config, database, clock, log: app.log });
  const mail = openMail({ config, secret, database, clock, times, log: app.log, metrics, otherWork });
  const served = routes({
    adminUrl,
    homes: database,
    findTexts: findTextsBy(dnsServers),
    tokens,
    ...mail.needs,
    throttle: tries,
    seals: sealing(secret, 'accounts', config.oldSecrets),
    jobs,
    known: organisationCookie(secret),
    lookUps: {
      perMinute: config.limits.lookUpsPerMinute,
      perDomainAndDay: config.limits.lookUpsPerDomain,
      alarmPerHour: config.limits.lookUpAlarm,
      onMany(organisations) {
        metrics.countLookUpAlarm();
        app.log.warn({ organisations }, 'many searches for organisations by one mail domain');
      },
      origin: config.publicOrigin ?? '',
    },
    captcha: captchaService(secret),
    browserErrors: { perMinute: config.limits.browserErrorsPerMinute, log: app.log, metrics },
    activate: activation(adminUrl),
    registration: {
      isOpen: config.registration,
      perHour: config.limits.signUpsPerHour,
      create: registerOrganisation(database, adminUrl),
    },
    ...config.limits,
    singleSignOn: { ...singleSignOnNeeds(secret, config), joining: membersJoining },
    files: fileNeeds(config),
  });
  const folder = join(config.dataDir, 'uploads');
  await emptyScratchFolder(folder);
  mount(app, served, {
    database,
    tokens,
    session: callerCheck,
    directory: directoryCheck({ database, throttle: tries, clock, ...config.limits }),
    limits,
    ...sharesOf(config.limits, folder),
    jobs,
    replyChecks,
    translate,
    clock,
    secure: config.secure,
    async findOrganisation(slug) {
      const found = await find(slug);
      noteOrganisation(found?.id);
      return found;
    },
  });
  serveHealth(app, database, () => stopping);
  serveMetrics(app, metrics, database, config);
  const endpoints = served.map(({ endpoint }) => endpoint);
  if (config.apiDescription) serveDescription(app, () => describeCalls(endpoints, version, workflows));
  await takePolicyReports(app, metrics);
  answerOthers();
  const site = builtSite({ ...config, origin: config.publicOrigin, links: config.siteLinks });
  answerUnknown(app, translate, offerWebApp(builtWebApp(), site));
  collectStartGarbage(app);

  return {
    app,
    database,
    queue: mail.queue,
    mailing: mail.mailing,
    startWorking: mail.startWorking,
    turnAway: () => void (stopping = true),
    async close() {
      await app.close();
      await Promise.all([jobs.stop(), mail.stop()]);
      limits.stop();
      await database.close();
    },
  };
}
