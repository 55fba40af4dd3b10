import { shownPage } from '#platform/server/database/capped-page.ts';
import { formatsFor } from '#platform/contract/format.ts';
import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import { readNoticeSettings, setNoticeSettings } from '../notice-settings.contract.ts';
import * as contract from '../notification.contract.ts';
import { findNotices, markRead, unreadOf } from './notice.queries.ts';
import { toNotice } from './notice.presenter.ts';
import {
  changeNoticeSettings,
  findNoticeSettings,
  readPreferences,
  setPreferences,
} from './notification.service.ts';
import type { NoticedRecords } from './shared/noticed-record.queries.ts';
import type { UnreadCounts } from './unread-count.service.ts';

interface Needed {
  records: readonly NoticedRecords[];
  counts: UnreadCounts;
}

/** The calls about what people are told; `records` says of each type who sees it. */
export const notificationRoutes = ({ records, counts }: Needed) => [
  serve(contract.listNotices, async ({ query, ...call }) => {
    const formats = formatsFor(call.language, call.actor.timezone);
    const page = await findNotices(call, records, query);
    return shownPage(page, (row) => toNotice(row, call.language, formats));
  }),
  serve(contract.readNotices, async ({ body, ...call }) => {
    await markRead(call.db, call.actor.id, body);
    const [left] = await unreadOf(call.db, records, call.actor, [call.actor.id]);
    return { unread: left?.unread ?? 0 };
  }),
  serveWithoutTransaction(
    contract.streamNotices,
    ({ actor }) =>
      (send) =>
        counts.open(actor, send),
  ),
  serve(contract.readPreferences, readPreferences),
  serve(contract.setPreferences, (call) => setPreferences(call, call.body)),
  serve(readNoticeSettings, ({ db }) => findNoticeSettings(db)),
  serve(setNoticeSettings, (call) => changeNoticeSettings(call, call.body)),
];
