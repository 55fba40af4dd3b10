import { sql } from 'drizzle-orm';
import { decidesAlone } from '#platform/contract/deciding.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import {
  steers,
  theirOwn,
  waitingDecision,
  type WorkSource,
} from '#features/workspace/work/server/shared/work-source.queries.ts';
import { visibleEvidence } from './shared/evidence.queries.ts';

/** Where the evidence `e` is read. */
export const evidenceLink = sql.raw(`'/apps/risk/management/evidence?evidence=' || e.id`);

const named = sql`e.id, e.ref, e.name as title, ${evidenceLink} as link, null::date as due_on`;

/** Evidence that its owners are to provide. */
const toProvide: WorkSource = {
  kind: 'evidence_requested',
  verbs: ['evidence.submit'],
  group: 'do',
  waiting: (db, actor) => sql`select ${named}, e.owner_id as person_id from evidence e
    where e.org_id = ${db.org_id} and e.deleted_at is null and e.owner_id = any (${theirOwn(actor)}) and e.status in ('requested', 'rejected')
      and ${visibleEvidence(actor)}`,
};

/** What was provided and waits for its reviewer; for those who decide about its department, where none is named who may. */
const toDecide: WorkSource = {
  kind: 'evidence_submitted',
  verbs: ['evidence.accept'],
  group: 'decide',
  waiting: (db, actor) => {
    const { person, waits } = waitingDecision(actor, {
      named: 'e.reviewer_id',
      isFit: sql.raw('e.reviewer_id <> e.submitted_by'),
      instead: steers(actor, sql`e.department_id`),
      isFree: sql`${decidesAlone(actor)} or e.submitted_by <> all (${theirOwn(actor)})`,
    });
    return sql`select ${named}, ${person} from evidence e
      where e.org_id = ${db.org_id} and e.deleted_at is null and e.awaiting_revision is not null and ${actor.type !== 'User'} and ${waits}
        and ${visibleEvidence(actor)}`;
  },
};

/** What of evidence waits for people: to be provided, and to be decided about. */
export const evidenceWork: readonly WorkSource[] = [toProvide, toDecide];

/** Whoever owns accepted evidence is told before it expires. */
export const expiringEvidence: DueSource = {
  name: 'evidence',
  expires: [30, 7, 1],
  open: (db, from, to) =>
    sql`select 'evidence' as type, e.id, e.ref, e.name as title, ${evidenceLink} as link, e.expires_on as due_on, e.owner_id as person_id, e.department_id
      from evidence e where e.org_id = ${db.org_id} and e.status = 'accepted' and e.deleted_at is null and e.expires_on between ${from}::date and ${to}::date`,
};
