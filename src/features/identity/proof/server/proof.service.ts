import { record } from '#platform/server/log/activity.ts';
import { one, type Statement, type TenantDb, rowsAs } from '#platform/server/database/database.ts';
import { provedMinutes } from '#platform/contract/access.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import { withPasswords } from '#features/identity/password/server/shared/password-hash.service.ts';
import {
  passwordThrottle,
  type TryNeeds,
} from '#features/identity/password/server/shared/password-throttle.service.ts';
import { takeCode } from '#features/identity/second-factor/server/shared/factor-code.service.ts';
import { codeWindows } from '#features/identity/second-factor/server/shared/factor-tries.service.ts';
import * as contract from '../proof.contract.ts';

export interface ProofNeeds extends TryNeeds {
  seals: Sealing;
}

type ProveCall = WithoutTransaction<typeof contract.prove>;

const ownPassword: Statement = {
  name: 'own_password',
  text: 'select email, password_hash from person where org_id = $1 and id = $2',
};
const noteProof: Statement = {
  name: 'note_proof',
  text: 'update session set proved_at = $3 where org_id = $1 and id = $2',
};

/** Notes in the session that its person has proved who they are, a moment ago. Tries are counted with those of the sign-in. */
export const proveAgain = (needs: ProofNeeds) => async (call: ProveCall) => {
  const { body, now } = call;
  if ('password' in body) await byPassword(needs, call, body.password);
  else await byCode(needs, call, body.code);
  return { proved_until: new Date(now.getTime() + provedMinutes * 60_000).toISOString() };
};

async function byPassword(
  needs: ProofNeeds,
  { actor, asks, inside, database, now, request }: ProveCall,
  password: string,
): Promise<void> {
  const [rows] = await asks([{ statement: ownPassword, values: [actor.org_id, actor.id] }]);
  const { email, password_hash } = one(rowsAs<{ email: string; password_hash: string }>(rows));
  const turn = await passwordThrottle(needs, { org: actor.org_id, email, now, request });
  const isTheirs = await withPasswords(async ({ matches }) => {
    await turn.expectTaken(await database.lookUp(turn.taking.statement, turn.taking.values));
    return matches(password, password_hash);
  });
  if (!isTheirs) {
    noteReason('wrong_password', actor.id);
    refuse(contract.proofPasswordWrong);
  }
  await inside({ ahead: [turn.succeeding] }, (opened) => note(opened, actor));
}

async function byCode(
  { throttle, seals }: ProofNeeds,
  { actor, inside, request }: ProveCall,
  code: string,
): Promise<void> {
  await throttle.count(codeWindows(actor.org_id, actor.id, request.network));
  await inside({}, async (opened) => {
    await takeCode(opened.db, seals, actor.id, code);
    await note(opened, actor);
  });
}

async function note(
  { db, by }: { db: TenantDb; by: Parameters<typeof record>[1] },
  actor: ProveCall['actor'],
): Promise<void> {
  await db.ask(noteProof, [db.org_id, actor.session_id, db.now.toISOString()]);
  record(db, by, { action: 'person.proved', objects: { type: 'person', id: actor.id } });
}
