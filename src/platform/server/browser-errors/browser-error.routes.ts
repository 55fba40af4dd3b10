import type { FastifyBaseLogger } from 'fastify';
import { reportBrowserError } from '#platform/contract/trail/browser-error.contract.ts';
import { perMinute } from '#platform/server/limits/per-minute.ts';
import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { cleanError } from './clean-error.ts';

export interface BrowserErrorNeeds {
  /** Reports that one network may send. */
  perMinute: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'countBrowserError'>;
}

/** All networks together may fill the log with as many as so many of them. */
const networks = 10;

export function browserErrorRoutes(needs: BrowserErrorNeeds) {
  const ofNetwork = perMinute(needs?.perMinute);
  const ofAll = perMinute(networks * needs?.perMinute);
  return [
    serveWithoutTransaction(reportBrowserError, ({ body, request, org }) => {
      ofNetwork.count(request.network);
      ofAll.count('all');
      needs.metrics.countBrowserError();
      needs.log.warn({ id: request.id, org: org?.id, ...cleanError(body) }, 'browser error');
      return null;
    }),
  ];
}
