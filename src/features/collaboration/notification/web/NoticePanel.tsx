import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { listNotices, readNotices, type Notice } from '../notification.contract.ts';
import { NoticeTitle } from './NoticeTitle.tsx';
import { useReadAll } from './read-notices.hooks.ts';
import { notificationPaths } from './shared/notification-paths.ts';

/** The newest notices, each a way to what it is about. */
export function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('collaboration-notification');
  const read = useRead(listNotices, { query: { limit: '10' } });
  const notices = read.data?.data;
  const { readAll, isPending } = useReadAll(notices?.[0]);
  return (
    <Box sx={{ width: 400, maxWidth: 'calc(100vw - 32px)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('screen.title')}
        </Typography>
        <Button size="small" disabled={readAll === undefined || isPending} onClick={readAll}>
          {t('screen.read_all')}
        </Button>
      </Box>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {notices?.length === 0 && <EmptyState>{t('screen.empty')}</EmptyState>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, py: 1, maxHeight: '60vh', overflow: 'auto', minHeight: 48 }}
      >
        {notices?.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onLeave={onLeave} />
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1, textAlign: 'center' }}>
        <Button component={Link} to={notificationPaths.notifications} onClick={onLeave}>
          {t('screen.show_all')}
        </Button>
      </Box>
    </Box>
  );
}

function NoticeItem({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const { mutate } = useWrite(readNotices);
  const open = () => {
    if (!notice.read) mutate({ body: { ids: [notice.id] } });
    onLeave();
  };
  return (
    <li>
      <ListItemButton
        component={Link}
        to={notice.link}
        onClick={open}
        sx={{ display: 'block', px: 2, py: 1 }}
      >
        <NoticeTitle notice={notice} />
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
          <span dir="auto">{notice.object.title}</span>
          {notice.object.title !== '' && ' · '}
          <DateText value={notice.created_at} time />
        </Typography>
      </ListItemButton>
    </li>
  );
}
