import type { LiveKind } from '#platform/server/live/live-watch.ts';
import { unreadOf } from './notice.queries.ts';
import type { NoticedRecords } from './shared/noticed-record.queries.ts';
import { noticed } from './shared/notify.service.ts';

/** How many notices people have not read, each their own. Whatever happens, an organisation is asked at most once a second, in one
 *  statement for all its people here. */
export const unreadCounts = (records: readonly NoticedRecords[]): LiveKind<{ unread: number }> => ({
  follows: [noticed],
  times: { pace: 1000, net: 30_000 },
  looks: () => async (db, people, here) => {
    const counts = await unreadOf(db, records, here, people);
    return new Map(counts.map(({ id, unread }) => [id, unread]));
  },
  event: (_, unread) => ({ unread }),
});
