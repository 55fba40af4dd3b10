import { maySteer, type Steering } from '#platform/contract/deciding.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { departmentNotYours, departmentUnknown } from '../../department.contract.ts';
import { isActiveDepartment } from './active-department.queries.ts';

/** Refuses to put something where the caller does not decide, or where nothing is put any more. */
export async function expectDepartment(
  { db, actor }: { db: TenantDb; actor: Steering },
  id: string | null,
): Promise<void> {
  if (!maySteer(actor, id)) refuse(departmentNotYours);
  if (id !== null && !(await isActiveDepartment(db, id))) refuse(departmentUnknown);
}
