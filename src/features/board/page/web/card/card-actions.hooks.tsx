import { Archive, ListTodo, MoveRight, Trash2 } from 'lucide-react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import {
  archiveCard,
  deleteCard,
  makeTaskOfCard,
  reopenCard,
  restoreCard,
  type Tile,
} from '#features/board/card/card.contract.ts';
import { whenDone } from '../board/when-done.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { cardIn } from '../move/arrangement.rules.ts';

/** What is done with a card beside changing what it says: each at once, with the way back. `onGone` is told when it has left the board. */
export function useCardActions(
  card: Pick<Tile, 'id' | 'version' | 'title' | 'task'>,
  onGone?: () => void,
): MoreAction[] {
  const { t } = useTranslation(['board-page', 'board-card', 'record']);
  const { board, lists, askPlace } = useBoardView();
  const archive = useWrite(archiveCard);
  const reopen = useWrite(reopenCard);
  const remove = useWrite(deleteCard);
  const restore = useWrite(restoreCard);
  const become = useWrite(makeTaskOfCard, { refreshes: ['risk-task', 'work'] });
  const { id, version, title } = card;
  const params = { board_id: board.id, id };
  const sent = { params, body: { version } };
  const tile = cardIn(lists, id);
  const leaves = (
    write: Promise<{ data: { version: number } }>,
    message: string,
    back: (now: { version: number }) => void,
  ) =>
    whenDone(write, ({ data }) => {
      onGone?.();
      showSnackbar({ message, variant: 'success', undo: () => back(data) });
    });
  const move: MoreAction[] = tile
    ? [
        {
          label: t('move.to'),
          icon: <MoveRight size={16} aria-hidden className="board-forward" />,
          onClick: () => askPlace(tile),
          opensDialog: true,
        },
      ]
    : [];
  const task: MoreAction[] =
    card.task === null
      ? [
          {
            label: t('verb.become.verb'),
            icon: <ListTodo size={16} aria-hidden />,
            onClick: () =>
              whenDone(become.mutateAsync(sent), ({ data }) =>
                showSnackbar({ message: t('card.became', { ref: data.task?.ref }), variant: 'success' }),
              ),
          },
        ]
      : [];
  return [
    ...move,
    ...task,
    {
      label: t('verb.archive.verb'),
      icon: <Archive size={16} aria-hidden />,
      onClick: () =>
        leaves(archive.mutateAsync(sent), t('card.archived', { title }), (now) =>
          reopen.mutate({ params, body: { version: now.version } }),
        ),
    },
    {
      label: t('verb.delete.verb'),
      icon: <Trash2 size={16} aria-hidden />,
      onClick: () =>
        leaves(remove.mutateAsync(sent), t('card.deleted', { title }), (now) =>
          restore.mutate({ params, body: { version: now.version } }),
        ),
    },
  ];
}
