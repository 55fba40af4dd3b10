import { one } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { adminsOf } from '#features/organisation/department/server/shared/decider.queries.ts';
import type { RequestKind, RequestState } from '../../account-request.contract.ts';
import { linkOf, putRequest, requestBefore, type StoredRequest } from './account-request.queries.ts';

/** What confirmed requests do, each kind said by the thing that asks for it. Refuse (422, `account_request_lapsed`) what cannot be done
 *  any more. */
export type AskedChanges = Readonly<Record<RequestKind, (call: Call, asked: StoredRequest) => Promise<void>>>;

/** The account as it is. */
interface Account {
  id: string;
  name: string;
  email: string;
}

interface Asked {
  kind: RequestKind;
  email: string;
  issuer?: string;
  subject?: string;
  asked_by: string;
}

/** Puts what a directory or a provider wants of an Admin's account before the Admins: nothing from outside takes such an account over.
 *  Asked again for the same, it answers what became of it; for something else while they have not decided, it tells nobody anew. */
export async function askAdmins(
  { db, by }: Pick<Call, 'db' | 'by'>,
  { id: person, name, email: known }: Account,
  { kind, email, asked_by, ...at }: Asked,
): Promise<RequestState> {
  const { issuer = null, subject = null } = at;
  const [before] = await db.ask<StoredRequest>(requestBefore, [db.org_id, person, kind]);
  if (before?.email === email && before.issuer === issuer && before.subject === subject) return before.state;
  const values = [newId(db.now), person, kind, email, issuer, subject, asked_by, db.now.toISOString()];
  const { id } = one(await db.ask<{ id: string }>(putRequest, [db.org_id, ...values]));
  if (before?.state !== 'waiting')
    notify(db, {
      kind: 'decision_asked',
      to: adminsOf(db),
      object: { type: 'account_request', id, ref: name, title: email },
      link: linkOf(known),
      words: { about: kind, by: asked_by },
      severity: 'warning',
    });
  record(db, by, {
    action: 'person.change_asked',
    objects: { type: 'person', id: person },
    note: `${kind} ${email}`,
  });
  return 'waiting';
}
