import { eq, sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import { one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { organisationTable } from '#features/organisation/organisation/server/organisation.table.ts';
import { firstCategories } from './shared/first-category.content.ts';

/** Categories for a new organisation to begin with, in its own language: from then on they are its words, to rename or remove. */
export async function giveDefaultCategories({ db, by }: Pick<Call, 'db' | 'by'>): Promise<void> {
  const { default_locale } = one(
    await db
      .select({ default_locale: organisationTable.default_locale })
      .from(organisationTable)
      .where(eq(organisationTable.org_id, db.org_id)),
  );
  const names = Object.values(firstCategories[default_locale]);
  const ids = names.map(() => newId(db.now));
  const at = db.now.toISOString();
  await db.query(sql`insert into risk_category (org_id, id, name, name_key, created_at, updated_at)
    select ${db.org_id}, id, name, folded(name), ${at}, ${at} from unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[]) as given (id, name)`);
  record(db, by, {
    action: 'risk_category.given',
    objects: ids.map((id) => ({ type: 'risk_category', id })),
    note: names.join(', '),
  });
}
