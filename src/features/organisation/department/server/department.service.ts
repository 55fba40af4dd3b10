import { and, eq } from 'drizzle-orm';
import { ours, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { departmentMemberTable, departmentTable } from './department.table.ts';

export interface NewDepartment {
  name: string;
  parent_id?: string | null;
  position?: number;
  code?: string | null;
  description?: string | null;
}

export async function createDepartment(
  { db, by }: Pick<Call, 'db' | 'by'>,
  { name, parent_id = null, position = 0, code = null, description = null }: NewDepartment,
): Promise<string> {
  const id = newId(db.now);
  // One that is not there is refused by the reference to it.
  const [above] =
    parent_id === null
      ? []
      : await db
          .select({ path: departmentTable.path })
          .from(departmentTable)
          .where(and(ours(db, departmentTable), eq(departmentTable.id, parent_id)));
  await db.insert(departmentTable).values({
    id,
    name,
    code,
    description,
    parent_id,
    position,
    path: [...(above?.path ?? []), id],
    created_at: db.now.toISOString(),
    updated_at: db.now.toISOString(),
  });
  record(db, by, { action: 'department.created', objects: { type: 'department', id }, note: name });
  return id;
}

export interface NewMembership {
  person_id: string;
  department_id: string;
  access: 'lead' | 'editor' | 'viewer';
}

export async function addToDepartment(
  { db, by }: Pick<Call, 'db' | 'by'>,
  membership: NewMembership,
): Promise<void> {
  await db.insert(departmentMemberTable).values({ id: newId(db.now), ...membership });
  record(db, by, {
    action: 'department.member_added',
    objects: [
      { type: 'department', id: membership.department_id },
      { type: 'person', id: membership.person_id },
    ],
    note: membership.access,
  });
}

export const findDepartmentIds = async (db: TenantDb): Promise<Map<string, string>> =>
  new Map(
    (
      await db
        .select({ id: departmentTable.id, name: departmentTable.name })
        .from(departmentTable)
        .where(ours(db, departmentTable))
    ).map(({ id, name }) => [name, id]),
  );
