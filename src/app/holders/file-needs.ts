import type { Homes } from '#platform/server/database/homes/homes.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import type { Config } from '#platform/server/process/config.ts';
import type { WorkKind } from '#platform/server/queue/work-queue.ts';
import { clamav } from '#platform/server/virus-scan/clamav.ts';
import { fileScan, queueWaitingFiles } from '#features/collaboration/file/server/file-scan.jobs.ts';
import type { FileNeeds } from '#features/collaboration/file/server/upload.service.ts';
import { fileDestinations, fileHolders } from './file-holders.ts';

/** What the calls about files need. */
export const fileNeeds = ({
  clamavUrl,
  limits,
}: Pick<Config, 'clamavUrl' | 'limits'>): Omit<FileNeeds, 'throttle'> => ({
  holders: fileHolders,
  destinations: fileDestinations,
  perHour: limits.filesPerHour,
  room: limits.fileMegabytesPerOrganisation * 1_000_000,
  isScanned: clamavUrl !== undefined,
});

interface Scanning {
  config: Pick<Config, 'clamavUrl'>;
  database: Homes;
  clock: () => Date;
  log: { error(what: object, message: string): void };
}

/** What the queue does with files: has them scanned, where the operator names a scanner. */
export const fileWork = ({ config: { clamavUrl }, database, clock, log }: Scanning): WorkKind[] =>
  clamavUrl === undefined
    ? []
    : [
        fileScan({
          database,
          clock,
          scanner: clamav(clamavUrl),
          onFailure: (err) => log.error({ err }, 'file not scanned'),
        }),
      ];

/** What an hour brings to files. */
export const fileJobs = ({ clamavUrl }: Pick<Config, 'clamavUrl'>): ScheduledJob[] =>
  clamavUrl === undefined ? [] : [queueWaitingFiles];
