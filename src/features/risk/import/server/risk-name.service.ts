import type { Statement } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';

type Kind = 'category' | 'tag';

const making = (kind: Kind): Statement => ({
  name: `make_names_${kind}`,
  text: `insert into risk_${kind} (org_id, id, name, name_key, created_at, created_by, updated_at, updated_by)
    select $1, n.id, n.name, folded(n.name), $4, $5, $4, $5 from unnest($2::uuid[], $3::text[]) as n (id, name)
    on conflict (org_id, name_key) do nothing returning id`,
});
const unused = {
  category: `not exists (select 1 from risk r where r.org_id = $1 and r.category_id = t.id) and not exists (select 1 from risk_category b where b.org_id = $1 and b.parent_id = t.id)`,
  tag: `not exists (select 1 from risk_tag_link l where l.org_id = $1 and l.tag_id = t.id)`,
};
const removing = (kind: Kind): Statement => ({
  name: `remove_unused_${kind}`,
  text: `delete from risk_${kind} t where t.org_id = $1 and t.id = any ($2::uuid[]) and t.version = 1 and ${unused[kind]}`,
});
const statements = {
  category: { make: making('category'), remove: removing('category') },
  tag: { make: making('tag'), remove: removing('tag') },
};

/** Makes categories or tags of these names; answers the ids of those that did not exist. The caller records the act. */
export async function makeNames(
  { db, actor }: Call,
  kind: Kind,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const ids = names.map(() => newId(db.now));
  const made = await db.ask<{ id: string }>(statements[kind].make, [
    db.org_id,
    ids,
    names,
    db.now.toISOString(),
    actor.id,
  ]);
  return made.map(({ id }) => id);
}

/** Removes those of these categories or tags that nobody uses or renamed. */
export async function removeUnusedNames({ db }: Call, kind: Kind, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.ask(statements[kind].remove, [db.org_id, ids]);
}
