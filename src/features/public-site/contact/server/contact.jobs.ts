import { shownLine } from '#platform/contract/plain-text/plain-text.ts';
import type { Database } from '#platform/server/database/database.ts';
import { MailRefused, type MailTransport } from '#platform/server/mail/mail-transport.ts';
import { TryAgain, type WorkKind } from '#platform/server/queue/work-queue.ts';
import { contactMail } from './contact-mail.content.ts';
import { noteFailed, noteMailed, takeToMail } from './contact.queries.ts';

/** The kind of work that these messages are (platform/server/queue). */
export const contactWork = 'contact';

/** As of every mail: with pauses that double from 15 s to 3 h, over a day and a half. */
const mostAttempts = 20;

interface Needed {
  database: Pick<Database, 'lookUp'>;
  transport: MailTransport;
  /** The provider's mailbox (CONTACT_TO). */
  to: string;
  clock: () => Date;
  /** Told how each try ended. */
  onTry: (outcome: MailTransport['done'] | 'failed' | 'tried') => void;
}

/** Mails a stored message to the provider, at least once, with the same Message-ID each time. What will never be taken, and what was
 *  tried too often, is kept among what failed, for whoever runs the product. An answer goes to whoever wrote. */
export const contactDelivery = ({ database, transport, to, clock, onTry }: Needed): WorkKind => ({
  name: contactWork,
  async perform({ id }) {
    const query = await takeToMail(database, id);
    if (query === undefined) return;
    const failure = await transport
      .send({
        ...contactMail(query),
        id,
        to: { name: '', address: to },
        replyTo: { name: query.name, address: query.from_email },
      })
      .then(
        () => undefined,
        (error: Error) => error,
      );
    if (failure === undefined) {
      await noteMailed(database, id, clock());
      return onTry(transport.done);
    }
    const isOver = failure instanceof MailRefused || query.attempts >= mostAttempts;
    const error = shownLine(failure.message, 500);
    await noteFailed(database, id, { error, over: isOver ? clock() : undefined });
    onTry(isOver ? 'failed' : 'tried');
    if (!isOver) throw new TryAgain();
  },
});
