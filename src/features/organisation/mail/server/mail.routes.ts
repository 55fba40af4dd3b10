import { shownPage } from '#platform/server/database/capped-page.ts';
import { emlOf } from '#platform/server/mail/mail-transport.ts';
import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../mail.contract.ts';
import { toMail } from './mail.presenter.ts';
import { findMails } from './mail.queries.ts';
import { mailToRead, sendAgain, type MailRouteNeeds } from './mail.service.ts';

/** What an Admin sees of the organisation's mails. */
export const mailRoutes = (needs: MailRouteNeeds) => [
  serve(contract.listMails, async ({ db, query }) =>
    shownPage(await findMails(db, query), (row) => toMail(row, needs)),
  ),
  serve(contract.readMail, async ({ db, params }) => {
    const { stored, mail } = await mailToRead(db, params.id, needs);
    return { ...toMail(stored, needs), text: mail.text };
  }),
  serve(contract.downloadMail, async ({ db, params }) => {
    const { stored, mail } = await mailToRead(db, params.id, needs);
    const { id, to_name: name, to_address: address } = stored;
    const content = await emlOf({ ...mail, id, to: { name, address } }, needs.from);
    return { name: `${id}.eml`, type: 'message/rfc822', content };
  }),
  serve(contract.sendMailAgain, (call) => sendAgain(call, call.params.id, call.body, needs)),
];
