import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { canonical, contentHash } from '#platform/server/log/act.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, type Call } from '#platform/server/http/serve.ts';
import * as contract from '../acceptance.contract.ts';
import { changeAcceptanceRules, readAcceptanceRules } from '../acceptance-rules.contract.ts';
import * as verbs from '../acceptance-verbs.contract.ts';
import { termsOf } from '../acceptance.rules.ts';
import * as service from './acceptance.service.ts';
import { findAcceptances } from './acceptance-list.queries.ts';
import { acceptances } from './acceptance-record.service.ts';
import * as verb from './acceptance-verbs.service.ts';
import { findNamedApprovers, findRisks } from './acceptance.queries.ts';
import { changeRules, findRules, twoApprove } from './acceptance-rules.service.ts';
import { findApprovers } from './approver.queries.ts';
import { acceptableLevel } from './frozen.service.ts';

/** What was frozen, and whether its hash still holds; a draft has no copy yet. */
async function readFrozen(call: Call, id: string) {
  const { frozen, sha256 } = await acceptances.expect(call, id);
  if (frozen === null || sha256 === null) return refuse(notFound);
  return { frozen, canonical: canonical(frozen), sha256, verified: contentHash(frozen) === sha256 };
}

/** What an acceptance of these risks is bound by: of those that the caller sees, and that may be accepted. */
async function readTerms({ db, actor }: Call, ids: readonly string[]) {
  const risks = await findRisks(db, actor, ids);
  const [first, ...others] = risks.map(acceptableLevel).filter((level) => level !== undefined);
  if (first === undefined) return { level: null, latest_day: null, approvers: [], two_approve: false };
  const { level, latest_day, approver_type } = termsOf([first, ...others], today(db.now, actor.timezone));
  const approvers = await findApprovers(db, actor, {
    type: approver_type,
    department_id: risks[0]?.department_id ?? null,
    requester: actor.id,
  });
  const besides = approvers.filter(({ id }) => id !== actor.id);
  const two_approve = await twoApprove(db, level, besides);
  const { index, code, name, colour } = level;
  return { level: { index, code, name, colour }, latest_day, approvers, two_approve };
}

export const acceptanceRoutes = [
  serve(contract.listAcceptances, ({ db, actor, query }) => findAcceptances(db, actor, query)),
  serve(contract.readAcceptanceTerms, (call) => readTerms(call, call.query.risk_ids)),
  serve(contract.listApprovers, ({ db, actor }) => findNamedApprovers(db, actor)),
  serve(readAcceptanceRules, ({ db }) => findRules(db)),
  serve(changeAcceptanceRules, (call) => changeRules(call, call.body)),
  serve(contract.readAcceptance, (call) => acceptances.read(call, call.params.id)),
  serve(contract.readFrozen, (call) => readFrozen(call, call.params.id)),
  serve(contract.readAcceptanceHistory, (call) => acceptances.history(call, call.params.id, call.query)),
  serve(contract.draftAcceptance, (call) => service.draftAcceptance(call, call.body)),
  serve(contract.changeAcceptance, (call) => service.changeAcceptance(call, call.params.id, call.body)),
  serve(contract.deleteAcceptance, (call) => service.deleteAcceptance(call, call.params.id, call.body)),
  serve(verbs.submitAcceptance, (call) => verb.submitAcceptance(call, call.params.id, call.body)),
  serve(verbs.withdrawAcceptance, (call) => verb.withdrawAcceptance(call, call.params.id, call.body)),
  serve(verbs.refreezeAcceptance, (call) => verb.refreezeAcceptance(call, call.params.id, call.body)),
  serve(verbs.approveAcceptance, (call) => verb.approveAcceptance(call, call.params.id, call.body)),
  serve(verbs.rejectAcceptance, (call) => verb.rejectAcceptance(call, call.params.id, call.body)),
  serve(verbs.revokeAcceptance, (call) => verb.revokeAcceptance(call, call.params.id, call.body)),
];
