import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DescribedStory } from '#features/collaboration/comment/web/shared/DescribedStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { RequirementsCard } from '#features/compliance/control-assessment/web/shared/RequirementsCard.tsx';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { controlLink } from '#features/treatment/control/web/shared/control-paths.ts';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import { PlansOfControl } from '#features/treatment/plan/web/shared/PlanCards.tsx';
import { TestsCard } from '#features/treatment/control-test/web/shared/TestsCard.tsx';
import { controlKind } from '../verbs/control-kind.ts';
import { ControlFacts } from './ControlFacts.tsx';
import { ControlFindings } from './ControlFindings.tsx';
import { ProtectedRisks } from './ProtectedRisks.tsx';

const dialogs = verbDialogs(
  controlKind,
  async () => (await import('../verbs/control-dialogs.ts')).controlDialogs,
);

/** What a control is, what it protects, how it was tested, and what this person may do with it now. */
export function ControlPage({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-control');
  const { flat } = usePerson().organisation;
  const risk = useSearchParams()[0].get('risk') ?? undefined;
  return (
    <RecordPage
      kind={controlKind}
      dialogs={dialogs}
      record={control}
      status={
        <Box sx={{ display: 'flex', gap: 1, flex: 'none', alignItems: 'center' }}>
          {!flat && (
            <Box component="bdi" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}>
              {control.department?.name ?? t('web:record.whole')}
            </Box>
          )}
          <ControlStatus status={control.status} />
        </Box>
      }
      notice={
        control.merged_into && (
          <Alert severity="info" variant="outlined">
            <MuiLink component={Link} to={controlLink('view', { control: control.merged_into.id })}>
              {t('page.merged', control.merged_into)}
            </MuiLink>
          </Alert>
        )
      }
      facts={<ControlFacts control={control} />}
      story={
        // The control itself is named by its page.
        <DescribedStory
          type="control"
          kind={controlKind}
          record={control}
          leavesOut={['control']}
          linkTo={recordPath}
        />
      }
    >
      {() => (
        <>
          <SectionCard title={t('page.about')}>
            <Typography
              dir="auto"
              sx={{ whiteSpace: 'pre-line' }}
              color={control.description ? undefined : 'textSecondary'}
            >
              {control.description || t('page.undescribed')}
            </Typography>
            {control.statement && (
              <Box>
                <Typography variant="subtitle2" component="h3">
                  {t('field.statement')}
                </Typography>
                <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                  {control.statement}
                </Typography>
              </Box>
            )}
          </SectionCard>
          <ProtectedRisks control={control.id} current={risk} />
          <TestsCard control={control} />
          <ControlFindings control={control} />
          <RequirementsCard type="control" id={control.id} />
          <EvidenceCard type="control" id={control.id} mayAdd={control.permissions.can.includes('edit')} />
          <PlansOfControl control={control} />
        </>
      )}
    </RecordPage>
  );
}
