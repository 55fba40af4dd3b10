import { Fragment, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CardTile } from '../card/CardTile.tsx';
import { useBoardView } from '../board/board-view.hooks.ts';
import type { ShownList } from '../move/arrangement.rules.ts';
import { AddCard } from './AddCard.tsx';
import { ListHeader } from './ListHeader.tsx';
import { PeopleOver } from './PeopleOver.tsx';

/** A list with its cards: its name stays above them, the way to a new card below. */
export function BoardColumn({ list, isReading }: { list: ShownList; isReading: boolean }) {
  const { t } = useTranslation('board-page');
  const { mayWork, drag } = useBoardView();
  const help = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { dragged } = drag;
  const isDragged = dragged?.kind === 'list' && dragged.id === list.id;
  const over = dragged?.kind === 'card' && dragged.over?.list === list.id ? dragged : undefined;
  const gap = over && <li className="tile-gap" style={{ height: over.height }} />;
  return (
    <section
      className={isDragged ? 'board-list is-dragged' : 'board-list'}
      data-list={list.id}
      aria-label={list.name}
    >
      <ListHeader list={list} />
      <PeopleOver cards={list.cards} />
      {mayWork && (
        <span id={help} hidden>
          {t('card.keys')}
        </span>
      )}
      <div ref={scroller} className="board-cards">
        <ul>
          {list.cards.map((card) => (
            <Fragment key={card.id}>
              {over?.over?.before === card.id && gap}
              <CardTile card={card} help={mayWork ? help : undefined} />
            </Fragment>
          ))}
          {over?.over?.before === null && gap}
        </ul>
        {isReading && <div className="skeleton tile-skeleton" aria-hidden />}
        {list.cards.length < list.count && <MoreCards list={list} />}
      </div>
      {mayWork && <AddCard list={list} scroller={scroller} />}
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
