import { useLayoutEffect, useRef, useState } from 'react';
import type { Body } from '#platform/contract/endpoint.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { dataOf, isRefusal, type Failure } from '#platform/web/calling/call-failed.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { changeCard, setCardCover, type Card } from '#features/board/card/card.contract.ts';

export type CardPart = Omit<Body<typeof changeCard>, 'version'>;

export interface CardEdit {
  /** The card as this person has seen it: what they write is about that. */
  card: Card;
  /** What somebody else did to it meanwhile; what was typed stays, and is sent to the card as it is now. */
  conflict: { before: Card; now: Card } | undefined;
  isSaving: boolean;
  /** Answers the card where it was kept. */
  save: (part: CardPart) => Promise<Card | undefined>;
  /** Makes a file that hangs on it its cover, or none. */
  cover: (file: string | null) => Promise<Card | undefined>;
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
  const writing = {
    refreshes: ['work'],
    handled: (failure: Failure) => takesIn(failure) || handled(failure),
  };
  const change = useWrite(changeCard, writing);
  const setCover = useWrite(setCardCover, writing);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const params = { board_id: read.board_id, id: read.id };
  const send = async (write: () => Promise<{ data: Card }>): Promise<Card | undefined> => {
    try {
      const { data } = await write();
      version.current = data.version;
      see(data);
      note(undefined);
      return data;
    } catch {
      // Shown where it belongs.
      return undefined;
    }
  };
  const inTurn = (write: () => Promise<{ data: Card }>) => {
    const next = last.current.then(() => send(write));
    last.current = next;
    return next;
  };
  return {
    card: seen,
    conflict,
    isSaving: change.isPending,
    save: (part) => inTurn(() => change.mutateAsync({ params, body: { ...part, version: version.current } })),
    cover: (file_id) =>
      inTurn(() => setCover.mutateAsync({ params, body: { file_id, version: version.current } })),
  };
}
