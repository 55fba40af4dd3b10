import { listControls } from '#features/treatment/control/control.contract.ts';
import { readHealth, type HealthCheck } from '#features/treatment/health/health.contract.ts';
import { checkLink } from '#features/treatment/health/web/health-paths.ts';
import { listPlans } from '#features/treatment/plan/plan-list.contract.ts';
import type { Caller } from '#tests/world/caller.ts';

/** Every check with what it counts and what the list behind its link shows. `listed` counts the register at an address. */
export async function healthFigures(
  who: Caller,
  { dpt, unit }: { dpt: string | undefined; unit: string | undefined },
  listed: (address: string) => Promise<number>,
): Promise<{ check: HealthCheck; count: number; rows: number }[]> {
  const { data } = await who.calls(readHealth, { query: { ...(dpt !== undefined && { dpt }) } });
  const within = (name: 'dpt' | 'department', search: URLSearchParams) => {
    const chosen = search.get('dpt');
    return chosen === null || chosen === 'all' ? {} : { [name]: chosen };
  };
  const rowsAt = async (check: HealthCheck): Promise<number> => {
    const address = checkLink(check, unit);
    const { searchParams: search } = new URL(address, 'http://lists');
    if (check === 'plan_overdue') {
      const query = { due: search.get('due') as 'overdue', limit: '1', ...within('department', search) };
      return (await who.calls(listPlans, { query })).count;
    }
    if (check === 'control_never_tested') {
      const query = { flag: search.get('flag') as 'never_tested', limit: '1', ...within('dpt', search) };
      return (await who.calls(listControls, { query })).count;
    }
    return listed(address);
  };
  return Promise.all(data.map(async ({ check, count }) => ({ check, count, rows: await rowsAt(check) })));
}
