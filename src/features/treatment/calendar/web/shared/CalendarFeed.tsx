import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { CalendarKind } from '../../calendar-kind.contract.ts';
import { makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '../../calendar-feed.contract.ts';
import { NewAddress } from './NewAddress.tsx';

interface CalendarFeedProps {
  /** What a new address begins with. */
  kinds?: readonly CalendarKind[];
  isMine?: boolean;
}

/** One's address for calendar programs: what it is, when it was last used, and how it is made, replaced and revoked. */
export function CalendarFeed({ kinds = [], isMine = false }: CalendarFeedProps) {
  const { t } = useTranslation('treatment-calendar');
  const formats = useFormats();
  const read = useRead(readCalendarFeed);
  const make = useWrite(makeCalendarFeed);
  const revoke = useWrite(revokeCalendarFeed);
  const [fresh, setFresh] = useState<string>();
  const makes = () => make.mutate({}, { onSuccess: ({ data }) => setFresh(data.token) });
  if (read.isError) return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton variant="rounded" height={96} />;
  const { made_at, last_used_at } = read.data.data;
  const isBusy = make.isPending || revoke.isPending;
  const used =
    last_used_at === null ? t('feed.unused') : t('feed.used', { at: formats.moment(last_used_at) });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: '70ch' }}>{t('feed.about')}</Typography>
      {fresh !== undefined && (
        <NewAddress token={fresh} kinds={kinds} isMine={isMine} onDone={() => setFresh(undefined)} />
      )}
      <Typography color="textSecondary">
        {made_at === null ? t('feed.none') : `${t('feed.made', { at: formats.moment(made_at) })} · ${used}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {made_at === null ? (
          <Button variant="contained" disabled={isBusy} onClick={makes}>
            {t('feed.make')}
          </Button>
        ) : (
          <>
            <ConfirmButton
              variant="outlined"
              color="primary"
              disabled={isBusy}
              title={t('feed.replace_title')}
              text={t('feed.replace_text')}
              verb={t('feed.replace')}
              onConfirm={makes}
            >
              {t('feed.replace')}
            </ConfirmButton>
            <ConfirmButton
              disabled={isBusy}
              title={t('feed.revoke_title')}
              text={t('feed.revoke_text')}
              verb={t('feed.revoke')}
              onConfirm={() => revoke.mutate({}, { onSuccess: () => setFresh(undefined) })}
            >
              {t('feed.revoke')}
            </ConfirmButton>
          </>
        )}
      </Box>
    </Box>
  );
}
