import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { Comments } from '#features/collaboration/comment/web/shared/Comments.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { RatingsTab } from '#features/risk/rating/web/shared/RatingsTab.tsx';

const tabs = ['history', 'ratings', 'comments'] as const;
type RiskTab = (typeof tabs)[number];
const address = z.object({ tab: z._default(z.enum(tabs), 'history') });

/** What happened to a risk and what people say about it; the address carries which of it one looks at. */
export function RiskTabs({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const [, change, { tab }] = useUrlState(address);
  return (
    <Card component="section" aria-label={t('story.title')} sx={{ px: 2, pb: 1, overflow: 'visible' }}>
      <Tabs
        value={tab}
        onChange={(_, chosen: RiskTab) =>
          change({ tab: chosen === 'history' ? undefined : chosen }, { replace: true })
        }
        variant="fullWidth"
        aria-label={t('story.title')}
        sx={{ mx: -2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`story-tab-${one}`}
            aria-controls={`story-${one}`}
            label={t(`story.tab.${one}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`story-${tab}`} aria-labelledby={`story-tab-${tab}`}>
        {tab === 'history' && <HistoryTab key={risk.id} id={risk.id} />}
        {tab === 'ratings' && <RatingsTab key={risk.id} id={risk.id} />}
        {tab === 'comments' && (
          <Comments
            key={risk.id}
            type="risk"
            id={risk.id}
            mayComment={risk.permissions.can.includes('comment')}
            refreshes={['risk']}
          />
        )}
      </Box>
    </Card>
  );
}
