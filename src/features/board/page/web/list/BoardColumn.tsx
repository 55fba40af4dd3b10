import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import type { Lane } from '../lane/lane.rules.ts';
import type { ShownList } from '../move/arrangement.rules.ts';
import { AddCard } from './AddCard.tsx';
import { CardLanes } from './CardLanes.tsx';
import { CardWindow } from './CardWindow.tsx';
import { ListHeader } from './ListHeader.tsx';
import { PeopleOver } from './PeopleOver.tsx';

interface BoardColumnProps {
  list: ShownList;
  /** Those of the whole board, where it is shown in lanes. */
  lanes: readonly Lane[];
  isReading: boolean;
}

/** A list with its cards: its name stays above them, the way to a new card below. */
export function BoardColumn({ list, lanes, isReading }: BoardColumnProps) {
  const { t } = useTranslation('board-page');
  const {
    mayWork,
    drag,
    lanes: { by },
  } = useBoardView();
  const help = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { dragged } = drag;
  const isDragged = dragged?.kind === 'list' && dragged.id === list.id;
  const cards = { list, help: mayWork ? help : undefined };
  const more = list.cards.length < list.count && <MoreCards list={list} />;
  return (
    <section
      className={isDragged ? 'board-list is-dragged' : 'board-list'}
      data-list={list.id}
      aria-label={list.name}
    >
      <div className="list-top">
        <ListHeader list={list} />
        <PeopleOver cards={list.cards} />
        {mayWork && (
          <span id={help} hidden>
            {t('card.keys')}
          </span>
        )}
      </div>
      {by === undefined ? (
        <div ref={scroller} className="board-cards">
          <CardWindow {...cards} scroller={scroller} />
          {isReading && <div className="skeleton tile-skeleton" aria-hidden />}
          {more}
        </div>
      ) : (
        <CardLanes {...cards} by={by} lanes={lanes} />
      )}
      <div className="list-foot">
        {by !== undefined && more}
        {mayWork && <AddCard list={list} scroller={scroller} />}
      </div>
    </section>
  );
}

/** Where a list goes on: the rest is read once somebody comes near, or asks for it. */
function MoreCards({ list: { id, count, cards } }: { list: ShownList }) {
  const { t } = useTranslation('board-page');
  const { more } = useBoardView();
  const end = useRef<HTMLButtonElement>(null);
  const length = cards.length;
  useEffect(() => {
    const { current } = end;
    if (current === null) return undefined;
    const near = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) more(id);
      },
      { root: current.closest('.board-cards'), rootMargin: '0px 0px 400px' },
    );
    near.observe(current);
    return () => near.disconnect();
    // Seen anew behind what came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [id, length]);
  return (
    <button ref={end} type="button" className="list-more" onClick={() => more(id)}>
      {t('list.more', { count: count - length })}
    </button>
  );
}
