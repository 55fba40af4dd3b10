import { sql } from 'drizzle-orm';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Requirement } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';

/** What is asked, one control assessment each, in the order of the standard. */
export async function addControls(
  { db, actor }: Call,
  assessmentId: string,
  requirements: readonly Requirement[],
): Promise<void> {
  const rows = requirements.map(({ code, parent, section, level, isAnswered, weight }, position) => ({
    id: newId(db.now),
    code,
    parent: level === 'sub_control' ? parent : null,
    section,
    level,
    position,
    is_parent: !isAnswered,
    weight,
  }));
  const at = db.now.toISOString();
  await db.query(sql`insert into control_assessment
      (org_id, id, assessment_id, code, parent, section, level, position, is_parent, weight, created_at, created_by, updated_at, updated_by)
    select ${db.org_id}, r.id, ${assessmentId}, r.code, r.parent, r.section, r.level, r.position, r.is_parent, r.weight,
      ${at}::timestamptz, ${actor.id}::uuid, ${at}::timestamptz, ${actor.id}::uuid
    from json_to_recordset(${JSON.stringify(rows)})
      as r (id uuid, code text, parent text, section text, level text, position integer, is_parent boolean, weight numeric)`);
}
