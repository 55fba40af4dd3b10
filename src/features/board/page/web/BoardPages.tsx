import { useParams } from 'react-router';
import { BoardViewPage } from './board/BoardViewPage.tsx';
import { BoardListPage } from './boards/BoardListPage.tsx';

/** The boards, or the one that the address names: whoever looks at them opens one next. */
export function BoardPages() {
  return useParams()['boardId'] === undefined ? <BoardListPage /> : <BoardViewPage />;
}
