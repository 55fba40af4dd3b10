import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import type { Database, TenantDb } from '#platform/server/database/database.ts';
import type { ScheduledJob } from '#platform/server/jobs/scheduled-jobs.ts';
import { MailRefused, type MailTransport } from '#platform/server/mail/mail-transport.ts';
import { TryAgain, type WorkKind, type WorkQueue } from '#platform/server/queue/work-queue.ts';
import { mailWork } from './shared/outbox.service.ts';
import { claimMail, endTry, findWaiting, type StoredMail } from './mail.queries.ts';
import { kindOf, secretOf, written, type MailNeeds } from './mail.presenter.ts';

/** With pauses that double from 15 s to 3 h: over a day and a half. */
const mostAttempts = 20;

export type MailOutcome = MailTransport['done'] | 'failed' | 'tried';

interface Needed extends MailNeeds {
  database: Pick<Database, 'inOrganisation'>;
  transport: MailTransport;
  /** A demo, whose mails nobody gets: its Admin reads them whole, as long as what they let their readers do is not over. */
  isDemo: boolean;
  clock: () => Date;
  /** Told how each try ended. */
  onTry: (outcome: MailOutcome) => void;
  /** Seconds after which a process that has not told how its try ended is taken for gone. */
  claimSeconds: number;
}

/** Sends a mail, at least once. Between two transactions: the mail server has said yes by the time that the second one notes it, and
 *  when the process ends in between, the mail is sent again, with the same Message-ID. No protocol spares that. */
export function mailDelivery(needs: Needed): WorkKind {
  const { database, transport, isDemo, clock, onTry, claimSeconds } = needs;
  const isOver = ({ token_ends_at }: StoredMail) =>
    token_ends_at !== null && Date.parse(token_ends_at) <= clock().getTime();
  async function handOver(mail: StoredMail): Promise<void> {
    const { id, to_name: name, to_address: address } = mail;
    // It ended a process each time, or the mail server never said anything.
    if (mail.attempts > mostAttempts) throw new MailRefused('tried too often');
    const kind = kindOf(mail, needs);
    if (kind === undefined) throw new Error(`no kind of mail is ${mail.kind}`);
    const secret = secretOf(mail, needs);
    if (kind.secret !== undefined && (secret === undefined || isOver(mail)))
      throw new MailRefused('what it lets its reader do is over');
    await transport.send({ ...written(mail, needs, secret), id, to: { name, address } });
  }
  return {
    name: mailWork,
    async perform({ org_id, id }) {
      const inside = <T>(work: (db: TenantDb) => Promise<T>) =>
        database.inOrganisation(org_id, { unrecorded: true, now: clock() }, work);
      const mail = await inside((db) => claimMail(db, id, claimSeconds));
      if (mail === undefined) return;
      if (mail === 'claimed') throw new TryAgain();
      const failure = await handOver(mail).then(
        () => undefined,
        (error: Error) => error,
      );
      if (failure === undefined) {
        await inside((db) => endTry(db, id, { status: transport.done, error: null, forgetsToken: !isDemo }));
        return onTry(transport.done);
      }
      const isOver = failure instanceof MailRefused || mail.attempts >= mostAttempts;
      const error = shownLine(failure.message, 500);
      await inside((db) => endTry(db, id, { status: isOver ? 'failed' : 'waiting', error }));
      onTry(isOver ? 'failed' : 'tried');
      if (!isOver) throw new TryAgain();
    },
  };
}

/** Puts down anew what waits without being in the queue: the rows are the truth, and a queue may have stayed behind when its
 *  organisation moved to another home. What is in the queue stays as it is. */
export const queueWaitingMails =
  (queue: Pick<WorkQueue, 'add'>): ScheduledJob =>
  async (db) => {
    const waiting = await findWaiting(db);
    if (waiting.length > 0) await queue.add(db, mailWork, waiting);
    return 0;
  };
