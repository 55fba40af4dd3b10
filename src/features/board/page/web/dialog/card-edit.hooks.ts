import { useLayoutEffect, useRef, useState } from 'react';
import type { Body } from '#platform/contract/endpoint.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { dataOf, isRefusal, type Failure } from '#platform/web/calling/call-failed.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { changeCard, type Card } from '#features/board/card/card.contract.ts';

export type CardPart = Omit<Body<typeof changeCard>, 'version'>;

export interface CardEdit {
  /** The card as this person has seen it: what they write is about that. */
  card: Card;
  /** What somebody else did to it meanwhile; what was typed stays, and is sent to the card as it is now. */
  conflict: { before: Card; now: Card } | undefined;
  isSaving: boolean;
  /** Answers the card where it was kept. */
  save: (part: CardPart) => Promise<Card | undefined>;
}

/** Changes a card part by part, one after the other. While somebody types, what others change is not taken in unseen. */
export function useCardEdit(
  read: Card,
  { isTyping, handled }: { isTyping: boolean; handled: (failure: Failure) => boolean },
): CardEdit {
  const [seen, see] = useState(read);
  const [conflict, note] = useState<CardEdit['conflict']>();
  // A task may have changed with the card as it was.
  if (read !== seen && read.version >= seen.version && !isTyping) see(read);
  const version = useRef(seen.version);
  useLayoutEffect(() => {
    version.current = Math.max(version.current, seen.version);
  });
  const takesIn = (failure: Failure): boolean => {
    const now = isRefusal(failure, staleVersion) ? dataOf<Card>(failure) : undefined;
    if (now === undefined) return false;
    version.current = now.version;
    note({ before: seen, now });
    see(now);
    return true;
  };
  const { mutateAsync, isPending } = useWrite(changeCard, {
    refreshes: ['work'],
    handled: (failure) => takesIn(failure) || handled(failure),
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (part: CardPart): Promise<Card | undefined> => {
    const params = { board_id: read.board_id, id: read.id };
    try {
      const { data } = await mutateAsync({ params, body: { ...part, version: version.current } });
      version.current = data.version;
      see(data);
      note(undefined);
      return data;
    } catch {
      // Shown where it belongs.
      return undefined;
    }
  };
  return {
    card: seen,
    conflict,
    isSaving: isPending,
    save(part) {
      const next = last.current.then(() => send(part));
      last.current = next;
      return next;
    },
  };
}
