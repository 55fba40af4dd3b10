import { ChevronDown } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { CardTile } from '../card/CardTile.tsx';
import { laneOf, type Lane, type LaneKind } from '../lane/lane.rules.ts';
import type { ShownList } from '../move/arrangement.rules.ts';
import { TileGap } from './TileGap.tsx';

interface CardLanesProps {
  list: ShownList;
  by: LaneKind;
  lanes: readonly Lane[];
  help: string | undefined;
}

/** The cards of a list by lanes, which run through all lists: beside each other where those are, and as headings where one list fills the
 *  screen. */
export function CardLanes({ list, by, lanes, help }: CardLanesProps) {
  const { t } = useTranslation('board-page');
  const formats = useFormats();
  const { drag, lanes: laning } = useBoardView();
  const { dragged } = drag;
  const over =
    dragged?.kind === 'card' && dragged.over?.list === list.id
      ? { ...dragged.over, height: dragged.height }
      : undefined;
  const byLane = Map.groupBy(list.cards, (card) => laneOf(card, by).key);
  return lanes.map(({ key, names }, at) => {
    const cards = byLane.get(key) ?? [];
    const isOpen = !laning.closed.has(key);
    const name = names.length > 0 ? formats.list(names) : t(`lane.none_${by}`);
    const gap = over?.lane === key && <TileGap height={over.height} />;
    return (
      <div key={key} className="lane" data-lane={key} style={{ gridRow: at + 2 }}>
        <h3 className="lane-name">
          <button type="button" aria-expanded={isOpen} onClick={() => laning.toggle(key)}>
            <ChevronDown size={14} aria-hidden />
            <span dir="auto">{name}</span>
            <span className="list-count">{formats.number(cards.length)}</span>
          </button>
        </h3>
        {isOpen && (
          <ul aria-label={name}>
            {cards.map((card) => (
              <li key={card.id}>
                {over?.before === card.id && gap}
                <CardTile card={card} help={help} />
              </li>
            ))}
            {gap && cards.every(({ id }) => id !== over?.before) && <li>{gap}</li>}
          </ul>
        )}
      </div>
    );
  });
}
