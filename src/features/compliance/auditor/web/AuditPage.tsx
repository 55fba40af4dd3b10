import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ShieldCheck } from 'lucide-react';
import { Navigate } from 'react-router';
import { notFound } from '#platform/contract/refusal.ts';
import { isRefusal } from '#platform/web/calling/call-failed.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { readAudit } from '../audit.contract.ts';

/** Leads an external auditor to what they audit. */
export function AuditPage() {
  const { t } = useTranslation('compliance-auditor');
  const { data, error, refetch } = useRead(readAudit);
  if (data) return <Navigate to={pathOfAssessment(data.data.standard, data.data.assessment_id)} replace />;
  return (
    <>
      <PageHeader title={t('room.title')} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {error === null && <Skeleton variant="rounded" height={240} />}
        {error !== null && isRefusal(error, notFound) && (
          <EmptyState icon={<ShieldCheck size={32} aria-hidden />}>{t('room.gone')}</EmptyState>
        )}
        {error !== null && !isRefusal(error, notFound) && (
          <FailureNotice failure={error} onRetry={() => void refetch()} />
        )}
      </Box>
    </>
  );
}
