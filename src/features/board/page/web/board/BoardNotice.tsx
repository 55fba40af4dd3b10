import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { reopenBoard, restoreBoard } from '#features/board/board/board.contract.ts';
import { useBoardView } from './board-view.hooks.ts';

/** That nothing changes on a board, and the way back for those who may. */
export function BoardNotice() {
  const { t } = useTranslation(['board-page', 'record']);
  const { board } = useBoardView();
  const reopen = useWrite(reopenBoard);
  const restore = useWrite(restoreBoard);
  const { id, version, deleted_at, status, permissions } = board;
  const isDeleted = deleted_at !== null;
  if (!isDeleted && status === 'active') return null;
  const verb = isDeleted ? ('restore' as const) : ('reopen' as const);
  const { mutate, isPending } = isDeleted ? restore : reopen;
  return (
    <div className="board-notice" role="note">
      <p>{t(isDeleted ? 'board.is_deleted' : 'board.is_archived')}</p>
      {permissions.can.includes(verb) && (
        <button
          type="button"
          className="plain-button is-outlined is-primary"
          disabled={isPending}
          onClick={() => mutate({ params: { id }, body: { version } })}
        >
          {t(`verb.${verb}.verb`)}
        </button>
      )}
    </div>
  );
}
