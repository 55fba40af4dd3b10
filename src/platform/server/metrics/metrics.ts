import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/database/database.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface RouteFigures {
  statuses: Map<number, number>;
  buckets: number[];
  count: number;
  sum: number;
  trips: number;
  dropped: number;
}

interface Answered {
  status: number;
  milliseconds: number;
  trips: number;
  /** Keys of the input that the call does not know. */
  dropped: number;
}

/** Figures of this process in the text form that Prometheus reads. */
export function collectMetrics() {
  const routes = new Map<string, RouteFigures>();
  let policyReports = 0;
  let lookUpAlarms = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    countPolicyReport: () => void policyReports++,
    countLookUpAlarm: () => void lookUpAlarms++,

    count(method: string, route: string, { status, milliseconds, trips, dropped }: Answered): void {
      const key = `method="${method}",route="${route}"`;
      const figures = routes.get(key) ?? {
        statuses: new Map(),
        buckets: seconds.map(() => 0),
        count: 0,
        sum: 0,
        trips: 0,
        dropped: 0,
      };
      routes.set(key, figures);
      figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
      figures.count++;
      figures.sum += milliseconds / 1000;
      figures.trips += trips;
      figures.dropped += dropped;
      const bucket = seconds.findIndex((most) => milliseconds / 1000 <= most);
      if (bucket >= 0) figures.buckets[bucket] = (figures.buckets[bucket] ?? 0) + 1;
    },

    print({ waiting }: Pick<Database, 'waiting'>): string {
      const lines: string[] = [];
      const metric = (
        name: string,
        type: string,
        help: string,
        values: readonly (readonly [string, number])[],
      ) => {
        lines.push(
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...values.map(([labels, value]) => `${labels} ${value}`),
        );
      };
      const all = [...routes];
      metric(
        'http_requests_total',
        'counter',
        'Requests by route and status.',
        all.flatMap(([key, { statuses }]) =>
          [...statuses].map(
            ([status, count]) => [`http_requests_total{${key},status="${status}"}`, count] as const,
          ),
        ),
      );
      metric(
        'http_request_duration_seconds',
        'histogram',
        'Time from the request to its reply.',
        all.flatMap(([key, figures]) => histogram(key, figures)),
      );
      metric(
        'database_trips_total',
        'counter',
        'Trips to the database by route.',
        all.map(([key, { trips }]) => [`database_trips_total{${key}}`, trips] as const),
      );
      metric(
        'input_keys_dropped_total',
        'counter',
        'Keys of bodies that the call does not know and dropped, by route.',
        all
          .filter(([, { dropped }]) => dropped > 0)
          .map(([key, { dropped }]) => [`input_keys_dropped_total{${key}}`, dropped] as const),
      );
      metric('database_pool_waiting', 'gauge', 'Requests that wait for a connection.', [
        ['database_pool_waiting', waiting()],
      ]);
      metric('nodejs_eventloop_delay_seconds', 'gauge', 'Event loop delay since the last reading, p99.', [
        ['nodejs_eventloop_delay_seconds', delay.percentile(99) / 1e9],
      ]);
      metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', [
        ['process_resident_memory_bytes', process.memoryUsage.rss()],
      ]);
      const { user, system } = process.cpuUsage();
      metric('process_cpu_seconds_total', 'counter', 'CPU time used.', [
        ['process_cpu_seconds_total', (user + system) / 1e6],
      ]);
      metric('policy_reports_total', 'counter', 'Reports of what the content policy stopped.', [
        ['policy_reports_total', policyReports],
      ]);
      metric(
        'organisation_look_up_alarms_total',
        'counter',
        'Mail domains that were searched for more often in an hour than ALARM_LOOK_UPS_PER_DOMAIN.',
        [['organisation_look_up_alarms_total', lookUpAlarms]],
      );
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

export type Metrics = ReturnType<typeof collectMetrics>;

function histogram(key: string, { buckets, count, sum }: RouteFigures): [string, number][] {
  let below = 0;
  const name = 'http_request_duration_seconds';
  return [
    ...seconds.map((most, index): [string, number] => [
      `${name}_bucket{${key},le="${most}"}`,
      (below += buckets[index] ?? 0),
    ]),
    [`${name}_bucket{${key},le="+Inf"}`, count],
    [`${name}_sum{${key}}`, sum],
    [`${name}_count{${key}}`, count],
  ];
}

/** `/metrics` answers this machine alone, or whoever has METRICS_TOKEN. Behind a proxy everybody looks like this machine. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  database: Database,
  { token, loopbackOnly }: { token: string | undefined; loopbackOnly: boolean },
): void {
  app.get('/metrics', (request, reply) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined ? !loopbackOnly : !sameText(given, token)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.print(database));
  });
}

const sameText = (given: string | undefined, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};
