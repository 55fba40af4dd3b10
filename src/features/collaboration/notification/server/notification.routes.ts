import { shownPage } from '#platform/server/database/capped-page.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { Query } from '#platform/contract/endpoint.ts';
import { formatsFor } from '#platform/contract/format.ts';
import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { LiveWatch } from '#platform/server/live/live-watch.ts';
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

/** What streams say of notices and of what is watched besides. */
export type Live = LiveWatch<'notice' | contract.WatchedKind, contract.LiveEvent>;

interface Needed {
  records: readonly NoticedRecords[];
  live: Pick<Live, 'watch'>;
}

/** What a stream watches: the caller's notices, and what they ask for. */
const watchedBy = ({ id }: Actor, query: Query<typeof contract.streamNotices>) => [
  { kind: 'notice', thing: id } as const,
  ...contract.watchedKinds.flatMap((kind) => [query[kind] ?? []].flat().map((thing) => ({ kind, thing }))),
];

/** The calls about what people are told; `records` says of each type who sees it. */
export const notificationRoutes = ({ records, live }: Needed) => [
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
    ({ actor, query }) =>
      (send) =>
        live.watch(actor, watchedBy(actor, query), send),
  ),
  serve(contract.readPreferences, readPreferences),
  serve(contract.setPreferences, (call) => setPreferences(call, call.body)),
  serve(readNoticeSettings, ({ db }) => findNoticeSettings(db)),
  serve(setNoticeSettings, (call) => changeNoticeSettings(call, call.body)),
];
