import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readOwnStandard, type OwnStandardVersion } from '../own-standard.contract.ts';
import { pathOfNewAssessment, standardsPage } from '../standard-path.rules.ts';
import { AboutCard } from './OwnStandardCards.tsx';
import { LostCard } from './shared/LostCard.tsx';
import { OwnStandardStatus } from './OwnStandardStatus.tsx';
import { RequirementsCard } from './RequirementsCard.tsx';
import { UpgradeNotice } from './UpgradeNotice.tsx';
import { useStandardVerbs } from './standard-verbs.hooks.ts';

/** One version of a standard of the organisation's own: what it is, what was lost on the way in, and what it asks. */
export function OwnStandardPage() {
  const { t } = useTranslation('compliance-standard');
  const { id = '' } = useParams();
  return (
    <RecordInAddress
      id={id}
      read={useRead(readOwnStandard, { params: { id } })}
      title={t('page')}
      unknown={t('unknown')}
      list={standardsPage}
      choice={<Navigate to={standardsPage} replace />}
      skeleton={
        <>
          <PageHeader title={t('page')} />
          <Box sx={{ p: { xs: 2, md: 3 } }}>
            <HistorySkeleton />
          </Box>
        </>
      }
    >
      {(standard) => <Whole key={standard.id} standard={standard} />}
    </RecordInAddress>
  );
}

function Whole({ standard }: { standard: OwnStandardVersion }) {
  const { t } = useTranslation('compliance-standard');
  const { main, more } = useStandardVerbs(standard);
  const mayAssess = usePerson().type !== 'User' && standard.status === 'published';
  return (
    <>
      <PageHeader
        title={<bdi>{standard.name}</bdi>}
        name={standard.name}
        reference={standard.standard_version}
        status={<OwnStandardStatus status={standard.status} />}
        action={
          main ? (
            <Button variant="contained" onClick={main.onClick} startIcon={main.icon}>
              {main.label}
            </Button>
          ) : (
            mayAssess && (
              <Button
                variant="contained"
                component={Link}
                to={pathOfNewAssessment(standard.key)}
                startIcon={<Plus size={16} aria-hidden />}
              >
                {t('assess')}
              </Button>
            )
          )
        }
        more={more}
      />
      <Box sx={{ px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 }, '&:empty': { display: 'none' } }}>
        <UpgradeNotice standard={standard} />
      </Box>
      <Box
        sx={{
          p: { xs: 2, md: 3 },
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AboutCard standard={standard} />
          <LostCard lost={standard.lost} />
        </Box>
        <RequirementsCard id={standard.id} />
      </Box>
    </>
  );
}
