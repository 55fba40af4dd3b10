import type { Call } from '#platform/server/http/serve.ts';
import { one } from '#platform/server/database/database.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { OwnChoices } from '../person.contract.ts';
import { findOwnData, thisPerson } from './shared/person.queries.ts';

/** Own names, language, shortcuts and shell settings; nothing that decides rights. */
export async function changePreferences({ db, actor, by }: Call, changed: Partial<OwnChoices>) {
  const before = one(await db.select().from(personTable).where(thisPerson(db, actor.id)).for('update'));
  const changes = changesBetween(before, changed);
  if (changes.length > 0) {
    await db
      .update(personTable)
      .set({
        ...changed,
        version: before.version + 1,
        updated_at: db.now.toISOString(),
        updated_by: actor.id,
      })
      .where(thisPerson(db, actor.id));
    record(db, by, {
      action: 'person.preferences_changed',
      objects: { type: 'person', id: actor.id },
      changes,
    });
  }
  return { user: await findOwnData(db, actor.id) };
}
