import type { Tile } from '#features/board/card/card.contract.ts';
import type { ShownList } from '../move/arrangement.rules.ts';

/** What the cards of a board are put into lanes by. */
export const laneKinds = ['person', 'department'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** Cards of the same people, or of the same department. A card stands in one lane: those that several people share have one of their own. */
export interface Lane {
  key: string;
  names: readonly string[];
}

export function laneOf({ members, department }: Pick<Tile, 'members' | 'department'>, by: LaneKind): Lane {
  const of = by === 'person' ? members : department === null ? [] : [department];
  return { key: of.map(({ id }) => id).join(' '), names: of.map(({ name }) => name) };
}

/** The lanes of a board by what they are called; what belongs to nobody stands last. */
export function lanesOf(lists: readonly Pick<ShownList, 'cards'>[], by: LaneKind, language: string): Lane[] {
  const cards = lists.flatMap((list) => list.cards);
  const lanes = new Map(cards.map((card) => laneOf(card, by)).map((lane) => [lane.key, lane]));
  const { compare } = new Intl.Collator(language);
  return [...lanes.values()].toSorted(
    (one, other) =>
      Number(one.key === '') - Number(other.key === '') ||
      compare(one.names.join(' '), other.names.join(' ')),
  );
}
