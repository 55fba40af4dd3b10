import { sql } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { pathOfCard } from '#features/board/board/board-path.rules.ts';
import { boardSeenBy } from '#features/board/board/server/shared/board-visibility.queries.ts';
import type { CardVerb } from '../card.workflow.ts';
import type { StoredCard } from './card.presenter.ts';

/** What a card is to those who are told of it: itself, or its task, which has another circle of readers. */
const objectOf = ({ id, ref, title, task_id, task_ref, task_title }: StoredCard) =>
  task_id === null
    ? { type: 'card', id, ref, title: title ?? '' }
    : { type: 'task', id: task_id, ref: task_ref ?? '', title: task_title ?? '' };

/** Tells those who work on a card of its own now and did not before. */
export function tellMembers({ db, actor }: Call, card: StoredCard, before?: StoredCard): void {
  if (card.task_id !== null) return;
  const were = new Set(before?.members.map(({ id }) => id));
  notify(db, {
    kind: 'assigned',
    to: card.members.map(({ id }) => id).filter((id) => !were.has(id)),
    object: objectOf(card),
    link: pathOfCard(card.board_id, card.id),
    words: { by: actor.name },
    not: actor.id,
  });
}

/** Tells those who hear of what happens on a board, as long as they see it, that a card went to another list. */
function tellMoved({ db, actor }: Call, card: StoredCard): void {
  const isOpen = card.task_id === null || card.visibility !== 'private';
  notify(db, {
    kind: 'moved',
    to: sql`select p.id from board_subscriber s join person p on p.org_id = s.org_id and p.id = s.person_id
      where s.org_id = ${db.org_id} and s.board_id = ${card.board_id}
        and exists (select from board b where ${boardSeenBy(db, personAsViewer(actor), sql`s.board_id`)})`,
    object: objectOf(card),
    link: pathOfCard(card.board_id, card.id),
    // A task is read by others than a private board is, and so are the mails about it.
    words: { by: actor.name, ...(isOpen && { list: card.list_name }) },
    not: actor.id,
  });
}

/** Tells people what a change of a card means for them. */
export function tellOfChange(
  call: Call,
  before: StoredCard,
  after: StoredCard,
  { verb }: { verb: CardVerb },
): void {
  if (verb === 'edit') tellMembers(call, after, before);
  if (verb === 'move' && after.list_id !== before.list_id) tellMoved(call, after);
}
