import { Fragment, useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { useBoardView } from '../board/board-view.hooks.ts';
import { AddList } from './AddList.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { ListSwitcher } from './ListSwitcher.tsx';
import { SuggestedLists } from './SuggestedLists.tsx';
import './lists.css';

/** The lists of a board side by side; on a narrow screen one at a time. */
export function BoardLists({ isReading, isNarrowed }: { isReading: boolean; isNarrowed: boolean }) {
  const { t } = useTranslation('board-page');
  const { lists, mayWork, drag, held } = useBoardView();
  const row = useRef<HTMLDivElement>(null);
  const { dragged } = drag;
  const isMoving = dragged !== undefined || held !== undefined;
  if (lists.length === 0) return mayWork ? <SuggestedLists /> : <EmptyState>{t('list.none')}</EmptyState>;
  const before = dragged?.kind === 'list' ? dragged.before : undefined;
  const isNothing = isNarrowed && !isReading && lists.every(({ count }) => count === 0);
  return (
    <>
      {isNothing && (
        <p className="board-nothing" role="status">
          {t('filter.nothing')}
        </p>
      )}
      <div ref={row} className={isMoving ? 'board-lists is-moving' : 'board-lists'}>
        {lists.map((list) => (
          <Fragment key={list.id}>
            {before === list.id && <div className="list-gap" />}
            <BoardColumn list={list} isReading={isReading} />
          </Fragment>
        ))}
        {before === null && <div className="list-gap" />}
        {mayWork && <AddList />}
      </div>
      <ListSwitcher row={row} />
    </>
  );
}
