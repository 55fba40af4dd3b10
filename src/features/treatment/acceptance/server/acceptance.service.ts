import { sql } from 'drizzle-orm';
import { maySteer } from '#platform/contract/deciding.ts';
import { forbidden } from '#platform/contract/refusal.ts';
import { owner } from '#platform/contract/workflow.ts';
import { changesBetween } from '#platform/server/log/activity.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { hiddenBy } from '#platform/server/record/stored-records.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import {
  approverUnknown,
  riskUnknown,
  secondApproverUnknown,
  type Acceptance,
  type AcceptanceDetails,
} from '../acceptance.contract.ts';
import { departmentsDiffer, secondApproverNotAllowed } from '../acceptance.workflow.ts';
import { acceptances } from './acceptance-record.service.ts';
import { findRisks, type RiskToFreeze } from './acceptance.queries.ts';
import { submitTaken } from './acceptance-verbs.service.ts';

/** The risks that somebody asks acceptance for: those they own, or whose department they decide about, all of one department. */
async function risksToAskFor(call: Call, ids: readonly string[]): Promise<RiskToFreeze[]> {
  const { db, actor } = call;
  const risks = await findRisks(db, actor, ids);
  if (risks.length !== ids.length) refuse(riskUnknown);
  if (!risks.every((risk) => maySteer(actor, risk.department_id) || owner(actor, risk))) refuse(forbidden);
  if (new Set(risks.map(({ department_id }) => department_id)).size > 1) refuse(departmentsDiffer);
  return risks;
}

type Approvers = Partial<Pick<AcceptanceDetails, 'approver_id' | 'second_approver_id'>>;

/** Refuses approvers who are no active members (those named before stay), and a second one who is the first one or asks for it. */
async function expectApprovers(
  db: TenantDb,
  { approver_id, second_approver_id }: Approvers,
  requester: string,
  before: Approvers = {},
): Promise<void> {
  const named = [approver_id, second_approver_id].filter((id) => typeof id === 'string');
  const active = await findActivePeople(db, named);
  const isUnknown = (id: string | null | undefined) => typeof id === 'string' && !active.has(id);
  if (approver_id !== before.approver_id && isUnknown(approver_id)) refuse(approverUnknown);
  if (second_approver_id !== before.second_approver_id && isUnknown(second_approver_id))
    refuse(secondApproverUnknown);
  const second = second_approver_id ?? before.second_approver_id ?? null;
  if (second_approver_id === null || second === null) return;
  if (second === requester || second === (approver_id ?? before.approver_id))
    refuse(secondApproverNotAllowed);
}

/** Writes a draft, and submits it at once where that is wanted. */
export async function draftAcceptance(
  call: Call,
  {
    risk_ids,
    submit = false,
    ...details
  }: Omit<AcceptanceDetails, 'conditions' | 'second_approver_id'> & {
    conditions?: string | null | undefined;
    second_approver_id?: string | null | undefined;
    submit?: boolean | undefined;
  },
): Promise<Acceptance> {
  const { db, actor } = call;
  const risks = await risksToAskFor(call, risk_ids);
  await expectApprovers(db, details, actor.id);
  const { id } = await acceptances.add(call, {
    action: 'acceptance.drafted',
    columns: { ...details, department_id: risks[0]?.department_id ?? null, requested_by: actor.id },
    about: risks.map(objectOf),
  });
  await setRisks(db, id, risk_ids);
  const stored = await acceptances.expect(call, id);
  return submit ? submitTaken(call, stored) : acceptances.shownTo(call, stored);
}

/** A risk as the log names it: its history tells of the acceptance too. */
const objectOf = ({ id, ref }: RiskToFreeze) => ({ type: 'risk', id, ref });

/** Those of `some` that are not among these. */
const missingIn = (some: readonly RiskToFreeze[], these: readonly RiskToFreeze[]): RiskToFreeze[] =>
  some.filter(({ id }) => !these.some((one) => one.id === id));

const setRisks = (db: TenantDb, id: string, risks: readonly string[]): Promise<unknown> =>
  db.query(sql`with gone as (delete from acceptance_risk where org_id = ${db.org_id} and acceptance_id = ${id} and risk_id <> all (${sql.param(risks)}::uuid[]))
    insert into acceptance_risk (org_id, acceptance_id, risk_id) select ${db.org_id}, ${id}, r from unnest(${sql.param(risks)}::uuid[]) r on conflict do nothing`);

/** Changes what a draft says. */
export async function changeAcceptance(
  call: Call,
  id: string,
  { version, risk_ids, ...details }: Partial<AcceptanceDetails> & { version: number },
): Promise<Acceptance> {
  const { db } = call;
  const before = await acceptances.take(call, id, version, 'edit');
  await expectApprovers(db, details, before.requested_by, before);
  const others =
    risk_ids !== undefined &&
    String(risk_ids.toSorted()) !== String(before.risks.map((risk) => risk.id).toSorted());
  const risks = others ? await risksToAskFor(call, risk_ids) : before.live;
  if (!others && changesBetween<object>(before, details).length === 0)
    return acceptances.shownTo(call, before);
  if (others) await setRisks(db, id, risk_ids);
  const department_id = risks[0]?.department_id ?? null;
  return acceptances.change(
    call,
    // Its history names those it loses and those it gets.
    { ...before, live: [...before.live, ...risks] },
    'edit',
    { ...details, department_id },
    {
      action: 'acceptance.changed',
      about: [...missingIn(risks, before.live), ...missingIn(before.live, risks)].map(objectOf),
    },
  );
}

/** Hides a draft that is not wanted any more. */
export const deleteAcceptance = acceptances.does('delete', 'acceptance.deleted', hiddenBy);
