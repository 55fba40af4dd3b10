import Button from '@mui/material/Button';
import { Archive, Trash2 } from 'lucide-react';
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
import { boardsPage } from '#features/board/board/board-path.rules.ts';

/** How a board ends: archived or deleted, at once and with the way back. */
export function BoardEnds({ board }: { board: Board }) {
  const { t } = useTranslation(['board-page', 'record']);
  const navigate = useNavigate();
  const archive = useWrite(archiveBoard);
  const reopen = useWrite(reopenBoard);
  const remove = useWrite(deleteBoard);
  const restore = useWrite(restoreBoard);
  const { id, name, version, permissions } = board;
  const params = { id };
  const sent = { params, body: { version } };
  const ended = (message: string, back: typeof reopen | typeof restore) => ({
    onSuccess: ({ data }: { data: Board }) => {
      void navigate(boardsPage);
      showSnackbar({
        message,
        variant: 'success',
        undo: () => back.mutate({ params, body: { version: data.version } }),
      });
    },
  });
  return (
    <div className="settings-ends">
      {permissions.can.includes('archive') && (
        <Button
          variant="outlined"
          startIcon={<Archive size={16} aria-hidden />}
          onClick={() => archive.mutate(sent, ended(t('board.archived', { name }), reopen))}
        >
          {t('verb.archive.verb')}
        </Button>
      )}
      {permissions.can.includes('delete') && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={16} aria-hidden />}
          onClick={() => remove.mutate(sent, ended(t('board.deleted', { name }), restore))}
        >
          {t('verb.delete.verb')}
        </Button>
      )}
    </div>
  );
}
