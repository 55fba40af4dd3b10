import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { mayCall } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { FactorsTab } from '#features/risk/model/web/shared/FactorsTab.tsx';
import { MatrixTab } from '#features/risk/model/web/shared/MatrixTab.tsx';
import { VersionsTab } from '#features/risk/model/web/shared/VersionsTab.tsx';
import { AcceptanceRulesCard } from '#features/treatment/acceptance/web/shared/AcceptanceRulesCard.tsx';
import { AppetiteTab } from '#features/treatment/appetite/web/shared/AppetiteTab.tsx';
import { QuantificationTab } from '#features/treatment/quantification/web/shared/QuantificationTab.tsx';
import { registerLink } from '#features/risk/filter/web/shared/register-link.ts';

const tabs = ['matrix', 'factors', 'appetite', 'versions', 'quantification'] as const;
const address = z.object({ tab: z._default(z.enum(tabs), 'matrix') });

/** What risks are rated with. Everybody reads it; an Admin changes it. */
export function LikelihoodConsequencePage() {
  const { t } = useTranslation('risk');
  const [, change, { tab: wanted }] = useUrlState(address);
  // Whether risks are quantified is an Admin's to say; whoever else sees it by what the screens show.
  const mayQuantify = mayCall('admin', usePerson().type);
  const offered = tabs.filter((one) => mayQuantify || one !== 'quantification');
  const tab = offered.includes(wanted) ? wanted : 'matrix';
  const model = useRead(readModel);
  const late = useIsSlow(model.isPending);
  const state = model.data?.data;
  return (
    <>
      <PageHeader title={t('model.screen.title')}>
        <Tabs
          value={tab}
          onChange={(_, chosen: (typeof tabs)[number]) =>
            change({ tab: chosen === 'matrix' ? undefined : chosen })
          }
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('model.screen.title')}
        >
          {offered.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`tab-${one}`}
              aria-controls={`panel-${one}`}
              label={t(`model.screen.tab.${one}`)}
            />
          ))}
        </Tabs>
      </PageHeader>
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={{ p: { xs: 2, md: 3 }, maxWidth: 1280 }}
      >
        {model.isError && <FailureNotice failure={model.error} onRetry={() => void model.refetch()} />}
        {late && <Skeleton variant="rounded" height={360} />}
        {state !== undefined && tab === 'matrix' && <MatrixTab state={state} />}
        {state !== undefined && tab === 'factors' && <FactorsTab model={state.active} />}
        {state !== undefined && tab === 'appetite' && (
          <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
            <AppetiteTab model={state.active} />
            <AcceptanceRulesCard />
          </Box>
        )}
        {tab === 'quantification' && <QuantificationTab />}
        {state !== undefined && tab === 'versions' && (
          <VersionsTab state={state} olderLink={registerLink({ flag: ['older_model'], status: 'open' })} />
        )}
      </Box>
    </>
  );
}
