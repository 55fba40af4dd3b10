import type { Statement } from '#platform/server/database/database.ts';
import { whatComesFirst } from '#features/identity/person/server/shared/person.queries.ts';
import {
  activeCaller,
  callerColumns,
  type CallerRow,
} from '#features/identity/session/server/shared/session.queries.ts';

export const ownFeed: Statement = {
  name: 'own_calendar_feed',
  text: 'select created_at as made_at, last_used_at from calendar_feed where org_id = $1 and person_id = $2',
};
/** One for each person: another takes its place. */
export const putFeed: Statement = {
  name: 'put_calendar_feed',
  text: `insert into calendar_feed (org_id, person_id, id, token_hash, created_at) values ($1, $2, $3, $4, $5)
    on conflict (org_id, person_id) do update set id = excluded.id, token_hash = excluded.token_hash, created_at = excluded.created_at, last_used_at = null
    returning created_at as made_at, last_used_at`,
};
export const dropFeed: Statement = {
  name: 'drop_calendar_feed',
  text: 'delete from calendar_feed where org_id = $1 and person_id = $2 returning 1',
};

export interface FeedRow extends CallerRow {
  last_used_at: string | null;
}
/** Whose calendar a token opens: nobody's who was deactivated, or has to set a password or add a second factor first. */
export const checkFeed: Statement = {
  name: 'check_calendar_feed',
  text: `select ${callerColumns}, s.last_used_at, to_timestamp(0) as proved_at from calendar_feed s ${activeCaller}
    where s.org_id = $1 and s.token_hash = $2 and (${whatComesFirst}) is null`,
};
export const noteFeedUse: Statement = {
  name: 'note_calendar_feed_use',
  text: `update calendar_feed set last_used_at = $3 where org_id = $1 and token_hash = $2
    and (last_used_at is null or last_used_at <= $3::timestamptz - interval '1 hour')`,
};
