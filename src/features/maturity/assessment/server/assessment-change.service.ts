import { sql } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import { forbidden, notFound, wrongState } from '#platform/contract/refusal.ts';
import { changesBetween, record, type By, type Deed } from '#platform/server/log/activity.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { assignmentsOf, columnsOf } from '#platform/server/database/columns.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Assessment } from '../assessment.contract.ts';
import type { MaturityVerb } from '../assessment-status.contract.ts';
import { isAllowed, startsFrom } from '../assessment-status.rules.ts';
import { maturityAssessmentTable } from './assessment.table.ts';
import {
  findAssessmentToChange,
  headColumns,
  type StoredAssessment,
  type StoredHead,
  type Unresolved,
} from './shared/assessment.queries.ts';
import { factsOf, toAssessment } from './shared/assessment.presenter.ts';

/** Who asks, and in which language the answer is read. */
export interface Asking {
  actor: Actor;
  by: By;
  language: Language;
}

export const objectOf = ({ id, ref }: Pick<StoredHead, 'id' | 'ref'>): ActObject => ({
  type: 'maturity_assessment',
  id,
  ref,
});

/** The assessment as whoever changed it sees it then, with its first section. */
export const presentTo = (db: TenantDb, { actor, language }: Asking, stored: StoredAssessment): Assessment =>
  toAssessment(stored, { actor, language, now: db.now, section: 'first' });

/** The assessment a verb is about, locked; refused when it is not there, was changed meanwhile, or the verb does not fit. */
export async function takeAssessment(
  db: TenantDb,
  asking: Asking,
  id: string,
  seen: number,
  verb: MaturityVerb,
): Promise<StoredAssessment> {
  const stored = (await findAssessmentToChange(db, asking.actor, id)) ?? refuse(notFound);
  if (stored.version !== seen) expectVersion(presentTo(db, asking, stored), seen);
  const facts = factsOf(stored);
  if (!isAllowed(verb, asking.actor, facts)) refuse(forbidden);
  if (!startsFrom(verb, facts)) refuse(wrongState, { data: presentTo(db, asking, stored) });
  return stored;
}

/** What the log tells of an assessment. */
const historyFields = (head: Unresolved<StoredHead>) => ({
  name: head.name,
  period_from: head.period_from,
  period_to: head.period_to,
  groups_in_scope: head.groups_in_scope,
  status: head.status,
  assessors: head.assessors.map(({ name }) => name),
  reviewer: head.reviewer_name,
  due_date: head.due_date,
  tier: head.tier,
  is_dashboard: head.is_dashboard,
});

/** Writes the columns a verb changed, records the act, and answers the assessment as it is now. */
export async function changeStored(
  db: TenantDb,
  asking: Asking,
  before: StoredAssessment,
  changed: Record<string, unknown>,
  told: Pick<Deed, 'action' | 'reason' | 'note'>,
): Promise<Assessment> {
  const columns = columnsOf(maturityAssessmentTable, {
    ...changed,
    updated_at: db.now.toISOString(),
    updated_by: asking.actor.id,
  });
  const after = one(
    await db.query<Unresolved<StoredHead>>(sql`with a as (
        update maturity_assessment set version = version + 1, ${assignmentsOf(columns)} where org_id = ${db.org_id} and id = ${before.id} returning *
      ) select ${headColumns} from a`),
  );
  record(db, asking.by, {
    ...told,
    objects: objectOf(before),
    changes: changesBetween(historyFields(before), historyFields(after)),
  });
  return presentTo(db, asking, { ...before, ...after });
}
