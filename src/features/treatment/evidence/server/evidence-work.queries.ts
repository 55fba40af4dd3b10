import { sql, type SQL } from 'drizzle-orm';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { visibleEvidence } from './shared/evidence.queries.ts';

/** Where the evidence `e` is read. */
export const evidenceLink = sql.raw(`'/apps/risk/management/evidence?evidence=' || e.id as link`);

const waitingFor = (kind: string, group: WorkSource['group'], person: SQL, rule: SQL): WorkSource => ({
  kind,
  group,
  waiting: (db, actor) => {
    const ids = [actor.id, ...(actor.stands_in_for ?? []).map(({ id }) => id)];
    return sql`select e.id, e.ref, e.name as title, ${evidenceLink}, null::date as due_on, ${person} as person_id from evidence e
      where e.org_id = ${db.org_id} and e.deleted_at is null and ${person} = any (${sql.param(ids)}::uuid[]) and ${rule} and ${visibleEvidence(actor)}`;
  },
});

/** What of evidence waits for people: to be provided, and to be reviewed. */
export const evidenceWork: readonly WorkSource[] = [
  waitingFor(
    'evidence_requested',
    'do',
    sql.raw('e.owner_id'),
    sql.raw(`e.status in ('requested', 'rejected')`),
  ),
  waitingFor(
    'evidence_submitted',
    'decide',
    sql.raw('e.reviewer_id'),
    sql.raw('e.awaiting_revision is not null'),
  ),
];

/** Whoever owns accepted evidence is told before it expires. */
export const expiringEvidence: DueSource = {
  name: 'evidence',
  expires: [30, 7, 1],
  open: (db, from, to) =>
    sql`select 'evidence' as type, e.id, e.ref, e.name as title, ${evidenceLink}, e.expires_on as due_on, e.owner_id as person_id, e.department_id
      from evidence e where e.org_id = ${db.org_id} and e.status = 'accepted' and e.deleted_at is null and e.expires_on between ${from}::date and ${to}::date`,
};
