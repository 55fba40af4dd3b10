import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type NoticeMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';
import { wordsOfNotice, type Told } from './notice.presenter.ts';

const texts: Record<Language, NoticeMailText> = { en, tr, ar };

interface MailedNotice extends Told {
  title: string;
  link: string;
}

/** What one person is told at once. */
export interface MailedNotices {
  notices: readonly MailedNotice[];
  /** Beyond those: so many are told of in the product alone. */
  more: number;
}

export const noticesPath = '/apps/notifications';

/** What somebody is told, in one mail. */
export const noticeMail: MailKind<MailedNotices> = {
  name: 'notification.told',
  words({ notices, more }, { language, formats, say, organisation }) {
    const text = texts[language];
    const items = notices.map(({ title, link, ...told }) => ({
      text: wordsOfNotice(told, language, formats),
      detail: title,
      path: link,
    }));
    const count = formats.number(notices.length + more);
    const [only] = items;
    return {
      subject:
        only !== undefined && items.length + more === 1
          ? only.text
          : say(text.subject, { count, organisation }),
      paragraphs: [],
      items,
      link: {
        label: more > 0 ? say(text.more, { count: formats.number(more) }) : text.link,
        path: noticesPath,
      },
      closing: [text.closing],
    };
  },
};
