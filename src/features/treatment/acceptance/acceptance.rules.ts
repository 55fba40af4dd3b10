import { daysLater } from '#platform/contract/today.ts';
import {
  acceptanceApprovers,
  type AcceptanceApprover,
  type ModelLevel,
} from '#features/risk/model/risk-model.contract.ts';

/** What follows from the levels of the risks of one acceptance: until which day (YYYY-MM-DD) it lasts at most, counted from
 *  the given one, and who may approve it. The strictest level decides about each. */
export function termsOf(
  levels: readonly [ModelLevel, ...ModelLevel[]],
  day: string,
): { level: ModelLevel; latest_day: string; approver_type: AcceptanceApprover } {
  const [first] = levels;
  return {
    level: levels.reduce((highest, level) => (level.index > highest.index ? level : highest), first),
    latest_day: daysLater(day, Math.min(...levels.map(({ max_acceptance_days }) => max_acceptance_days))),
    approver_type:
      acceptanceApprovers.find((type) => levels.some((level) => level.acceptance_approver === type)) ??
      'Admin',
  };
}
