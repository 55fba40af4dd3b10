import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import type { Board, BoardLabel } from '../board.contract.ts';
import * as contract from '../board-part.contract.ts';
import { insertLabels } from './board-label.queries.ts';
import { arrange, arranged, partOf, touched } from './shared/board-part.service.ts';

/** What the log keeps of a label. */
const logged = ({ name, colour }: Pick<BoardLabel, 'name' | 'colour'>) => ({ label: name, colour });

export async function addLabel(
  call: Call,
  board_id: string,
  label: Body<typeof contract.addLabel>,
): Promise<Board> {
  const board = await arrange(call, board_id);
  if (board.labels.length >= contract.mostLabels) refuse(contract.labelsFull);
  await insertLabels(call, board_id, [label]);
  return arranged(call, board, 'board.label_added', changesBetween({}, logged(label)));
}

export async function changeLabel(
  call: Call,
  { id, label_id }: { id: string; label_id: string },
  { version, ...details }: Body<typeof contract.changeLabel>,
): Promise<Board> {
  const board = await arrange(call, id);
  const before = partOf(call, board, board.labels, { id: label_id, version });
  const after = { ...before, ...details };
  await call.db
    .query(sql`update board_label set name = ${after.name}, colour = ${after.colour}, ${touched(call)}
    where org_id = ${call.db.org_id} and id = ${label_id}`);
  return arranged(call, board, 'board.label_changed', changesBetween(logged(before), logged(after)));
}

/** Cards that have it lose it. */
export async function deleteLabel(
  call: Call,
  { id, label_id }: { id: string; label_id: string },
  { version }: Body<typeof contract.deleteLabel>,
): Promise<Board> {
  const board = await arrange(call, id);
  const label = partOf(call, board, board.labels, { id: label_id, version });
  await call.db.query(sql`delete from board_label where org_id = ${call.db.org_id} and id = ${label_id}`);
  return arranged(call, board, 'board.label_removed', changesBetween(logged(label), {}));
}
