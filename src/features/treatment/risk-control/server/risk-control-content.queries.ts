import { sql } from 'drizzle-orm';
import type { ControlContent } from '#features/treatment/control/server/shared/control-content.queries.ts';

/** The risks of controls: where a risk had several of them, one link remains, as strong as the strongest, on every axis they had. */
export const linksOfControls: ControlContent = {
  columns: ['risk_control.control_id'],
  takeOver: async ({ db, actor }, from, into) => {
    await db.query(sql`with moved as (
        delete from risk_control l where l.org_id = ${db.org_id} and l.control_id = any (${sql.param(from)}::uuid[]) returning l.*
      ), each as (
        select m.risk_id, (array_agg(m.id order by m.design desc, m.id))[1] as id, max(m.design) as design, min(m.since) as since,
          case when count(distinct m.acts_on) = 1 then min(m.acts_on) else 'both' end as acts_on,
          (array_agg(m.note order by m.design desc, m.id))[1] as note
        from moved m group by m.risk_id
      )
      insert into risk_control as l (org_id, id, risk_id, control_id, acts_on, design, note, since, created_at, created_by, updated_at, updated_by)
      select ${db.org_id}, e.id, e.risk_id, ${into}::uuid, e.acts_on, e.design, e.note, e.since,
        ${db.now.toISOString()}::timestamptz, ${actor.id}::uuid, ${db.now.toISOString()}::timestamptz, ${actor.id}::uuid
      from each e
      on conflict on constraint risk_control_control_id_already_linked do update set
        design = greatest(l.design, excluded.design), since = least(l.since, excluded.since),
        acts_on = case when l.acts_on = excluded.acts_on then l.acts_on else 'both' end,
        version = l.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
  },
};
