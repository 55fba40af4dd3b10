import { refuse } from '#platform/server/http/refuse.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import { takeCode } from '#features/identity/second-factor/server/shared/factor-code.service.ts';
import { tellOfFactor } from '#features/identity/second-factor/server/shared/factor-notice.service.ts';
import { codeWindows } from '#features/identity/second-factor/server/shared/factor-tries.service.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';
import * as contract from '../external-sign-in.contract.ts';
import { answerToTake, prolongAnswer, type AnswerToTake } from './external-sign-in.queries.ts';
import { rowsAs } from '#platform/server/database/database.ts';

export interface FactorNeeds {
  throttle: Throttle;
  /** Of second factors. */
  seals: Sealing;
  outbox: Outbox;
}

/** Seconds in which somebody looks for their second factor; the cookie of the request ends it in any case. */
const factorSeconds = 300;

/** Asks for a second factor of ours where the organisation demands one and the provider said of none (security goal 6.8.4); whoever
 *  has none yet sets one up before anything else, as after every sign-in. Tries are counted with those of the sign-in. `named`: the
 *  organisation, the request and the code, as they are stored. */
export async function expectFactor(
  { throttle, seals, outbox }: FactorNeeds,
  call: WithoutTransaction<typeof contract.takeExternalSession>,
  named: readonly [org: string, request: string, code: string],
): Promise<void> {
  const { org, now, body, inside, asks, request, database } = call;
  const [rows] = await asks([{ statement: answerToTake, values: [...named, now.toISOString()] }]);
  const [answer = refuse(contract.codeWorthless)] = rowsAs<AnswerToTake>(rows);
  const { person_id, has_second_factor, has_ours, security } = answer;
  if (has_second_factor || !has_ours || !rulesIn(security).second_factor_required) return;
  const code = body.factor_code;
  if (code === undefined) {
    const until = new Date(now.getTime() + factorSeconds * 1000).toISOString();
    await inside({ unrecorded: true }, ({ db }) => db.ask(prolongAnswer, [...named, until]));
    return refuse(contract.factorNeeded);
  }
  const windows = codeWindows(org.id, person_id, request.network);
  await throttle.count(windows);
  // What follows tells the log of the sign-in.
  await inside({ unrecorded: true }, async ({ db }) => {
    const kind = await takeCode(db, seals, person_id, code);
    if (kind === 'recovery') await tellOfFactor(db, outbox, person_id, 'recovery_used');
  });
  const once = { once: `mfa ${named[2]}`, seconds: 3600 };
  for (const { statement, values } of throttle.givesBack(windows, once))
    await database.lookUp(statement, values);
}
