import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { forbidden, notFound, wrongState, type Refusal } from '#platform/contract/refusal.ts';
import { changesBetween, record, type By, type Deed } from '#platform/server/log/activity.ts';
import { assignmentsOf, columnsOf } from '#platform/server/database/columns.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Risk } from '../../risk.contract.ts';
import { isAllowed, missingFor, startsFrom, type Missing, type Verb } from '../../risk.rules.ts';
import { riskInHistory } from '../../risk-history.rules.ts';
import { ownRequest, residualNeeded, treatmentDiffers } from '../../risk-verbs.contract.ts';
import { riskTable } from '../risk.table.ts';
import { findRiskToChange, riskColumns, riskJoins, toRisk, type StoredRisk } from './risk.queries.ts';

const refusalOf: Record<Missing, Refusal> = {
  treatment_differs: treatmentDiffers,
  residual_needed: residualNeeded,
  own_request: ownRequest,
};

/** Refuses a verb for want of right (403), status (409 with the row as it is now) or what it asks for (422). */
export function expectVerb(actor: Actor, row: StoredRisk, verb: Verb, now: Date): void {
  if (!isAllowed(verb, actor, row, now)) refuse(forbidden);
  if (!startsFrom(verb, row)) refuse(wrongState, { data: toRisk(row, actor, now) });
  const missing = missingFor(verb, actor, row);
  if (missing !== undefined) refuse(refusalOf[missing]);
}

/** The row a verb is about, locked; refused when it is not there, was changed meanwhile, or the verb does not fit. */
export async function takeRisk(
  db: TenantDb,
  actor: Actor,
  id: string,
  seen: number,
  verb: Verb,
): Promise<StoredRisk> {
  const row = (await findRiskToChange(db, actor, id)) ?? refuse(notFound);
  if (row.version !== seen) expectVersion(toRisk(row, actor, db.now), seen);
  expectVerb(actor, row, verb, db.now);
  return row;
}

/** What somebody did, and what the product did by itself because of it. */
export type Told = Pick<Deed, 'action' | 'reason' | 'note'> & {
  /** A change of status that is not the person's but follows from a rule: an act of its own in the log. */
  follows?: Pick<Deed, 'action' | 'reason'> | undefined;
};

/** Writes the columns a verb changed, records the act, and returns the risk as it is now. */
export async function changeStored(
  db: TenantDb,
  actor: Actor,
  by: By,
  before: StoredRisk,
  changed: Record<string, unknown>,
  { follows, ...told }: Told,
): Promise<Risk> {
  // A residual rating without controls holds until the next review, whenever that is.
  const lapses =
    'review_on' in changed && !('residual_lapses_on' in changed) && before.residual !== null
      ? { residual_lapses_on: changed['review_on'] }
      : {};
  const columns = columnsOf(riskTable, {
    ...changed,
    ...lapses,
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  });
  const after = one(
    await db.query<StoredRisk>(sql`with r as (
      update risk set version = version + 1, ${assignmentsOf(columns)} where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${riskColumns} from r ${riskJoins}`),
  );
  const objects = { type: 'risk', id: before.id, ref: before.ref };
  const risk = toRisk(after, actor, db.now);
  const changes = changesBetween(riskInHistory(toRisk(before, actor, db.now)), riskInHistory(risk));
  const itself = (field: string) => follows !== undefined && field === 'status';
  record(db, by, { ...told, objects, changes: changes.filter(({ field }) => !itself(field)) });
  if (follows !== undefined) {
    record(db, undefined, { ...follows, objects, changes: changes.filter(({ field }) => itself(field)) });
  }
  return risk;
}
