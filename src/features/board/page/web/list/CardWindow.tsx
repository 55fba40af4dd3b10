import { useState, type RefObject } from 'react';
import { Virtualizer } from 'virtua';
import type { Tile } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { CardTile } from '../card/CardTile.tsx';
import type { ShownList } from '../move/arrangement.rules.ts';
import { TileGap } from './TileGap.tsx';

interface CardWindowProps {
  list: ShownList;
  scroller: RefObject<HTMLElement | null>;
  /** What says how a card is worked with by keys. */
  help: string | undefined;
}

/** A guess, until a card was measured. */
const tileHeight = 80;

/** The cards of a list, those drawn that are in sight and near it. One that is dragged, held by the keyboard or has the focus stays drawn
 *  wherever it is. */
export function CardWindow({ list, scroller, help }: CardWindowProps) {
  const { drag, held } = useBoardView();
  const [focused, focus] = useState<string>();
  const { dragged } = drag;
  const over = dragged?.kind === 'card' && dragged.over?.list === list.id ? dragged : undefined;
  const rows: (Tile | undefined)[] = [...list.cards];
  if (over?.over !== undefined) {
    const at = list.cards.findIndex(({ id }) => id === over.over?.before);
    rows.splice(at < 0 ? rows.length : at, 0, undefined);
  }
  const kept = [dragged?.id, held, focused];
  return (
    <div
      className="card-window"
      onFocus={({ target }) => focus(target.closest<HTMLElement>('[data-card]')?.dataset['card'])}
    >
      <Virtualizer
        as="ul"
        item="li"
        scrollRef={scroller}
        itemSize={tileHeight}
        data={rows}
        keepMounted={rows.flatMap((row, at) => (row !== undefined && kept.includes(row.id) ? [at] : []))}
      >
        {(row) =>
          row === undefined ? (
            <TileGap key="gap" height={over?.height} />
          ) : (
            <CardTile key={row.id} card={row} help={help} />
          )
        }
      </Virtualizer>
    </div>
  );
}
