import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type {
  EndOfAcceptance,
  ReturnedRisk,
} from '#features/risk/record/server/shared/risk-acceptance.service.ts';
import { tellReturned } from '#features/risk/record/server/shared/risk-notice.service.ts';
import { acceptanceLink } from '../acceptance-paths.ts';
import type { Acceptance } from '../acceptance.contract.ts';
import type { StoredAcceptance } from './acceptance.queries.ts';

interface NamedRisk {
  ref: string;
  title: string;
}

/** What a notice calls an acceptance: the risk that it is about; of several, their references. */
const titleOf = (risks: readonly NamedRisk[]): string => {
  const [only, ...others] = risks;
  return only !== undefined && others.length === 0
    ? `${only.ref} ${only.title}`
    : risks.map(({ ref }) => ref).join(', ');
};

const about = ({ id, ref, risks }: { id: string; ref: string; risks: readonly NamedRisk[] }) => ({
  object: { type: 'acceptance', id, ref, title: titleOf(risks) },
  link: acceptanceLink(id),
});

/** Asks the approver whose turn it is for the decision. */
export const tellApprover = ({ db, actor }: Call, acceptance: Acceptance): void =>
  notify(db, {
    kind: 'decision_asked',
    to: [(acceptance.first_decision && acceptance.second_approver?.id) ?? acceptance.approver.id],
    ...about(acceptance),
    words: { about: 'approve', by: actor.name },
    not: actor.id,
  });

/** Tells the requester, and those who own the risks, what was decided. */
export const tellDecided = (
  { db, actor }: Call,
  { live, ...acceptance }: StoredAcceptance,
  decision: 'approved' | 'rejected',
): void =>
  notify(db, {
    kind: 'decided',
    to: [acceptance.requested_by, ...ownersOf(live)],
    ...about(acceptance),
    words: { about: decision, by: actor.name },
    not: actor.id,
  });

const ownersOf = (risks: readonly { owner_id: string | null }[]): string[] =>
  risks.map(({ owner_id }) => owner_id).filter((id) => id !== null);

/** Whom the end of an acceptance concerns, beside those who own its risks. */
export type Concerned = Pick<StoredAcceptance, 'requested_by' | 'approver_id' | 'second_approver_id'>;

/** Tells those who own the risks, the requester and the approvers that an acceptance holds no more, and that its risks are open again. */
export function tellOfEnd(
  db: TenantDb,
  { requested_by, approver_id, second_approver_id }: Concerned,
  returned: readonly ReturnedRisk[],
  why: EndOfAcceptance,
  not?: string,
): void {
  const people = [requested_by, approver_id, second_approver_id].filter((id) => id !== null);
  for (const risk of returned) tellReturned(db, risk, why, people, not);
}
