import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { staleVersion } from '#platform/contract/refusal.ts';
import { CallFailed, isRefusal } from '#platform/web/calling/call-failed.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { moveCard, type Tile } from '#features/board/card/card.contract.ts';
import { wordsMissing } from '#features/board/card/card.workflow.ts';
import { neighbourOf, type Move, type Place, type ShownList } from './arrangement.rules.ts';

/** What a verb of a task asks for at a drop. */
export type Word = 'note' | 'reason';

interface Sent {
  card: Tile;
  move: Move;
  beside: { before?: string; after?: string };
}
/** A drop that waits for a word. */
export interface Asked extends Sent {
  word: Word;
}

export interface Moves {
  /** Those the server has not answered yet, in their order. */
  pending: readonly Move[];
  /** Why a card was put back, by its id. */
  refusals: Readonly<Record<string, string>>;
  asked: Asked | undefined;
  move: (lists: readonly ShownList[], card: Tile, to: Place) => void;
  /** Sends the drop again, with the word; without one the card goes back. */
  answer: (word?: string) => void;
  /** Says at a card why it was put back. */
  refuse: (card: Tile, why: string) => void;
  dismiss: (card: string) => void;
}

/** Moves cards: at once on the screen, and back, with the reason, where the server says no. */
export function useMoves(board_id: string, announce: (text: string) => void): Moves {
  const { t } = useTranslation('board-page');
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Move[]>([]);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [asked, ask] = useState<Asked>();
  const { mutateAsync } = useWrite(moveCard, { refreshes: ['risk-task', 'work'], handled: () => true });
  // Who moves a card again before the answer is there sends the version that this will bring.
  const versions = useRef(new Map<string, number>());
  const before = useRef(new Map<string, Promise<void>>());

  const leave = (move: Move) => setPending((moves) => moves.filter((one) => one !== move));
  const dismiss = (card: string) =>
    setRefusals((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== card)));

  const refuse = (card: Tile, why: string) => {
    setRefusals((all) => ({ ...all, [card.id]: why }));
    announce(t('move.refused', { title: card.title, why }));
  };

  async function fail(sent: Sent, failure: unknown): Promise<void> {
    const { card, move } = sent;
    if (isRefusal(failure, wordsMissing)) {
      ask({ ...sent, word: failure.body.errors?.['note'] === undefined ? 'reason' : 'note' });
      return;
    }
    const why = isRefusal(failure, staleVersion) ? t('move.elsewhere') : failureText(failure);
    refuse(card, why);
    if (failure instanceof CallFailed) await client.invalidateQueries({ queryKey: [moveCard.subject] });
    leave(move);
  }

  async function send(sent: Sent, words: { [Name in Word]?: string } = {}): Promise<void> {
    const { card, move, beside } = sent;
    const version = Math.max(card.version, versions.current.get(card.id) ?? 0);
    const body = { version, list_id: move.list, ...beside, ...words };
    try {
      const { data } = await mutateAsync({ params: { board_id, id: card.id }, body });
      versions.current.set(card.id, data.version);
      leave(move);
    } catch (failure) {
      await fail(sent, failure);
    }
  }

  const queue = (sent: Sent, words?: { [Name in Word]?: string }) => {
    const earlier = before.current.get(sent.card.id) ?? Promise.resolve();
    before.current.set(
      sent.card.id,
      earlier.then(() => send(sent, words)),
    );
  };

  return {
    pending,
    refusals,
    asked,
    refuse,
    dismiss,
    move(lists, card, to) {
      const list = lists.find(({ id }) => id === to.list);
      if (list === undefined) return;
      const move = { ...to, card: card.id };
      dismiss(card.id);
      setPending((moves) => [...moves, move]);
      queue({ card, move, beside: neighbourOf(list, move) });
    },
    answer(word) {
      if (asked === undefined) return;
      ask(undefined);
      if (word !== undefined) queue(asked, { [asked.word]: word });
      else leave(asked.move);
    },
  };
}
