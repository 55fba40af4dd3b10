import { useParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readBoard } from '#features/board/board/board.contract.ts';
import { boardsPage } from '#features/board/board/board-path.rules.ts';
import { BoardPage } from './BoardPage.tsx';

/** The board that the address names by its id; what stands behind that is for people. */
export function BoardViewPage() {
  const { t } = useTranslation('board-page');
  const { boardId = '' } = useParams();
  const read = useRead(readBoard, { params: { id: boardId } });
  return (
    <RecordInAddress
      id={boardId}
      read={read}
      title={t('board.name')}
      unknown={t('board.unknown')}
      list={boardsPage}
    >
      {(board) => <BoardPage key={board.id} board={board} />}
    </RecordInAddress>
  );
}
