import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { crosswalkPage } from '#features/compliance/assessment/compliance-path.rules.ts';
import '#features/maturity/framework/web/shared/framework-links.css';
import { CoveringView } from './covering/CoveringView.tsx';
import { MappingList } from './list/MappingList.tsx';

// Comes once somebody proposes one.
const ProposeDialog = lazy(async () => ({
  default: (await import('./edit/ProposeDialog.tsx')).ProposeDialog,
}));

const views = ['covering', 'mappings'] as const;
const asked = z.strictObject({ view: z.enum(views).default('covering') });

/** What one answer covers, or the mappings that say so: the address remembers which. */
export function CrosswalkPage() {
  const { t } = useTranslation('compliance-mapping');
  const [, , { view }] = useUrlState(asked);
  const [isProposing, propose] = useState(false);
  const mayPropose = usePerson().type !== 'User';
  return (
    <>
      <PageHeader
        title={t('page.title')}
        action={
          mayPropose && (
            <Button
              variant="contained"
              aria-haspopup="dialog"
              startIcon={<Plus size={16} aria-hidden />}
              onClick={() => propose(true)}
            >
              {t('propose.open')}
            </Button>
          )
        }
      >
        <nav className="framework-links not-printed" aria-label={t('page.title')}>
          {views.map((one) => (
            <Link
              key={one}
              to={one === 'covering' ? crosswalkPage : `${crosswalkPage}?view=${one}`}
              aria-current={one === view ? 'page' : undefined}
            >
              {t(`page.tab.${one}`)}
            </Link>
          ))}
        </nav>
      </PageHeader>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {t('page.about')}
        </Typography>
        {view === 'covering' ? <CoveringView /> : <MappingList />}
      </Box>
      {isProposing && (
        <Suspense>
          <ProposeDialog onClose={() => propose(false)} />
        </Suspense>
      )}
    </>
  );
}
