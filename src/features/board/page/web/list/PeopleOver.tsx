import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Tile } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';

/** Who has more cards in a list than the board says somebody is to have. */
export function PeopleOver({ cards }: { cards: readonly Tile[] }) {
  const { t } = useTranslation('board-page');
  const { wip_per_person: limit } = useBoardView().board;
  if (limit === null) return null;
  const people = cards.flatMap(({ members }) => members);
  const numbers = Map.groupBy(people, ({ id }) => id);
  const over = [...numbers.values()].filter(({ length }) => length > limit);
  return over.map(({ 0: person, length: number }) => (
    <p key={person?.id} className="list-over">
      {t('list.person_over', { name: person?.name, number, limit })}
    </p>
  ));
}
