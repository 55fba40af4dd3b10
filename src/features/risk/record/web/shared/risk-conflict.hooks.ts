import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { isRefusal, type Failure } from '#platform/web/calling/call-failed.ts';
import { readKey } from '#platform/web/calling/endpoint.hooks.ts';
import { readRisk, type Risk } from '../../risk.contract.ts';
import type { Verb } from '../../risk.rules.ts';

/** What somebody else did to the risk while a dialog stood open on it. */
export interface Collision {
  before: Risk;
  now: Risk;
  /** Saving again applies what was typed. Otherwise the risk, as it is now, no longer allows it. */
  mayRetry: boolean;
}

export interface SeenRisk {
  risk: Risk;
  collision: Collision | undefined;
  /** Takes a 409 in. False when the failure is something else, so that somebody else tells it. */
  notice(failure: Failure): boolean;
}

/** The risk as it was when a dialog was opened on it: a newer version read in the background must not slip in unseen. */
export function useSeenRisk(risk: Risk, verb: Verb): SeenRisk {
  const client = useQueryClient();
  const [seen, see] = useState<{ risk: Risk; collision: Collision | undefined }>({
    risk,
    collision: undefined,
  });
  const notice = useCallback(
    (failure: Failure) => {
      if (!isRefusal(failure, staleVersion) && !isRefusal(failure, wrongState)) return false;
      const now = failure.body.data as Risk | undefined;
      if (now === undefined) return false;
      const mayRetry = now.permissions.can.includes(verb);
      see((earlier) => ({ risk: now, collision: { before: earlier.risk, now, mayRetry } }));
      // The page behind the dialog, and its story, show the other's change too.
      void client.invalidateQueries({ queryKey: [readRisk.subject] });
      client.setQueryData(readKey(readRisk, { params: { id: now.id } }), (old: { data: Risk } | undefined) =>
        old === undefined ? old : { ...old, data: now },
      );
      return true;
    },
    [client, verb],
  );
  return { ...seen, notice };
}
