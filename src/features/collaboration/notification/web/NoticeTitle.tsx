import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Notice } from '../notification.contract.ts';
import './notice.css';

/** The sentence of a notice; an unread one has a mark before it that is also said. */
export function NoticeTitle({ notice }: { notice: Notice }) {
  const { t } = useTranslation('collaboration-notification');
  return (
    <span className={notice.read ? 'notice-title' : 'notice-title is-unread'}>
      {!notice.read && <span className="notice-mark" role="img" aria-label={t('screen.is_unread')} />}
      <span dir="auto">{notice.title}</span>
    </span>
  );
}
