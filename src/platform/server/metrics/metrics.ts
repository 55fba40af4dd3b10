import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { homeFigures } from '#platform/server/database/homes/home-figures.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import type { Config } from '#platform/server/process/config.ts';
import { isLoopback } from '#platform/server/process/loopback.ts';
import type { ReplicaFigures } from '#platform/server/database/homes/replica.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Answered {
  status: number;
  milliseconds: number;
  trips: number;
  /** Keys of the input that the call does not know. */
  dropped: number;
}

/** Figures of this process in the text form that Prometheus reads. A registry of their own: tests run several servers in one process. */
export function collectMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const count = callFigures(registers);
  const waiting = new Gauge({
    name: 'database_pool_waiting',
    help: 'Requests that wait for a connection to the first home.',
    registers,
  });
  const ofHomes = homeGauges(registers);
  measureProcess(registry);
  const policyReports = new Counter({
    name: 'policy_reports_total',
    help: 'Reports of what the content policy stopped.',
    registers,
  });
  const browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors in browsers that the log has a line of.',
    registers,
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Tries to deliver a mail by how they ended: sent, kept (there is no mail server), tried (and again later), failed (for good).',
    labelNames: ['outcome'] as const,
    registers,
  });
  const lookUpAlarms = new Counter({
    name: 'organisation_look_up_alarms_total',
    help: 'Mail domains that were searched for more often in an hour than ALARM_LOOK_UPS_PER_DOMAIN.',
    registers,
  });

  return {
    countMail: (outcome: 'sent' | 'kept' | 'tried' | 'failed') => mails.inc({ outcome }),
    countPolicyReport: () => policyReports.inc(),
    countBrowserError: () => browserErrors.inc(),
    countLookUpAlarm: () => lookUpAlarms.inc(),

    count,

    async print(homes: Homes): Promise<string> {
      waiting.set(homes.waiting());
      // While the first home is away, the others' figures are those of before.
      await ofHomes(homes).catch(() => undefined);
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof collectMetrics>;

/** What is counted of each answered request. */
function callFigures(registers: Registry[]) {
  const byRoute = ['method', 'route'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status.',
    labelNames: [...byRoute, 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its reply.',
    labelNames: byRoute,
    buckets: seconds,
    registers,
  });
  const trips = new Counter({
    name: 'database_trips_total',
    help: 'Trips to the database by route.',
    labelNames: byRoute,
    registers,
  });
  const dropped = new Counter({
    name: 'input_keys_dropped_total',
    help: 'Keys of bodies that the call does not know and dropped, by route.',
    labelNames: byRoute,
    registers,
  });
  return (method: string, route: string, answered: Answered): void => {
    const labels = { method, route };
    requests.inc({ ...labels, status: answered.status });
    durations.observe(labels, answered.milliseconds / 1000);
    trips.inc(labels, answered.trips);
    if (answered.dropped > 0) dropped.inc(labels, answered.dropped);
  };
}

/** What the process itself takes: read when the figures are. */
function measureProcess(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.registerMetric(
    new Gauge({
      name: 'nodejs_eventloop_delay_seconds',
      help: 'Event loop delay since the last reading, p99.',
      registers: [],
      collect() {
        this.set(delay.percentile(99) / 1e9);
        delay.reset();
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'process_resident_memory_bytes',
      help: 'Resident memory.',
      registers: [],
      collect() {
        this.set(process.memoryUsage.rss());
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'CPU time used.',
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    }),
  );
}

/** Where organisations live, and what their homes hold and do. */
function homeGauges(registers: Registry[]): (homes: Homes) => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['home'] as const, registers });
  const ready = gauge('home_ready', 'Whether the home answers: 1 or 0.');
  const organisations = gauge('home_organisations', 'Organisations that live on the home.');
  const bytes = gauge('home_bytes', 'Size of its database.');
  const connections = gauge('home_connections', 'Connections to its database, of whomever.');
  const transactions = gauge('home_transactions', 'Transactions of its database since its statistics began.');
  const ofReplicas = replicaGauges(registers);
  return async (homes) => {
    for (const figures of await homeFigures(homes)) {
      const { name: home } = figures;
      if (figures.replica) ofReplicas(home, figures.replica);
      ready.set({ home }, figures.wrong === undefined ? 1 : 0);
      organisations.set({ home }, figures.organisations);
      if (figures.wrong !== undefined) continue;
      bytes.set({ home }, figures.bytes ?? 0);
      connections.set({ home }, figures.connections ?? 0);
      transactions.set({ home }, figures.transactions ?? 0);
    }
  };
}

/** What replicas take off their homes, and how far they are behind. */
function replicaGauges(registers: Registry[]): (home: string, figures: ReplicaFigures) => void {
  const ofHome = { labelNames: ['home'] as const, registers };
  const ready = new Gauge({
    name: 'home_replica_ready',
    help: 'Whether the replica of the home is read from: 1 or 0.',
    ...ofHome,
  });
  const lag = new Gauge({
    name: 'home_replica_lag_seconds',
    help: 'How far it is behind its home, as it was last asked; none while it does not say.',
    ...ofHome,
  });
  const reads = new Gauge({
    name: 'home_replica_reads',
    help: 'Transactions of this process that may be read from the replica, by who answered: the replica, or the home in its place.',
    labelNames: ['home', 'by'] as const,
    registers,
  });
  return (home, figures) => {
    ready.set({ home }, figures.wrong === undefined ? 1 : 0);
    if (figures.lag === undefined) lag.remove({ home });
    else lag.set({ home }, figures.lag);
    for (const by of ['replica', 'home'] as const) reads.set({ home, by }, figures.reads[by]);
  };
}

/** What a proxy says of whoever called it. */
const byProxy = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** The program that asks runs on this machine, as far as a request tells: a proxy that says nothing looks the same. */
const isFromHere = ({ headers, hostname, socket }: FastifyRequest): boolean =>
  isLoopback(hostname) &&
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  !Object.keys(headers).some((name) => byProxy.test(name));

/** `/metrics` answers whoever has METRICS_TOKEN; without one, programs of this machine, unless a setting says that others get here:
 *  behind a proxy everybody looks like this machine. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  database: Homes,
  { metricsToken, loopbackOnly, publicOrigin = 'http://localhost' }: Config,
): void {
  const isAlone = loopbackOnly && isLoopback(new URL(publicOrigin).hostname);
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const may = metricsToken === undefined ? isAlone && isFromHere(request) : sameText(given, metricsToken);
    if (!may) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.print(database));
  });
}

const sameText = (given: string | undefined, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};
