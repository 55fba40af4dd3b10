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
  const takeOfNetwork = perMinute(needs?.perMinute);
  const takeOfAll = perMinute(networks * needs?.perMinute);
  return [
    serveWithoutTransaction(reportBrowserError, ({ body, request, org }) => {
      takeOfNetwork(request.network);
      takeOfAll('all');
      needs.metrics.countBrowserError();
      needs.log.warn({ id: request.id, org: org?.id, ...cleanError(body) }, 'browser error');
      return null;
    }),
  ];
}
