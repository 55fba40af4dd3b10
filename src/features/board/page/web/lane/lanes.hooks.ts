import { useState } from 'react';
import * as z from 'zod/mini';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { laneKinds, type LaneKind } from './lane.rules.ts';

const laneQuery = z.strictObject({ lanes: z.optional(z.enum(laneKinds)) });

export interface Laning {
  /** As the address says. */
  by: LaneKind | undefined;
  choose: (by: LaneKind | undefined) => void;
  /** The lanes that are folded. */
  closed: ReadonlySet<string>;
  toggle: (lane: string) => void;
}

/** Whether a board is shown in lanes, and which of them are open. */
export function useLanes(): Laning {
  const [{ lanes: by }, change] = useUrlState(laneQuery);
  const [closed, close] = useState<ReadonlySet<string>>(new Set());
  return {
    by,
    choose: (lanes) => change({ lanes }, { replace: true }),
    closed,
    toggle: (lane) =>
      close((before) => {
        const next = new Set(before);
        if (!next.delete(lane)) next.add(lane);
        return next;
      }),
  };
}
