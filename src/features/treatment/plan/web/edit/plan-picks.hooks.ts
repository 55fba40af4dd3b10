import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import {
  useKnownPicks,
  useTyped,
  type FoundPicks,
  type Titled,
} from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { listControls } from '#features/treatment/control/control.contract.ts';

/** Controls to choose from, found by typing. */
export function useControlPicks(named: readonly Titled[]): FoundPicks {
  const [q, onSearch] = useTyped();
  const read = useRead(listControls, { query: { limit: '20', ...(q && { q }) } }, { keep: true });
  return { picks: useKnownPicks(named, read.data?.data), onSearch };
}

/** Risks to choose from, found by typing. */
export function useRiskPicks(named: readonly Titled[]): FoundPicks {
  const [q, onSearch] = useTyped();
  const read = useRead(listRisks, { query: { limit: '20', ...(q && { q }) } }, { keep: true });
  return { picks: useKnownPicks(named, read.data?.data), onSearch };
}
