import { Archive, ArrowLeft, ArrowRight, Gauge, Trash2 } from 'lucide-react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import { deleteList, restoreList } from '#features/board/board/board-part.contract.ts';
import { whenDone } from '../board/when-done.ts';
import { archiveCards } from '#features/board/card/card-archive.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { isMirrored } from '../move/drop-place.ts';
import type { ShownList } from '../move/arrangement.rules.ts';

// Its cards go and come with it.
const refreshes = ['board-card'];

/** What can be done with a list: its limit, its place, and taking it away. */
export function useListActions(list: ShownList, onSettings: () => void): MoreAction[] {
  const { t } = useTranslation(['board-page', 'web']);
  const { board, lists, moveList } = useBoardView();
  const remove = useWrite(deleteList, { refreshes });
  const restore = useWrite(restoreList, { refreshes });
  const archive = useWrite(archiveCards);
  const at = lists.findIndex(({ id }) => id === list.id);
  const params = { id: board.id, list_id: list.id };
  const earlier = () => moveList(list, lists[at - 1]?.id ?? null);
  const later = () => moveList(list, lists[at + 2]?.id ?? null);
  const [toLeft, toRight] = isMirrored() ? [later, earlier] : [earlier, later];
  const ends = { first: at === 0, last: at === lists.length - 1 };
  const [isLeftmost, isRightmost] = isMirrored() ? [ends.last, ends.first] : [ends.first, ends.last];
  return [
    {
      label: t('list.settings'),
      icon: <Gauge size={16} aria-hidden />,
      onClick: onSettings,
      opensDialog: true,
    },
    ...(isLeftmost
      ? []
      : [{ label: t('list.left'), icon: <ArrowLeft size={16} aria-hidden />, onClick: toLeft }]),
    ...(isRightmost
      ? []
      : [{ label: t('list.right'), icon: <ArrowRight size={16} aria-hidden />, onClick: toRight }]),
    ...(list.count === 0
      ? []
      : [
          {
            label: t('list.archive'),
            icon: <Archive size={16} aria-hidden />,
            onClick: () =>
              archive.mutate(
                { params: { board_id: board.id, list_id: list.id } },
                {
                  onSuccess: ({ data: { archived } }) =>
                    showSnackbar({ message: t('list.archived', { count: archived }), variant: 'success' }),
                },
              ),
          },
        ]),
    {
      label: t('list.remove'),
      goodFor: t('list.remove_help'),
      icon: <Trash2 size={16} aria-hidden />,
      onClick: () =>
        whenDone(remove.mutateAsync({ params, body: { version: list.version } }), ({ data: { removed } }) =>
          showSnackbar({
            message: t('list.removed', { name: list.name }),
            variant: 'success',
            undo: () => restore.mutate({ params, body: { version: removed.version } }),
          }),
        ),
    },
  ];
}
