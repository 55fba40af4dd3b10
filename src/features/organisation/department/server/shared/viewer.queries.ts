import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';

/** Who looks at a row, as a statement names them: the caller, or the person `p` of the same statement. What a type of record says
 *  about who sees it is written once, for both. */
export interface Viewer {
  id: string | SQL;
  isAdmin: boolean | SQL;
  /** An external auditor: of everything nothing, but what a type of record says otherwise. Nobody but the caller is ever one: a person
   *  `p` is an active member. */
  isAuditor?: boolean;
  /** No department is hidden from them. */
  seesAll: boolean | SQL;
  /** An array of ids. */
  departments: SQL;
  /** Those the caller stands in for. */
  standsInFor?: readonly string[];
}

/** Whether a column names the viewer, or somebody they stand in for. */
export const isNamedIn = (column: SQL, { id, standsInFor = [] }: Viewer): SQL =>
  standsInFor.length === 0
    ? sql`${column} = ${id}`
    : sql`${column} = any (array_append(${sql.param(standsInFor)}::uuid[], ${id}::uuid))`;

export const viewerOf = (actor: Actor): Viewer => ({
  id: actor.id,
  isAdmin: actor.type === 'Admin',
  isAuditor: actor.type === 'Auditor',
  seesAll: actor.type !== 'Auditor' && (actor.type === 'Admin' || actor.flat),
  departments: sql`${sql.param(actor.departments.map(({ id }) => id))}::uuid[]`,
  standsInFor: (actor.stands_in_for ?? []).map(({ id }) => id),
});

/** The person `p`, in the caller's organisation. */
export const personAsViewer = ({ flat }: Pick<Actor, 'flat'>): Viewer => ({
  id: sql`p.id`,
  isAdmin: sql`p.type = 'Admin'`,
  seesAll: flat ? true : sql`p.type = 'Admin'`,
  departments: sql`array(select d.id from department_member m join department d on d.org_id = p.org_id
      and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
    where m.org_id = p.org_id and m.person_id = p.id)`,
});

/** `rule` for whoever does not see all; an auditor sees nothing by it. */
export const unlessAllSeen = ({ seesAll, isAuditor }: Viewer, rule: SQL): SQL => {
  if (isAuditor) return sql`false`;
  if (typeof seesAll !== 'boolean') return sql`(${seesAll} or ${rule})`;
  return seesAll ? sql`true` : rule;
};

/** Who sees records of departments, called `as` in the statement: an Admin all; others those of the whole organisation, those of their
 *  departments, and those that name them in one of these columns. */
export const seenInDepartments = (viewer: Viewer, as: string, named: readonly string[]): SQL => {
  const rules = [
    sql.raw(`${as}.department_id is null`),
    sql`${sql.raw(as)}.department_id = any (${viewer.departments})`,
    ...named.map((column) => isNamedIn(sql.raw(`${as}.${column}`), viewer)),
  ];
  return unlessAllSeen(viewer, sql`(${sql.join(rules, sql` or `)})`);
};

/** One record, called `as`, for a viewer whose rule is `seen`. A deleted one is seen by an Admin only. */
export const oneSeenBy = (db: TenantDb, viewer: Viewer, as: string, id: string | SQL, seen: SQL): SQL => {
  const of = sql.raw(as);
  return sql`${of}.org_id = ${db.org_id} and ${of}.id = ${id} and ${seen} and (${of}.deleted_at is null or ${viewer.isAdmin})`;
};

/** Narrowed to what is of a department or of one below it, where one was asked for: a flat organisation has none to narrow by. */
export const withinDepartment = (
  { db, actor }: { db: TenantDb; actor: Pick<Actor, 'flat'> },
  column: SQL,
  department: string | undefined,
): SQL[] =>
  department === undefined || actor.flat
    ? []
    : [
        sql`${column} in (select d.id from department d where d.org_id = ${db.org_id} and d.path && array[${department}]::uuid[])`,
      ];
