import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { dropFile } from '#platform/server/database/small-file.queries.ts';
import type { RetentionRule } from '#platform/server/jobs/scheduled-jobs.ts';
import type { FileHolder } from '#features/collaboration/file/server/shared/file-holder.queries.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import { cardWorkflow } from '../card.workflow.ts';
import { cardFacts } from './card.presenter.ts';
import { cardsOf } from './card-record.service.ts';
import { cardTable } from './card.table.ts';

/** Cards as files hang on them: by those who work on the board. */
export function filesOfCards(parents: readonly TaskParent[]): FileHolder {
  const cards = cardsOf(parents);
  return {
    type: 'card',
    table: cardTable,
    async find({ db, actor }, id) {
      const card = await cards.find(db, actor, id);
      if (card === undefined || card.deleted_at !== null) return undefined;
      return { id, ref: card.ref, mayAdd: cardWorkflow.may('edit', actor, cardFacts(card), db.now) };
    },
    // A cover goes with the file that it was drawn of.
    async leaves({ db }, id, file) {
      const [card] = await db.query<{ cover_id: string }>(sql`select c.cover_id from card c
        where c.org_id = ${db.org_id} and c.id = ${id} and c.cover_of = ${file} for update`);
      if (card === undefined) return;
      await db.query(sql`update card c set cover_id = null, cover_of = null, version = c.version + 1,
          updated_at = ${db.now.toISOString()}::timestamptz where c.org_id = ${db.org_id} and c.id = ${id}`);
      await dropFile(db, card.cover_id);
    },
  };
}

/** The cover of the card `id`, if this is it. */
export async function findCover(db: TenantDb, id: string, cover: string): Promise<Buffer | undefined> {
  const [found] = await db.query<{ content: Buffer }>(sql`select k.content from card c
    join file_chunk k on k.org_id = c.org_id and k.file_id = c.cover_id and k.n = 0
    where c.org_id = ${db.org_id} and c.id = ${id} and c.cover_id = ${cover}`);
  return found?.content;
}

/** A cover whose card is gone for good. */
export const coverRetention: RetentionRule = {
  name: 'sweep_covers',
  text: `with gone as (delete from file f where f.org_id = $1 and f.id in (
      select o.id from file o where o.org_id = $1 and o.purpose = 'cover'
        and not exists (select from card c where c.org_id = o.org_id and c.cover_id = o.id) limit $2) returning 1)
    select count(*)::int as n from gone`,
};
