import type { Database } from '#platform/server/database/database.ts';
import type { MailTransport } from '#platform/server/mail/mail-transport.ts';
import type { WorkKind } from '#platform/server/queue/work-queue.ts';
import { contactMail } from './contact-mail.content.ts';
import { findToMail, noteMailed } from './contact.queries.ts';

/** The kind of work that these messages are (platform/server/queue). */
export const contactWork = 'contact';

interface Needed {
  database: Pick<Database, 'lookUp'>;
  transport: MailTransport;
  /** The provider's mailbox (CONTACT_TO). */
  to: string;
  clock: () => Date;
}

/** Mails a stored message to the provider, at least once, with the same Message-ID each time. What fails is told in the log and tried
 *  again: there is nobody else to tell. An answer goes to whoever wrote. */
export const contactDelivery = ({ database, transport, to, clock }: Needed): WorkKind => ({
  name: contactWork,
  async perform({ id }) {
    const query = await findToMail(database, id);
    if (query === undefined) return;
    await transport.send({
      ...contactMail(query),
      id,
      to: { name: '', address: to },
      replyTo: { name: query.name, address: query.from_email },
    });
    await noteMailed(database, id, clock());
  },
});
