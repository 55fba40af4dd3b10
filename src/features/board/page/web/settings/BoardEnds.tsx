import Button from '@mui/material/Button';
import { Archive, Copy, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  archiveBoard,
  deleteBoard,
  reopenBoard,
  restoreBoard,
  type Board,
} from '#features/board/board/board.contract.ts';
import { whenDone } from '../board/when-done.ts';
import { boardsPage, pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { copyBoard } from '#features/board/copy/board-copy.contract.ts';

/** What is done with a whole board: copied, archived or deleted, at once and with the way back. */
export function BoardEnds({ board }: { board: Board }) {
  const { t } = useTranslation(['board-page', 'record']);
  const navigate = useNavigate();
  const copy = useWrite(copyBoard);
  const archive = useWrite(archiveBoard);
  const reopen = useWrite(reopenBoard);
  const remove = useWrite(deleteBoard);
  const restore = useWrite(restoreBoard);
  const { id, name, version, permissions } = board;
  const params = { id };
  const sent = { params, body: { version } };
  const ends = (write: Promise<{ data: Board }>, message: string, back: typeof reopen | typeof restore) =>
    whenDone(write, ({ data }) => {
      void navigate(boardsPage);
      showSnackbar({
        message,
        variant: 'success',
        undo: () => back.mutate({ params, body: { version: data.version } }),
      });
    });
  return (
    <div className="settings-ends">
      <Button
        variant="outlined"
        startIcon={<Copy size={16} aria-hidden />}
        disabled={copy.isPending}
        onClick={() =>
          copy.mutate(
            // A long name leaves room for that.
            { params, body: { name: t('board.copy_of', { name: name.slice(0, 60) }) } },
            {
              onSuccess: ({ data }) =>
                void navigate(pathOfBoard(data.id, data.uri), { state: { isNew: true } }),
            },
          )
        }
      >
        {t('board.copy')}
      </Button>
      {permissions.can.includes('archive') && (
        <Button
          variant="outlined"
          startIcon={<Archive size={16} aria-hidden />}
          onClick={() => ends(archive.mutateAsync(sent), t('board.archived', { name }), reopen)}
        >
          {t('verb.archive.verb')}
        </Button>
      )}
      {permissions.can.includes('delete') && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={16} aria-hidden />}
          onClick={() => ends(remove.mutateAsync(sent), t('board.deleted', { name }), restore)}
        >
          {t('verb.delete.verb')}
        </Button>
      )}
    </div>
  );
}
