import { useEffect } from 'react';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { LiveEvent, WatchedKind } from '../../notification.contract.ts';
import { followLive, type Followed } from './live-stream.ts';

/** Follows something for whoever is signed in. */
export function useFollowed(what: Followed, told: (event: LiveEvent) => void): void {
  const { id, organisation } = usePerson();
  const latest = useLatest(told);
  const who = `${organisation.slug} ${id}`;
  useEffect(() => followLive(who, what, (event) => latest.current(event)), [who, what, latest]);
}

/** Watches a thing while it is on the screen: says when it has to be read again, because somebody changed it or because nothing could be
 *  heard for a while. */
export const useLive = (kind: WatchedKind, id: string, onChange: () => void): void =>
  useFollowed(`${kind} ${id}`, onChange);
