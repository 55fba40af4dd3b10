import type { Call } from '#platform/server/http/serve.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import type { Evidence } from '../evidence.contract.ts';

const pathOf = ({ id }: { id: string }) => `/apps/risk/management/evidence?evidence=${id}`;
const objectOf = ({ id, ref, name }: Evidence) => ({ type: 'evidence', id, ref, title: name });

/** Tells whoever is to decide about what was submitted. */
export function tellReviewer({ db, actor }: Call, evidence: Evidence): void {
  if (evidence.reviewer === null) return;
  notify(db, {
    kind: 'decision_asked',
    to: [evidence.reviewer.id],
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
