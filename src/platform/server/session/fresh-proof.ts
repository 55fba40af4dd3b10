import { isProved, type Actor, type Sensitive } from '#platform/contract/access.ts';
import { proofRequired, tokenScope } from '#platform/contract/refusal.ts';
import type { Statement } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** Refuses what is sensitive to programs, and to whoever proved too long ago who they are. */
export function expectProof(actor: Actor, sensitive: Sensitive, now: Date): void {
  if (actor.scopes !== undefined) refuse(tokenScope);
  if (!isProved(actor, sensitive, now)) refuse(proofRequired);
}

const noteApproval: Statement = {
  name: 'note_approval',
  text: 'update session set approved_at = $3 where org_id = $1 and id = $2',
};

/** The same of an approval, which renews the proof for the next ones: whoever decides one after the other is asked once. Said where it is
 *  decided, so that no call goes round it; what is noted goes with the commit. */
export function expectApprover({ actor, db }: Pick<Call, 'actor' | 'db'>): void {
  expectProof(actor, 'approves', db.now);
  db.atCommit.ask(noteApproval, [db.org_id, actor.session_id, db.now.toISOString()]);
}
