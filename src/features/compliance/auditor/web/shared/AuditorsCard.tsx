import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import i18next from 'i18next';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { listAuditors } from '../../auditor.contract.ts';
import { AuditorStatus } from '../AuditorStatus.tsx';
import { InviteAuditorDialog } from '../InviteAuditorDialog.tsx';
import { useAuditorActions } from '../auditor-actions.hooks.tsx';

/** Who audits an assessment from outside, until when, and the way to ask others. */
function AuditorsOf({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('compliance-auditor');
  const [isInviting, invite] = useState(false);
  const { data, error, refetch } = useRead(listAuditors, { params: { id: assessmentId } });
  const { actionsOf, dialog } = useAuditorActions();
  return (
    <SectionCard
      title={t('card.title')}
      action={
        <Button
          size="small"
          startIcon={<UserPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => invite(true)}
        >
          {t('invite.open')}
        </Button>
      }
    >
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data?.data.length === 0 && <Typography color="textSecondary">{t('card.none')}</Typography>}
      {data !== undefined && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.data.map((auditor) => (
            <Box
              key={auditor.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <bdi>{auditor.name ?? auditor.email}</bdi>
                {auditor.name !== null && (
                  <Typography variant="body2" color="textSecondary">
                    <bdi>{auditor.email}</bdi>
                  </Typography>
                )}
              </Box>
              <AuditorStatus state={auditor.state} />
              <Typography variant="body2">
                {t('card.until')} <DateText value={auditor.ends_on} />
              </Typography>
              {auditor.state !== 'ended' && (
                <RowActions of={auditor.name ?? auditor.email} actions={actionsOf(auditor)} />
              )}
            </Box>
          ))}
        </Box>
      )}
      {isInviting && <InviteAuditorDialog assessmentId={assessmentId} onClose={() => invite(false)} />}
      {dialog}
    </SectionCard>
  );
}

// For an Admin and whoever leads: its texts come once one of them looks.
const WithTexts = lazy(async () => {
  await i18next.loadNamespaces('compliance-auditor');
  return { default: AuditorsOf };
});

export const AuditorsCard = (props: { assessmentId: string }) => (
  <Suspense>
    <WithTexts {...props} />
  </Suspense>
);
