import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LazyPopover } from '#platform/web/ui/menus/LazyPopover.tsx';
import { mostUnread } from '../../notification.contract.ts';
import { NoticePanel } from '../NoticePanel.tsx';
import { useUnread } from './unread.hooks.ts';

/** The bell of the toolbar: how many notices are unread, and the newest of them. */
export function NoticeBell() {
  const { t } = useTranslation('collaboration-notification');
  const formats = useFormats();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMore = unread >= mostUnread;
  const shown = formats.count(isMore ? mostUnread - 1 : unread, isMore);
  const name = unread === 0 ? t('bell.none') : t('bell.some', { shown });
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          // The badge has a place above others within the button alone: what covers the bell covers it too.
          sx={{ color: 'text.secondary', isolation: 'isolate' }}
        >
          <Badge badgeContent={unread === 0 ? undefined : shown} color="error">
            <Bell size={18} aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('screen.title') } }}
      >
        <NoticePanel onLeave={() => setAnchor(null)} />
      </LazyPopover>
    </>
  );
}
