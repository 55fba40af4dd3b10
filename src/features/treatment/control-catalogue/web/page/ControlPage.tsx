import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { MainVerb, verbAction, type VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { furtherOffers } from '#platform/web/workflow/verb-offers.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { RequirementsCard } from '#features/compliance/control-assessment/web/shared/RequirementsCard.tsx';
import { restoreControl, startControl, type Control } from '#features/treatment/control/control.contract.ts';
import type { ControlVerb } from '#features/treatment/control/control.workflow.ts';
import { controlKind } from '#features/treatment/control/web/shared/control-kind.ts';
import { controlLink } from '#features/treatment/control/web/shared/control-paths.ts';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import { PlansOfControl } from '#features/treatment/plan/web/shared/PlanCards.tsx';
import { TestsCard } from '#features/treatment/control-test/web/shared/TestsCard.tsx';
import { VerbDialogs } from '../verbs/VerbDialogs.tsx';
import { VerbIcon } from '../verbs/VerbIcon.tsx';
import { ControlFacts } from './ControlFacts.tsx';
import { ControlFindings } from './ControlFindings.tsx';
import { ControlStory } from './ControlStory.tsx';
import { ProtectedRisks } from './ProtectedRisks.tsx';

const inMenu: readonly ControlVerb[] = [
  'edit',
  'start',
  'implement',
  'degrade',
  'merge',
  'retire',
  'restore',
  'delete',
];
const next: readonly ControlVerb[] = ['restore', 'start', 'implement', 'edit'];

/** What a control is, what it protects, how it was tested, and what this person may do with it now. */
export function ControlPage({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-control');
  const navigate = useNavigate();
  const { flat } = usePerson().organisation;
  const risk = useSearchParams()[0].get('risk') ?? undefined;
  const [opened, open] = useState<ControlVerb>();
  const start = useVerbNow(controlKind, startControl);
  const restore = useVerbNow(controlKind, restoreControl);
  const { can } = control.permissions;
  const main = next.find((verb) => can.includes(verb));
  const { ref } = control;
  const atOnce: Partial<Record<ControlVerb, () => void>> = {
    edit: () => void navigate(controlLink('edit', { control: control.id })),
    start: () => start(control, t('verb.start.done', { ref })),
    restore: () => restore(control, t('verb.restore.done', { ref })),
  };
  const acts: VerbActs<ControlVerb> = {
    nameOf: (verb) => t(`verb.name.${verb}`),
    Icon: VerbIcon,
    asks: (verb) => atOnce[verb] === undefined,
    begin: (verb) => (atOnce[verb] ?? (() => open(verb)))(),
    reasonOf: () => '',
  };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{control.title}</span>}
        name={control.title}
        reference={control.ref}
        status={
          <Box sx={{ display: 'flex', gap: 1, flex: 'none', alignItems: 'center' }}>
            {!flat && (
              <Box component="bdi" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}>
                {control.department?.name ?? t('words.whole')}
              </Box>
            )}
            <ControlStatus status={control.status} />
          </Box>
        }
        action={main && <MainVerb verb={main} acts={acts} />}
        more={furtherOffers(inMenu, can, main).map((offer) => verbAction(offer, acts))}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {control.deleted_at && (
          <Alert severity="warning" variant="outlined">
            {t('page.deleted')}
          </Alert>
        )}
        {control.merged_into && (
          <Alert severity="info" variant="outlined">
            <MuiLink component={Link} to={controlLink('view', { control: control.merged_into.id })}>
              {t('page.merged', control.merged_into)}
            </MuiLink>
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr) 348px' },
          }}
        >
          <ControlFacts control={control} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
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
            <EvidenceCard type="control" id={control.id} mayAdd={can.includes('edit')} />
            <PlansOfControl control={control} />
          </Box>
          <ControlStory control={control} />
        </Box>
      </Box>
      {opened && <VerbDialogs verb={opened} record={control} onClose={() => open(undefined)} />}
    </>
  );
}
