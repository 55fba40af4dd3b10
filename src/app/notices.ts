import type { FastifyBaseLogger } from 'fastify';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import {
  mailNotices,
  noticeMailWorker,
} from '#features/collaboration/notification/server/notice-mail.jobs.ts';
import { noticeChannel } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { unreadCounts } from '#features/collaboration/notification/server/unread-count.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { noticedRecords as records } from './noticed-records.ts';

interface Needed {
  database: Homes;
  clock: () => Date;
  outbox: Outbox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What this process tells people: live counts, and mails soon after. It hears of every home when there is something to tell. */
export function openNotices({ database, clock, outbox, log }: Needed) {
  const onError = (err: unknown) => log.error({ err }, 'notifications');
  const counts = unreadCounts({ database, records, clock, onError });
  const mails = noticeMailWorker({ database, clock, outbox, records, onError });
  let isWorking = false;
  let stopHearing: (() => Promise<void>) | undefined;
  const hear = () => {
    stopHearing ??= database.listen(noticeChannel, (orgId) => {
      counts.heard(orgId);
      if (isWorking) mails.heard(orgId);
    });
  };
  return {
    /** What calls need of it: whoever looks at a count makes the process listen. */
    counts: {
      ...counts,
      open: (...reader: Parameters<typeof counts.open>) => {
        hear();
        return counts.open(...reader);
      },
    },
    /** What is mailed once an hour besides: digests, and what nobody was woken for. */
    mailing: mailNotices({ outbox, records }),
    /** From now on this process mails as well. */
    startWorking(): void {
      isWorking = true;
      hear();
    },
    async stop(): Promise<void> {
      counts.stop();
      mails.stop();
      await stopHearing?.();
    },
  };
}
