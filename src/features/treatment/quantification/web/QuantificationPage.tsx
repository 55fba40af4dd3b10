import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Calculator } from 'lucide-react';
import { Link } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { readQuantificationSetting } from '../quantification-setting.contract.ts';
import { quantificationOff, readPortfolio, type Portfolio } from '../quantification.contract.ts';
import { CurveCard } from './CurveCard.tsx';
import { LeftOut } from './LeftOut.tsx';
import { PortfolioRisks } from './PortfolioRisks.tsx';
import { RangeWords } from './RangeWords.tsx';

const settings = '/likelyhood?tab=quantification';

/** What all quantified risks of the unit chosen may cost together in a year. */
export function QuantificationPage() {
  const { t } = useTranslation(['treatment-quantification', 'risk']);
  const { organisation, type } = usePerson();
  const { dpt, department, pending } = useDepartment();
  const sent = { query: { dpt } };
  const setting = useRead(readQuantificationSetting);
  const isOn = setting.data?.data.is_on;
  const portfolio = useRead(readPortfolio, sent, { enabled: isOn === true && !pending, keep: true });
  const { data, isPlaceholderData } = portfolio;
  const error = setting.error ?? portfolio.error;
  // An Admin may have switched it off since the setting was read.
  const isOff = isOn === false || (error instanceof CallFailed && error.body.code === quantificationOff.code);
  return (
    <div aria-busy={isPlaceholderData}>
      <PageHeader
        title={t('screen.title')}
        status={
          <bdi>{organisation.flat ? organisation.name : (department?.name ?? t('web:record.whole'))}</bdi>
        }
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
        {isOff ? (
          <EmptyState
            icon={<Calculator size={40} aria-hidden />}
            action={
              mayCall('admin', type) && (
                <Button variant="contained" component={Link} to={settings}>
                  {t('screen.to_settings')}
                </Button>
              )
            }
          >
            {t('screen.off')}
          </EmptyState>
        ) : error !== null ? (
          <FailureNotice
            failure={error}
            onRetry={() => void (isOn === true ? portfolio : setting).refetch()}
          />
        ) : data === undefined ? (
          <Skeleton variant="rounded" height={480} />
        ) : (
          <Together portfolio={data.data} dpt={dpt} />
        )}
      </Box>
    </div>
  );
}

function Together({ portfolio, dpt }: { portfolio: Portfolio; dpt: string | undefined }) {
  const { t } = useTranslation('treatment-quantification');
  const { result, currency, years, risks, left_out } = portfolio;
  const request = { endpoint: readPortfolio, sent: { query: { ...(dpt !== undefined && { dpt }) } } };
  return (
    <>
      {result === null ? (
        <EmptyState
          icon={<Calculator size={40} aria-hidden />}
          action={
            <Button variant="contained" component={Link} to={riskPaths.register}>
              {t('screen.to_register')}
            </Button>
          }
        >
          {t('screen.empty')}
        </EmptyState>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <SectionCard title={t('figure.title')}>
            <RangeWords result={result} currency={currency} years={years} />
          </SectionCard>
          <CurveCard result={result} currency={currency} request={request} />
          <PortfolioRisks risks={risks} currency={currency} />
          <LeftOut leftOut={left_out} />
        </Box>
      )}
      {result === null && left_out.length > 0 && <LeftOut leftOut={left_out} />}
    </>
  );
}
