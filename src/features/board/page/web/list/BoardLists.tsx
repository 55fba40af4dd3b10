import { Fragment, useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { useBoardView } from '../board/board-view.hooks.ts';
import { lanesOf } from '../lane/lane.rules.ts';
import { AddList } from './AddList.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { ListSwitcher } from './ListSwitcher.tsx';
import { SuggestedLists } from './SuggestedLists.tsx';
import './lists.css';

/** The lists of a board side by side; on a narrow screen one at a time. */
export function BoardLists({ isReading, isNarrowed }: { isReading: boolean; isNarrowed: boolean }) {
  const { t, i18n } = useTranslation('board-page');
  const {
    lists,
    mayWork,
    drag,
    held,
    lanes: { by },
  } = useBoardView();
  const lanes = by === undefined ? [] : lanesOf(lists, by, i18n.language);
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
      <div
        ref={row}
        className={['board-lists', isMoving && 'is-moving', by && 'has-lanes'].filter(Boolean).join(' ')}
        style={by && { gridTemplateRows: `auto repeat(${lanes.length}, auto) auto` }}
      >
        {lists.map((list) => (
          <Fragment key={list.id}>
            {before === list.id && <div className="list-gap" />}
            <BoardColumn list={list} lanes={lanes} isReading={isReading} />
          </Fragment>
        ))}
        {before === null && <div className="list-gap" />}
        {mayWork && <AddList />}
      </div>
      <ListSwitcher row={row} />
    </>
  );
}
