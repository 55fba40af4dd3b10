import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import { useRead } from '#platform/web/use-endpoint.ts';
import { useUrlState } from '#platform/web/use-url-state.ts';
import { readModel } from '../risk-model.contract.ts';
import { CategoriesTab } from './model/CategoriesTab.tsx';
import { FactorsTab } from './model/FactorsTab.tsx';
import { MatrixTab } from './model/MatrixTab.tsx';
import { VersionsTab } from './model/VersionsTab.tsx';

const tabs = ['matrix', 'factors', 'categories', 'versions'] as const;
const address = z.object({ tab: z._default(z.enum(tabs), 'matrix') });

/** What risks are rated with. Everybody reads it; an Admin changes it. */
export function LikelihoodConsequencePage() {
  const { t } = useTranslation('risk');
  const [, change, { tab }] = useUrlState(address);
  const model = useRead(readModel);
  const late = useLate(model.isPending);
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
          {tabs.map((one) => (
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
        {tab === 'categories' && <CategoriesTab />}
        {state !== undefined && tab === 'versions' && <VersionsTab state={state} />}
      </Box>
    </>
  );
}
