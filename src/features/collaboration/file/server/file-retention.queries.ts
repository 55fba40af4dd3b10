import { getTableName } from 'drizzle-orm';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import type { FileHolder } from './shared/file-holder.queries.ts';

/** Takes files off records that are gone for good. */
export const fileLinkRetention = (holders: readonly FileHolder[]): RetentionRule[] =>
  holders.map(({ type, table }) => ({
    name: `sweep_links_of_${type}`,
    text: `with gone as (delete from file_link l where l.org_id = $1 and l.object_type = '${type}' and l.object_id in (
        select o.object_id from file_link o where o.org_id = $1 and o.object_type = '${type}'
          and not exists (select from ${getTableName(table)} t where t.org_id = o.org_id and t.id = o.object_id) limit $2) returning 1)
      select count(*)::int as n from gone`,
  }));

/** What hangs on nothing a day after it began to come in is gone: it was never used, never came whole, or what it hung on went. */
export const fileRetention: RetentionRule = {
  name: 'sweep_loose_files',
  text: `with gone as (delete from file f where f.org_id = $1 and f.id in (
      select o.id from file o where o.org_id = $1 and o.purpose in ('attachment', 'comment', 'evidence')
        and o.created_at < now() - interval '24 hours'
        and not exists (select from file_link l where l.org_id = o.org_id and l.file_id = o.id) limit $2) returning 1)
    select count(*)::int as n from gone`,
};
