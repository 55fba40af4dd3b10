import type { Call } from '#platform/server/http/serve.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { findAsked } from '#features/identity/person/server/shared/active-person.queries.ts';
import { findDeciders } from '#features/organisation/department/server/shared/decider.queries.ts';
import type { Evidence } from '../evidence.contract.ts';

const pathOf = ({ id }: { id: string }) => `/apps/risk/management/evidence?evidence=${id}`;
const objectOf = ({ id, ref, name }: Evidence) => ({ type: 'evidence', id, ref, title: name });

/** Tells whoever is to decide about what was submitted: its reviewer, or those who decide about its department where none is named who
 *  may. */
export async function tellReviewer({ db, actor }: Call, evidence: Evidence): Promise<void> {
  const { reviewer, submitted_by, department } = evidence;
  const submitter = submitted_by?.id ?? actor.id;
  const to = await findAsked(db, reviewer?.id ?? null, [submitter], (not) =>
    findDeciders(db, department?.id ?? null, not),
  );
  notify(db, {
    kind: 'decision_asked',
    to,
    object: objectOf(evidence),
    link: pathOf(evidence),
    words: { by: actor.name },
    not: actor.id,
  });
}

/** Tells whose evidence it is, and who submitted it, what was asked of them or decided. */
export function tellOwner(
  { db, actor }: Call,
  evidence: Evidence,
  kind: 'assigned' | 'decided' | 'sent_back',
): void {
  const { owner, submitted_by } = evidence;
  notify(db, {
    kind,
    to: [owner.id, ...(submitted_by === null ? [] : [submitted_by.id])],
    object: objectOf(evidence),
    link: pathOf(evidence),
    words: { by: actor.name },
    not: actor.id,
  });
}
