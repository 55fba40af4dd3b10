import { cutText } from '#platform/contract/cut-text.ts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#platform/server/metrics/metrics.ts';

const perMinute = 30;
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

/** Takes the browsers' reports of what a page's policy stopped: counted all, logged a few a minute, 8 kB each at most. */
export async function takePolicyReports(app: FastifyInstance, metrics: Metrics): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: 8192 },
      (_, body, done) => done(null, body),
    );
    let minute = 0;
    let logged = 0;
    scope.post('/csp-report', (request, reply) => {
      metrics.countPolicyReport();
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, logged] = [now, 0];
      if (logged++ < perMinute)
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
      ? parsed.map((one) => (one as { body?: unknown }).body)
      : [(parsed as { 'csp-report'?: unknown })['csp-report']];
    return reports.slice(0, 5).map((report) => {
      const entries = Object.entries((report ?? {}) as Record<string, unknown>).filter(([key]) =>
        named.includes(key),
      );
      return Object.fromEntries(
        entries.map(([key, value]) => [key, cutText(String(value).split(/[?#]/)[0] ?? '', 200)]),
      );
    });
  } catch {
    return [];
  }
}
