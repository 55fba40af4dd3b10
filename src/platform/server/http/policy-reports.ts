import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { perMinute } from '#platform/server/limits/per-minute.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { networkOf } from './network.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

const largest = 8192;
const loggedPerMinute = 30;
/** A page that breaks its policy says so a few times; whoever says more is not heard. */
const takenPerMinute = 60;
const named = [
  'effective-directive',
  'effectiveDirective',
  'violated-directive',
  'blocked-uri',
  'blockedURL',
  'document-uri',
  'documentURL',
  'disposition',
];

/** Takes the browsers' reports of what a page's policy stopped: so many of one network a minute, counted all, logged
 *  a few, 8 kB each at most. */
export async function takePolicyReports(app: FastifyInstance, metrics: Metrics): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: largest },
      (_, body, done) => done(null, body),
    );
    const taken = perMinute(takenPerMinute);
    let minute = 0;
    let logged = 0;
    // Before its body is read.
    const onRequest = async ({ ip }: FastifyRequest) => taken.count(networkOf(ip));
    scope.post('/csp-report', { onRequest, bodyLimit: largest }, (request, reply) => {
      metrics.countPolicyReport();
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, logged] = [now, 0];
      if (logged++ < loggedPerMinute)
        request.log.warn({ reports: reportsIn(String(request.body)) }, 'policy report');
      return reply.code(204).send();
    });
  });
}

/** The directive and the addresses without their queries: nothing else of a report is ours to keep. */
function reportsIn(body: string): Record<string, string>[] {
  try {
    const parsed: unknown = JSON.parse(body);
    const reports = Array.isArray(parsed)
      ? parsed.map((one: unknown) => valueIn(Object(one), 'body'))
      : [valueIn(Object(parsed), 'csp-report')];
    return reports.slice(0, 5).map((report) => {
      const entries = Object.entries<unknown>(Object(report)).filter(([key]) => named.includes(key));
      return Object.fromEntries(
        entries.map(([key, value]) => [key, cutText(String(value).split(/[?#]/)[0] ?? '', 200)]),
      );
    });
  } catch {
    return [];
  }
}
