import { sql } from 'drizzle-orm';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Requirement } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';

/** A requirement as a row of an assessment that asks these, in the order of the standard. */
export const rowsAsked = (requirements: readonly Requirement[]) =>
  requirements.map(({ code, parent, section, level, isAnswered, weight }, position) => ({
    code,
    parent: level === 'sub_control' ? parent : null,
    section,
    level,
    position,
    is_parent: !isAnswered,
    weight,
  }));
export type RowAsked = ReturnType<typeof rowsAsked>[number];

/** What is asked, one control assessment each, in the order of the standard. */
export const addControls = (call: Call, assessmentId: string, requirements: readonly Requirement[]) =>
  addRows(call, assessmentId, rowsAsked(requirements));

export async function addRows(
  { db, actor }: Call,
  assessmentId: string,
  asked: readonly RowAsked[],
): Promise<void> {
  const rows = asked.map((row) => ({ ...row, id: newId(db.now) }));
  const at = db.now.toISOString();
  await db.query(sql`insert into control_assessment
      (org_id, id, assessment_id, code, parent, section, level, position, is_parent, weight, created_at, created_by, updated_at, updated_by)
    select ${db.org_id}, r.id, ${assessmentId}, r.code, r.parent, r.section, r.level, r.position, r.is_parent, r.weight,
      ${at}::timestamptz, ${actor.id}::uuid, ${at}::timestamptz, ${actor.id}::uuid
    from json_to_recordset(${JSON.stringify(rows)})
      as r (id uuid, code text, parent text, section text, level text, position integer, is_parent boolean, weight numeric)`);
}
