import { sql, type SQL } from 'drizzle-orm';
import { theirOwn, type WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { pathOfControl } from '../control-path.rules.ts';
import { visibleControls } from './shared/control.queries.ts';

const ofOwner = (kind: string, verbs: readonly string[], which: SQL): WorkSource => ({
  kind,
  verbs,
  group: 'do',
  waiting: (db, actor) =>
    sql`select c.id, c.ref, c.title, ${pathOfControl('')} || c.id as link, null::date as due_on, c.owner_id as person_id
      from control c where c.org_id = ${db.org_id} and c.deleted_at is null and c.owner_id = any (${theirOwn(actor)})
        and ${which} and ${visibleControls(actor)}`,
});

/** What waits for those who own controls: to put them in place, and to make them work again. */
export const controlWork: readonly WorkSource[] = [
  ofOwner(
    'control_implementation',
    ['control.start', 'control.implement'],
    sql.raw(`c.status in ('planned', 'in_progress')`),
  ),
  ofOwner('control_degraded', ['control.implement'], sql.raw(`c.status = 'degraded'`)),
];
