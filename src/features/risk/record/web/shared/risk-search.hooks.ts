import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTypedSearch } from '#platform/web/calling/typed-search.hooks.ts';
import { listRisks, type RiskRow } from '../../risk.contract.ts';

interface RiskSearch {
  risks: readonly RiskRow[];
  /** How many there are, and whether they were counted to the end. */
  count: number;
  isCapped: boolean;
  /** What the answer is about; another text was typed since while it differs. */
  isAsking: boolean;
  isFailed: boolean;
}

/** The risks whose reference or title begins with what is typed, asked a moment after the last key. An answer to anything
 *  typed earlier is dropped. */
export function useRiskSearch(
  typed: string,
  { dpt, most, enabled }: { dpt: string | undefined; most: number; enabled: boolean },
): RiskSearch {
  const { wanted, searched, isNow } = useTypedSearch(typed);
  const read = useRead(
    listRisks,
    { query: { q: searched, limit: String(most), dpt } },
    { enabled: enabled && isNow },
  );
  const answer = isNow ? read.data : undefined;
  return {
    risks: answer?.data ?? [],
    count: answer?.count ?? 0,
    isCapped: answer?.count_is_capped ?? false,
    isAsking: wanted !== '' && (!isNow || read.isFetching) && answer === undefined,
    isFailed: isNow && read.isError,
  };
}
