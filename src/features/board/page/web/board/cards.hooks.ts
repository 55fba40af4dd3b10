import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#platform/contract/endpoint.ts';
import { reading, readKey, useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import { listCards, type FilledList } from '#features/board/card/card.contract.ts';
import type { CardFilters } from '../filter/filters.hooks.ts';
import type { ShownList } from '../move/arrangement.rules.ts';

/** The cards of a board, list by list: the first of each, and more of those that somebody scrolled to the end of. */
export function useCards({ id: board_id, lists }: Board, filters: CardFilters) {
  const client = useQueryClient();
  const params = { board_id };
  const read = useRead(listCards, { params, query: filters }, { keep: true });
  const [pages, turn] = useState<Readonly<Record<string, number>>>({});
  const first = read.data?.data ?? [];
  // A page begins behind the last card of the one before, so it is known only with that.
  const behind = first.flatMap((list) =>
    pagesBehind(list, pages[list.id] ?? 0, (after) => {
      const sent = { params, query: { ...filters, list_id: list.id, after } };
      return {
        sent,
        known: client.getQueryData<Answer<typeof listCards>>(readKey(listCards, sent))?.data[0],
      };
    }),
  );
  const further = useQueries({ queries: behind.map((sent) => reading(listCards, sent)) });
  const cardsOf = new Map(first.map(({ id, cards }) => [id, new Map(cards.map((card) => [card.id, card]))]));
  for (const { data } of further)
    for (const { id, cards } of data?.data ?? [])
      for (const card of cards) cardsOf.get(id)?.set(card.id, card);
  const counts = new Map(first.map(({ id, count }) => [id, count]));
  return {
    read,
    lists: lists.map((list): ShownList => ({
      ...list,
      count: counts.get(list.id) ?? 0,
      cards: [...(cardsOf.get(list.id)?.values() ?? [])],
    })),
    more: (list: string) => {
      if (further.some(({ isFetching }) => isFetching)) return;
      const known = behind.filter(({ query }) => query.list_id === list).length;
      turn((before) => ({ ...before, [list]: known + 1 }));
    },
  };
}

interface PageBehind<Sent> {
  sent: Sent;
  known: FilledList | undefined;
}

/** What is asked for so many pages behind the first. */
function pagesBehind<Sent>(
  { count, cards }: FilledList,
  pages: number,
  pageAfter: (card: string) => PageBehind<Sent>,
): Sent[] {
  const asked: Sent[] = [];
  let last = cards.at(-1)?.id;
  let have = cards.length;
  while (asked.length < pages && last !== undefined && have < count) {
    const { sent, known } = pageAfter(last);
    asked.push(sent);
    have += known?.cards.length ?? 0;
    last = known?.cards.at(-1)?.id;
  }
  return asked;
}
