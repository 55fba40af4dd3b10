import { once } from 'node:events';
import { createServer } from 'node:net';
import { originOf, type Config } from '#platform/server/process/config.ts';
import { coverRetention } from '#features/board/card/server/card-file.queries.ts';
import {
  platformRetention,
  startScheduledJobs,
  type ScheduledWork,
} from '#platform/server/jobs/scheduled-jobs.ts';
import { allHomes } from '#platform/server/database/homes/homes.ts';
import { AddressRefused, ownAddressOf } from '#platform/server/outgoing/addresses.ts';
import { BadSetting } from '#platform/server/process/setting.ts';
import { expireInvitations } from '#features/organisation/invitation/server/invitation.jobs.ts';
import { invitationRetention } from '#features/organisation/invitation/server/invitation.queries.ts';
import { apiTokenRetention } from '#features/identity/api-token/server/api-token.queries.ts';
import { resetLinkRetention } from '#features/identity/password/server/password-reset.queries.ts';
import { externalSignInRetention } from '#features/identity/single-sign-on/server/external-sign-in.queries.ts';
import {
  fileLinkRetention,
  fileRetention,
} from '#features/collaboration/file/server/file-retention.queries.ts';
import { queueWaitingMails } from '#features/organisation/mail/server/mail.jobs.ts';
import { mailRetention, mailTokenRetention } from '#features/organisation/mail/server/mail.queries.ts';
import { endWaitingOrganisations } from '#features/organisation/registration/server/registration.jobs.ts';
import { tellOfDue } from '#features/collaboration/notification/server/due-notice.jobs.ts';
import { noticeRetention } from '#features/collaboration/notification/server/notice.queries.ts';
import { figureDayRetention } from '#features/risk/dashboard/server/risk-change.queries.ts';
import { importRowRetention } from '#features/risk/import/server/risk-import.queries.ts';
import { returnUncovered } from '#features/risk/record/server/risk-cover.jobs.ts';
import {
  endStaleAcceptances,
  expireAcceptances,
} from '#features/treatment/acceptance/server/acceptance.jobs.ts';
import { markStaleProofs } from '#features/compliance/control-assessment/server/proof.jobs.ts';
import { noteStaleRisks } from '#features/treatment/residual/server/residual.jobs.ts';
import { makeDueOccurrences } from '#features/treatment/task/server/recurring-task.jobs.ts';
import { demoSignIns, isDemo } from '../../seeds/demo-organisations.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import { evidenceHolders } from './holders/evidence-holders.ts';
import { fileHolders } from './holders/file-holders.ts';
import { fileJobs } from './holders/file-needs.ts';
import { createApp, type Running } from './create-app.ts';
import { dueSources } from './due-sources.ts';
import { taskParents } from './task-parents.ts';
import { startProductDatabase, type ProductDatabase } from './product-database.ts';
import { codeOf } from '#platform/server/process/thrown.ts';
import { portOf } from '#platform/server/process/port-of.ts';

export interface StartedServer {
  /** Where a browser finds it. */
  address: string;
  /** E-mail address and password of the demo's people; empty where there is no demo. */
  signIns: readonly (readonly [string, string])[];
  stop(): Promise<void>;
}

const drainSeconds = 10;
/** What grows old and what falls due, of the platform and of the features. */
const scheduled: ScheduledWork = {
  retention: [
    ...platformRetention,
    importRowRetention,
    figureDayRetention,
    mailRetention,
    mailTokenRetention,
    invitationRetention,
    resetLinkRetention,
    externalSignInRetention,
    apiTokenRetention,
    ...fileLinkRetention(fileHolders),
    fileRetention,
    coverRetention,
    noticeRetention,
  ],
  // What is due is told after everything has become what the day makes of it.
  jobs: [
    returnUncovered,
    expireInvitations,
    noteStaleRisks,
    expireAcceptances,
    endStaleAcceptances,
    makeDueOccurrences(taskParents),
    expireEvidence(evidenceHolders),
    markStaleProofs,
    tellOfDue(dueSources),
  ],
};

/** Brings up the product: database, migrations, demo on an empty embedded database, server. */
export async function startServer(config: Config, print: (line: string) => void): Promise<StartedServer> {
  await expectFreePort(config);
  await expectOwnRelay(config);
  const stored = await startProductDatabase(config, print);
  let running: Running | undefined;
  try {
    running = await createApp({
      config,
      adminUrl: stored.url,
      secret: stored.secret,
      replyChecks: 'some',
    });
    const demo = await demoOf(config, stored, running, print);
    // Before anybody holds the connections that it would wait for.
    await running.queue.open();
    await listen(running, config);
    const { app, database, queue, mailing } = running;
    running.startWorking();
    const onError = (err: unknown) => app.log.error({ err }, 'round');
    const homes = allHomes(stored.url, config.homes);
    const work: ScheduledWork = {
      ...scheduled,
      jobs: [...scheduled.jobs, mailing, queueWaitingMails(queue), ...fileJobs(config)],
      ofDirectory: [endWaitingOrganisations({ database, homes, onError })],
    };
    const stopScheduledJobs = startScheduledJobs(database, work, onError);
    const port = portOf(running.app.server);
    return {
      address: originOf(config, port),
      signIns: demo ? demoSignIns : [],
      stop: () => {
        stopScheduledJobs();
        return stop(running as Running, stored);
      },
    };
  } catch (error) {
    await running?.close();
    await stored.stop();
    throw error;
  }
}

/** Whether the demo organisations are there; their passwords are in the README, so they stay on this machine. */
async function demoOf(
  config: Config,
  stored: ProductDatabase,
  running: Running,
  print: (line: string) => void,
): Promise<boolean> {
  const text =
    'select a.slug, d.domain from organisation_address a left join organisation_domain d using (organisation_id)';
  const found = await running.database.lookUp<{ slug: string; domain: string | null }>(
    { name: 'known_organisations', text },
    [],
  );
  if (found.some(isDemo)) {
    if (config.loopbackOnly) return true;
    throw new BadSetting(
      'HOST',
      'the demo organisations exist here, and everybody knows their passwords: listen on 127.0.0.1, or start on an empty DATA_DIR with DEMO=no',
    );
  }
  if (found.length > 0 || !stored.embedded || !config.demo || !config.loopbackOnly) return false;
  print('Making the demo organisations ...');
  // Once in the life of a database.
  const { makeDemo } = await import('../../seeds/demo.ts');
  await makeDemo({
    app: running.app,
    database: running.database,
    adminUrl: stored.url,
    secret: stored.secret,
  });
  return true;
}

/** Noticed before a database is started and filled that nobody could reach. */
async function expectFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((error: unknown) => explain(error, { host, port }));
  await new Promise((closed) => probe.close(closed));
}

/** Mails hold links that open accounts, and the server's password goes ahead of them: in clear text neither leaves the operator's own
 *  network. A name that no server knows yet is asked again with each mail. */
async function expectOwnRelay({ mail: { smtp } }: Config): Promise<void> {
  if (smtp?.tls !== 'none') return;
  await ownAddressOf(smtp.host).catch((error: unknown) => {
    if (error instanceof AddressRefused)
      throw new BadSetting(
        'SMTP_TLS',
        `"${smtp.host}" is no address of this machine or of a network of your own: without TLS everybody on the way reads what is mailed`,
      );
  });
}

const listen = ({ app }: Running, { host, port }: Config): Promise<unknown> =>
  app.listen({ host, port }).catch((error: unknown) => explain(error, { host, port }));

function explain(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): never {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') throw new BadSetting('PORT', `${port} is in use`);
  if (code === 'EACCES') throw new BadSetting('PORT', `${port} is not open to this user`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    throw new BadSetting('HOST', `"${host}" is not an address of this machine`);
  throw error;
}

/** Requests in work are answered, for at most ten seconds; then the database stops. */
async function stop(running: Running, stored: ProductDatabase): Promise<void> {
  running.turnAway();
  const patience = new Promise<void>((resume) => setTimeout(resume, drainSeconds * 1000).unref());
  await Promise.race([running.close(), patience]);
  running.app.server.closeAllConnections();
  await stored.stop();
}
