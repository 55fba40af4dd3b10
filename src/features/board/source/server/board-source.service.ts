import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import { boards } from '#features/board/board/server/shared/board-record.service.ts';
import { arranged, arrangeCards } from '#features/board/board/server/shared/board-part.service.ts';
import * as contract from '../board-source.contract.ts';
import { findSource, findSources } from './board-source.queries.ts';

export async function listSources(call: Call, board_id: string): Promise<contract.BoardSource[]> {
  await boards.expect(call, board_id);
  return findSources(call.db, call.actor, board_id);
}

const named = ({ ref, title }: { ref: string | null; title: string | null }): string =>
  [ref, title].filter((part) => part !== null).join(' ');

/** The board, its parents and the tasks, then the cards: in this order everybody locks. */
export async function addSource(
  call: Call,
  board_id: string,
  { kind, id }: Body<typeof contract.addSource>,
): Promise<contract.BoardSource[]> {
  const { db, actor } = call;
  const board = await arrangeCards(call, board_id);
  if ((kind === 'mine') !== (id === undefined)) refuse(contract.sourceUnknown);
  const source_id = id ?? actor.id;
  const before = await findSources(db, actor, board_id);
  if (before.length >= contract.mostSources) refuse(contract.sourcesFull);
  const source = (await findSource(db, actor, { kind, id: source_id })) ?? refuse(contract.sourceUnknown);
  const now = sql`${db.now.toISOString()}::timestamptz`;
  await db.query(sql`insert into board_source (org_id, id, board_id, kind, source_id, created_at, created_by, updated_at)
    values (${db.org_id}, ${newId(db.now)}, ${board_id}, ${kind}, ${source_id}, ${now}, ${actor.id}, ${now})`);
  await db.query(sql`select cards_follow_sources(${db.org_id}, array(
    select x.task_id from task_sources() x where x.org_id = ${db.org_id} and x.kind = ${kind} and x.source_id = ${source_id}), ${board_id})`);
  await arranged(call, board, 'board.source_added', changesBetween({}, { source: named(source) }));
  return findSources(db, actor, board_id);
}

export async function removeSource(
  call: Call,
  { board_id, source_id }: { board_id: string; source_id: string },
  { keep_cards = false }: Body<typeof contract.removeSource>,
): Promise<contract.BoardSource[]> {
  const { db, actor } = call;
  const board = await arrangeCards(call, board_id);
  const sources = await findSources(db, actor, board_id);
  const source = sources.find(({ id }) => id === source_id) ?? refuse(notFound);
  const [gone] = await db.query<{ kind: string; source_id: string }>(
    sql`delete from board_source s where s.org_id = ${db.org_id} and s.id = ${source_id} returning s.kind, s.source_id`,
  );
  const tasks = sql`array(select x.task_id from task_sources() x
    where x.org_id = ${db.org_id} and x.kind = ${gone?.kind} and x.source_id = ${gone?.source_id}::uuid)`;
  await db.query(
    keep_cards
      ? sql`update card c set is_followed = false where c.org_id = ${db.org_id} and c.board_id = ${board_id} and c.is_followed and c.task_id = any (${tasks})`
      : sql`select cards_follow_sources(${db.org_id}, ${tasks})`,
  );
  await arranged(call, board, 'board.source_removed', changesBetween({ source: named(source) }, {}));
  return sources.filter(({ id }) => id !== source_id);
}
