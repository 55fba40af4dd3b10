import type { FastifyBaseLogger } from 'fastify';
import { liveWatch } from '#platform/server/live/live-watch.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import {
  mailNotices,
  noticeMailWorker,
} from '#features/collaboration/notification/server/notice-mail.jobs.ts';
import type { LiveEvent, WatchedKind } from '#features/collaboration/notification/notification.contract.ts';
import type { Live } from '#features/collaboration/notification/server/notification.routes.ts';
import { noticed } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { unreadCounts } from '#features/collaboration/notification/server/unread-count.service.ts';
import { changedBoards } from '#features/board/card/server/board-live.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { noticedRecords as records } from './noticed-records.ts';

interface Needed {
  database: Homes;
  clock: () => Date;
  outbox: Outbox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What this process tells people: live what is unread and what they watch, and mails soon after. It hears of what was committed when
 *  there is somebody to tell. */
export function openNotices({ database, clock, outbox, log }: Needed) {
  const onError = (err: unknown) => log.error({ err }, 'notifications');
  const kinds = { notice: unreadCounts(records), board: changedBoards };
  const live: Live = liveWatch<'notice' | WatchedKind, LiveEvent>({ database, kinds, clock, onError });
  const mails = noticeMailWorker({ database, clock, outbox, records, onError });
  let isWorking = false;
  let stopHearing: (() => void) | undefined;
  const hear = () => {
    stopHearing ??= database.listen((orgId, said) => {
      live.heard(orgId, said);
      if (isWorking && said.includes(noticed)) mails.heard(orgId);
    });
  };
  return {
    /** What calls need of it: whoever watches something makes the process listen. */
    live: {
      watch: (...asked: Parameters<Live['watch']>) => {
        hear();
        return live.watch(...asked);
      },
    },
    /** What is mailed once an hour besides: digests, and what nobody was woken for. */
    mailing: mailNotices({ outbox, records }),
    /** From now on this process mails as well. */
    startWorking(): void {
      isWorking = true;
      hear();
    },
    stop(): void {
      live.stop();
      mails.stop();
      stopHearing?.();
    },
  };
}
