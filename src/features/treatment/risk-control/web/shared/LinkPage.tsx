import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { isUnknownRecord, useUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import { riskLink, riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { listRiskControls } from '../../risk-control.contract.ts';
import { ChangeLinkForm } from '../ChangeLinkForm.tsx';
import { LinkForm } from '../LinkForm.tsx';

interface LinkPageProps {
  risk: string;
  /** The control whose link is changed; without one, a control is linked. */
  control: string | null;
}

/** What a control does for a risk: links one, or changes what its link says. */
export function LinkPage({ risk: id, control }: LinkPageProps) {
  const { t } = useTranslation('treatment-control');
  const navigate = useNavigate();
  const risk = useRead(readRisk, { params: { id } });
  const links = useRead(
    listRiskControls,
    { params: { risk_id: id }, query: { limit: '200' } },
    { enabled: control !== null },
  );
  useUnknownRecord(isUnknownRecord(risk.error), t('refusals.risk_unknown'), riskPaths.register);
  const back = () => void navigate(riskLink('view', id), { replace: true });
  const link = links.data?.data.find((one) => one.control.id === control);
  const read = risk.data?.data;
  const title =
    read === undefined
      ? t('link.add')
      : link === undefined
        ? t('link.title_add', { ref: read.ref })
        : t('link.title_edit', { control: link.control.ref, ref: read.ref });
  const isComing = read === undefined || (control !== null && links.isPending);
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {risk.error && <FailureNotice failure={risk.error} onRetry={() => void risk.refetch()} />}
        {isComing && !risk.error && <HistorySkeleton />}
        {!isComing && link !== undefined && <ChangeLinkForm link={link} onDone={back} />}
        {!isComing && link === undefined && <LinkForm risk={read} onDone={back} />}
      </Box>
    </>
  );
}
