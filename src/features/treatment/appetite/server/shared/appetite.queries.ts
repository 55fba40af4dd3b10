import { sql, type SQL } from 'drizzle-orm';

/** Where a risk stands, for a statement that changes it: by default where its row says. */
interface Standing {
  level: SQL;
  likelihood: SQL;
  consequence: SQL;
}

const standingOf = (risk: string): Standing => ({
  level: sql.raw(`${risk}.level`),
  likelihood: sql.raw(`coalesce(${risk}.residual_likelihood, ${risk}.inherent_likelihood)`),
  consequence: sql.raw(`coalesce(${risk}.residual_consequence, ${risk}.inherent_consequence)`),
});

/** The highest level within the appetite that holds for the risk `risk` of a statement on a day (YYYY-MM-DD); null where none holds,
 *  or where it has no level. Of its category before of its department before of the organisation, of the category or
 *  department itself before of one above it, the newest last. Where cells are named, that is the risk's own level if it stands in
 *  one of them, and otherwise the level below. `now` says where the risk stands once the statement is done. */
export const appetiteLevel = (
  risk: string,
  day: string,
  { level, likelihood, consequence }: Standing = standingOf(risk),
): SQL => {
  const r = sql.raw(risk);
  return sql`(select case
      when ${level} < 0 then null
      when a.cells is null then a.max_level
      when a.cells @> jsonb_build_array(jsonb_build_object('likelihood', ${likelihood}, 'consequence', ${consequence})) then ${level}
      else ${level} - 1 end
    from appetite a
    left join department d on d.org_id = a.org_id and a.scope = 'department' and d.id = ${r}.department_id
    left join risk_category c on c.org_id = a.org_id and a.scope = 'category' and c.id = ${r}.category_id
    where a.org_id = ${r}.org_id and a.valid_from <= ${day}::date and coalesce(a.valid_to, 'infinity') >= ${day}::date
      and (a.scope = 'organisation' or a.department_id = any (d.path) or a.category_id in (c.id, c.parent_id))
    order by a.scope = 'category' desc, a.scope = 'department' desc, a.category_id = c.id desc, array_position(d.path, a.department_id) desc,
      a.valid_from desc, a.id desc
    limit 1)`;
};
