import { sql } from 'drizzle-orm';
import type { Language } from '#platform/contract/access.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { BoardLabel } from '../board.contract.ts';
import { labels as ar } from '../text/label/ar.ts';
import { labels as en } from '../text/label/en.ts';
import { labels as tr } from '../text/label/tr.ts';

type NewLabel = Pick<BoardLabel, 'name' | 'colour'>;
const texts: Record<Language, typeof en> = { en, tr, ar };

/** The labels that a new board has, in the words of whoever makes it. */
export const usualLabels = (language: Language): NewLabel[] => {
  const { urgent, document, system, improvement } = texts[language];
  return [
    { name: urgent, colour: 'red' },
    { name: document, colour: 'orange' },
    { name: system, colour: 'blue' },
    { name: improvement, colour: 'green' },
  ];
};

export async function insertLabels(
  { db, actor }: Call,
  board: string,
  labels: readonly NewLabel[],
): Promise<void> {
  const column = (pick: (label: NewLabel) => string) => sql`${sql.param(labels.map(pick))}`;
  const now = sql`${db.now.toISOString()}::timestamptz`;
  await db.query(sql`insert into board_label (org_id, id, board_id, name, colour, created_at, created_by, updated_at)
    select ${db.org_id}, v.id, ${board}, v.name, v.colour, ${now}, ${actor.id}, ${now}
    from unnest(${column(() => newId(db.now))}::uuid[], ${column(({ name }) => name)}::text[], ${column(({ colour }) => colour)}::text[]) as v (id, name, colour)`);
}
