import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  controlSeenBy as assessedControlSeenBy,
  wholeSeenBy,
} from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { isActiveDepartment } from '#features/organisation/department/server/shared/active-department.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import * as contract from '../finding.contract.ts';
import type { FindingOrigin } from '../finding-status.contract.ts';
import { findingDepartmentArchived, findingOwnerUnknown } from '../finding.workflow.ts';

// What may be written about a finding: each refuses what may not.

interface Control {
  id: string;
  ref: string;
  department_id: string | null;
}

/** What a finding comes from, with what follows from it. */
export interface Origin {
  /** As the log names it. */
  object: { type: string; id: string; ref: string | undefined };
  department_id: string | null;
  assessment_id: string | null;
  lead_id: string | null;
  reviewer_id: string | null;
  /** The control that it is about, where there is one of them. */
  control_id: string | null;
}

type Found = Omit<Origin, 'object'> & { id: string; ref: string | null };

/** The control that a finding is about: whoever says so sees it. */
export async function expectControl({ db, actor }: Call, id: string): Promise<Control> {
  const [control] = await db.query<Control>(sql`select c.id, c.ref, c.department_id from control c
    where c.org_id = ${db.org_id} and c.id = ${id} and c.deleted_at is null and ${visibleControls(actor)} for key share`);
  return control ?? refuse(contract.findingControlUnknown);
}

const none = sql.raw(`null::uuid as assessment_id, null::uuid as lead_id, null::uuid as reviewer_id`);

/** How each kind of record is found, if the actor sees it; an assessment, if they see the whole of it. */
const selects = ({ db, actor }: Call, id: string) => {
  const viewer = viewerOf(actor);
  return {
    assessment:
      () => sql`select a.id, a.ref, a.department_id, a.id as assessment_id, a.lead_id, a.reviewer_id, null::uuid as control_id
      from compliance_assessment a where a.org_id = ${db.org_id} and a.id = ${id} and a.deleted_at is null and ${wholeSeenBy(viewer)}`,
    control_assessment:
      () => sql`select ca.id, ca.code as ref, a.department_id, a.id as assessment_id, a.lead_id, a.reviewer_id, (
        select case when count(*) = 1 then (array_agg(c.id))[1] end from control_assessment_link k join control c on c.org_id = k.org_id and c.id = k.control_id
        where k.org_id = ca.org_id and k.control_assessment_id = ca.id and c.deleted_at is null and ${visibleControls(actor)}) as control_id
      from control_assessment ca join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id
      where ca.org_id = ${db.org_id} and ca.id = ${id} and a.deleted_at is null and ${assessedControlSeenBy(viewer)}`,
    control_test: () => sql`select t.id, null as ref, c.department_id, ${none}, c.id as control_id
      from control_test t join control_test_control l on l.org_id = t.org_id and l.test_id = t.id
      join control c on c.org_id = l.org_id and c.id = l.control_id
      where t.org_id = ${db.org_id} and t.id = ${id} and c.deleted_at is null and ${visibleControls(actor)} order by c.ref_sort limit 1`,
    risk: () => sql`select r.id, r.ref, r.department_id, ${none}, null::uuid as control_id from risk r
      where r.org_id = ${db.org_id} and r.id = ${id} and r.deleted_at is null and ${visibleTo(actor)}`,
  } satisfies Record<FindingOrigin, unknown>;
};

const typeOf: Record<FindingOrigin, string> = {
  assessment: 'compliance_assessment',
  control_assessment: 'control_assessment',
  control_test: 'control_test',
  risk: 'risk',
};

/** What a finding is said to come from. */
export async function expectOrigin(
  call: Call,
  { kind, id }: { kind: FindingOrigin; id: string },
): Promise<Origin> {
  const [found] = await call.db.query<Found>(selects(call, id)[kind]());
  if (found === undefined) return refuse(contract.sourceUnknown);
  const { ref, id: of, ...rest } = found;
  return { ...rest, object: { type: typeOf[kind], id: of, ref: ref ?? undefined } };
}

/** Refuses a department where nothing is put any more. */
export async function expectActive(db: TenantDb, id: string | null): Promise<void> {
  if (id !== null && !(await isActiveDepartment(db, id))) refuse(departmentUnknown);
}

/** Refuses an owner who is no active member. */
export async function expectOwner(db: TenantDb, id: string): Promise<void> {
  if (!(await findActivePeople(db, [id])).has(id)) refuse(findingOwnerUnknown);
}

/** Nothing is open in a department that was archived. */
export async function expectDepartmentOpen(db: TenantDb, department_id: string | null): Promise<void> {
  if (department_id !== null && !(await isActiveDepartment(db, department_id)))
    refuse(findingDepartmentArchived);
}
