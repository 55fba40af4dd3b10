import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { listSessions } from '#features/identity/session/session.contract.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { SessionItem } from './SessionItem.tsx';

/** Where one is signed in, and the way out of each place. */
export function SessionsCard() {
  const { t } = useTranslation('workspace-profile');
  const sessions = useRead(listSessions);
  const late = useIsSlow(sessions.isPending);
  const [isAsking, ask] = useState(false);
  const wasAsked = useHasBeenTrue(isAsking);
  const all = sessions.data?.data ?? [];
  const others = all.filter(({ is_this }) => !is_this).length;
  return (
    <SectionCard
      roomy
      title={t('sessions.title')}
      action={
        <Button
          color="error"
          size="small"
          aria-haspopup="dialog"
          disabled={all.length === 0}
          onClick={() => {
            // How many there are is said before they end.
            void sessions.refetch();
            ask(true);
          }}
        >
          {t('sessions.everywhere')}
        </Button>
      }
    >
      {sessions.isError && <FailureNotice failure={sessions.error} onRetry={() => void sessions.refetch()} />}
      {late && <Skeleton variant="rounded" height={64} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </Box>
      {wasAsked && <EndSessionsDialog open={isAsking} others={others} onClose={() => ask(false)} />}
    </SectionCard>
  );
}
