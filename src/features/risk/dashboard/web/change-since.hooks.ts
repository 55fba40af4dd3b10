import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useDeferredValue, useMemo } from 'react';
import * as z from 'zod/mini';
import { day as dayShape } from '#platform/contract/day.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { readRiskChange } from '../risk-change.contract.ts';
import { dayOfChoice, sinceChoices } from '../risk-dashboard.rules.ts';
import { feature } from './risk-dashboard.hooks.ts';

const address = z.object({ since: z._default(z.union([z.enum(sinceChoices), dayShape]), '30') });

/** Since when the reader compares, in the address, and how the figures changed since; asked for once the figures are there. */
export function useChangeSince(dpt: string | undefined, enabled: boolean) {
  const { timezone } = usePerson();
  const [, changeAddress, { since: choice }] = useUrlState(address);
  // The browser's calendar takes its time to begin: the figures are painted before it.
  const mayAsk = useDeferredValue(true, false);
  const today = useMemo(() => (mayAsk ? currentDay(timezone) : undefined), [mayAsk, timezone]);
  const since = today === undefined ? undefined : dayOfChoice(choice, today);
  const sent = useMemo(
    () => ({ query: { since: since ?? '2000-01-01', ...(dpt !== undefined && { dpt }) } }),
    [since, dpt],
  );
  const read = useRead(readRiskChange, sent, { enabled: enabled && since !== undefined, keep: true });
  return {
    choice,
    choose: (chosen: string) => changeAddress({ since: chosen }, { replace: true }),
    today,
    since,
    change: read.data?.data,
    error: read.error,
    retry: () => void read.refetch(),
    request: { endpoint: readRiskChange, sent },
    feature,
  };
}

export type ChangeSince = ReturnType<typeof useChangeSince>;
