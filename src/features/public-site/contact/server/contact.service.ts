import { captchaWrong } from '#platform/contract/captcha.ts';
import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { ipHashOf } from '#platform/server/http/network.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { contactFull, type ContactQuery, type sendContactQuery } from '../contact.contract.ts';
import type { WorkQueue } from '#platform/server/queue/work-queue.ts';
import { contactWork } from './contact.jobs.ts';
import { findByCaptcha, insertContactQuery, noOrganisation } from './contact.queries.ts';

export interface ContactNeeds {
  /** Messages that one network may send in an hour. */
  perHour: number;
  queue: Pick<WorkQueue, 'add'>;
}

const isSame = (one: ContactQuery, other: ContactQuery) =>
  (['name', 'from_email', 'phone', 'subject', 'message'] as const).every((key) => one[key] === other[key]);

/** Stores what somebody wrote, once for each piece of work, and has it mailed to the provider; refuses without work (400), beyond the network's share (429), and
 *  where the store is full (503). */
export const storeContactQuery =
  (captcha: CaptchaService, throttle: Throttle, { perHour, queue }: ContactNeeds) =>
  async ({ database, body, request, now, language }: WithoutTransaction<typeof sendContactQuery>) => {
    const done = (await captcha.verify(request.header('x-captcha'), now)) ?? refuse(captchaWrong);
    const earlier = await findByCaptcha(database, done);
    // Whoever did not hear the answer sends it again.
    if (earlier !== undefined) return isSame(earlier, body) ? null : refuse(captchaWrong);
    await throttle.count([{ name: `contact ${request.network}`, most: perHour, seconds: 3600 }]);
    const query = { ...body, id: newId(now), created_at: now.toISOString(), captcha: done, language };
    const isStored = await database.inOrganisation(noOrganisation, { now, unrecorded: true }, async (db) => {
      if (!(await insertContactQuery(db, { ...query, ip_hash: ipHashOf(request.ip) }))) return false;
      await queue.add(db, contactWork, [query.id]);
      return true;
    });
    if (isStored) return null;
    const meanwhile = await findByCaptcha(database, done);
    if (meanwhile === undefined) return refuse(contactFull);
    return isSame(meanwhile, body) ? null : refuse(captchaWrong);
  };
