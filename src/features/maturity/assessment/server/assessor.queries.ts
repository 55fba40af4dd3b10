import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Actor } from '#platform/contract/access.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { AssessorChoice, listAssessors } from '../assessor.contract.ts';

/** Those who may assess or review in a department, by name. Reads all people of the organisation: no index knows parts of names. */
export async function findAssessors(
  db: TenantDb,
  actor: Actor,
  { dpt, q = '', limit, offset }: z.output<(typeof listAssessors)['query']>,
): Promise<Page<AssessorChoice>> {
  const department = actor.flat ? undefined : dpt;
  if (!maySteer(actor, department ?? null)) return { data: [], count: 0 };
  const belongs =
    department === undefined
      ? sql`true`
      : sql`exists (select from department_member m join department d on d.org_id = m.org_id and d.id = ${department}
          and (d.id = m.department_id or (m.include_children and m.department_id = any (d.path)))
        where m.org_id = p.org_id and m.person_id = p.id)`;
  const rows = await db.query<
    AssessorChoice & { total: number }
  >(sql`select p.id, p.first_name || ' ' || p.last_name as name, p.type,
      count(*) over ()::int as total
    from person p where p.org_id = ${db.org_id} and p.status = 'active' and (p.type = 'Admin' or (p.type = 'Staff' and ${belongs}))
      and not exists (select from unnest(string_to_array(folded(${q}), ' ')) word
        where position(word in folded(p.first_name || ' ' || p.last_name)) = 0)
    order by p.first_name collate "und-x-icu", p.last_name collate "und-x-icu", p.id limit ${limit} offset ${offset}`);
  return { data: rows, count: rows[0]?.total ?? 0 };
}
