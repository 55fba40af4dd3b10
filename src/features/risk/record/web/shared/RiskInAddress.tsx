import Box from '@mui/material/Box';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { readRisk, type Risk } from '../../risk.contract.ts';
import { riskLink, riskPaths } from './risk-paths.ts';
import { RiskPicker } from './RiskPicker.tsx';

interface RiskInAddressProps {
  page: 'view' | 'assessment';
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (risk: Risk) => ReactNode;
}

/** The risk that `?risk=` names. Without one the page offers a choice; an unknown one leads to the register. */
export function RiskInAddress({ page, skeleton, children }: RiskInAddressProps) {
  const { t } = useTranslation('risk');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('risk') ?? '';
  const read = useRead(readRisk, { params: { id } }, { enabled: id !== '' });
  const late = useIsSlow(read.isPending && id !== '');
  const isUnknown =
    read.error instanceof CallFailed && (read.error.status === 404 || read.error.status === 400);

  useEffect(() => {
    if (!isUnknown) return;
    showSnackbar({ message: t('page.unknown'), variant: 'warning' });
    void navigate(riskPaths.register, { replace: true });
  }, [isUnknown, navigate, t]);

  if (id === '') return <PickRisk page={page} />;
  if (read.data !== undefined && !isUnknown) return children(read.data.data);
  if (read.error !== null && !isUnknown)
    return (
      <>
        <PageHeader title={t('page.name')} />
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      </>
    );
  return late ? skeleton : null;
}

function PickRisk({ page }: Pick<RiskInAddressProps, 'page'>) {
  const { t } = useTranslation('risk');
  const id = useId();
  const navigate = useNavigate();
  const [title, text] =
    page === 'view'
      ? [t('page.pick.title'), t('page.pick.text')]
      : [t('page.pick.assess_title'), t('page.pick.assess_text')];
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
        <FieldFrame id={id} label={t('page.pick.label')} help={text}>
          <RiskPicker
            id={id}
            value={null}
            autoFocus
            onPick={(risk) => risk && void navigate(riskLink(page, risk.id))}
          />
        </FieldFrame>
      </Box>
    </>
  );
}
