import type { ControlFlag } from './control.contract.ts';
import type { ControlStatus } from './control-status.contract.ts';

/** What the flags of a control look at. */
interface Tested {
  status: ControlStatus;
  next_test_on: string | null;
  last_test_id: string | null;
}

/** Only what works, or should, is tested. */
const isInPlace = ({ status }: Pick<Tested, 'status'>): boolean =>
  status === 'implemented' || status === 'degraded';

/** What stands out about a control on a day: computed, never stored. */
export const controlFlagsOf = (control: Tested, today: string): ControlFlag[] => [
  ...(control.next_test_on !== null && control.next_test_on < today ? (['test_overdue'] as const) : []),
  ...(isInPlace(control) && control.last_test_id === null ? (['never_tested'] as const) : []),
];

/** What a control costs over its years: building it, and running it in each of them. Nothing where no cost is known. */
export function costOver({
  cost_build,
  cost_run,
  cost_years,
}: {
  cost_build: number | null;
  cost_run: number | null;
  cost_years: number | null;
}): number | null {
  if (cost_build === null && cost_run === null) return null;
  return (cost_build ?? 0) + (cost_run ?? 0) * (cost_years ?? 1);
}
