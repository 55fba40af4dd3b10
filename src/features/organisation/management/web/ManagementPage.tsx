import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { managementTabs } from './management-tabs.ts';
import { present } from '#platform/contract/values/present.ts';

const tabs = managementTabs.map(({ id, label, load }) => ({
  id,
  label,
  Content: lazy(async () => ({ default: (await load()).Component })),
}));

/** How an Admin runs the organisation: who is in it, who was asked, and how they get in. One tab for each, by its address. */
export function ManagementPage() {
  const { t } = useTranslation('organisation-management');
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ id }) => id === search.get('tab')) ?? present(tabs[0]);
  return (
    <>
      <PageHeader title={t('title')}>
        <Tabs
          value={open.id}
          aria-label={t('title')}
          variant="scrollable"
          scrollButtons="auto"
          // What narrows one tab's list means nothing to another one.
          onChange={(_, id: string) => setSearch({ tab: id })}
        >
          {tabs.map(({ id, label }) => (
            <Tab
              key={id}
              value={id}
              id={`management-${id}`}
              aria-controls={`management-${id}-panel`}
              label={t(`tab.${label}`)}
            />
          ))}
        </Tabs>
      </PageHeader>
      <Box
        role="tabpanel"
        id={`management-${open.id}-panel`}
        aria-labelledby={`management-${open.id}`}
        sx={{ p: { xs: 2, md: 3 } }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <open.Content key={open.id} />
        </Suspense>
      </Box>
    </>
  );
}
