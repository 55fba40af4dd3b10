import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';

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
