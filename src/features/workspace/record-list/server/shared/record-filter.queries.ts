import { sql, type SQL } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';
import { hasStatus, type RecordPlace } from '#platform/server/record/record-place.ts';
import { saysEach } from '#platform/server/record/record-order.ts';
import { withinDepartment } from '#features/organisation/department/server/shared/viewer.queries.ts';

interface UsualFilters {
  /** One, or any in which somebody still has to do or decide something: `open`, or whatever the record calls it that has no such status. */
  status?: string | undefined;
  /** `me`: the caller. */
  owner?: string | undefined;
  /** With those below it. */
  dpt?: string | undefined;
  q?: string | undefined;
}

/** What lists of records are narrowed by, whatever they are of. */
export function usualFilters(
  place: RecordPlace,
  call: Pick<Call, 'db' | 'actor'>,
  { status, owner, dpt, q = '' }: UsualFilters,
): SQL[] {
  const { record, as } = place;
  const of = (column: string) => sql.raw(`${as}.${column}`);
  const isOne = record.workflow.statuses.some((one) => one === status);
  return [
    ...(status === undefined ? [] : [hasStatus(place, isOne ? [status] : record.open)]),
    ...(owner === undefined ? [] : [sql`${of('owner_id')} = ${owner === 'me' ? call.actor.id : owner}`]),
    ...withinDepartment(call, of('department_id'), dpt),
    ...saysEach(as, q),
  ];
}
