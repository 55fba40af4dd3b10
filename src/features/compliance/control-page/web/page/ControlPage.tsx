import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { useRecordVerbs } from '#platform/web/record/record-verbs.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import { AuditedEvidenceCard } from '#features/compliance/auditor/web/shared/AuditedEvidenceCard.tsx';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { AnswerCard } from '../answer/AnswerCard.tsx';
import { AnswerFacts } from '../answer/AnswerFacts.tsx';
import { FollowCard } from '../follow/FollowCard.tsx';
import { LinksCard } from '../link/LinksCard.tsx';
import { ControlAssessmentStatus } from '#features/compliance/control-assessment/web/shared/ControlAssessmentStatus.tsx';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';
import { CarriedNotice } from './CarriedNotice.tsx';
import { AgingEvidence } from './AgingEvidence.tsx';
import { ControlFacts } from './ControlFacts.tsx';
import { ControlFindings } from './ControlFindings.tsx';
import { ControlTasks } from './ControlTasks.tsx';
import { ControlStory } from './ControlStory.tsx';
import { RequirementCard } from './RequirementCard.tsx';
import { SubControls } from './SubControls.tsx';
import type { ControlKeys } from './control-keys.hooks.ts';
import { useControlPage } from './control-page.hooks.ts';

const Dialogs = verbDialogs(
  controlAssessmentKind,
  async () => (await import('../verbs/control-assessment-dialogs.ts')).controlAssessmentDialogs,
);

interface ControlPageProps {
  control: ControlAssessment;
  keys: ControlKeys;
}

/** Facts at the start, what is asked and its answer in the middle, the story at the end; above them the way to the others. */
export function ControlPage({ control, keys }: ControlPageProps) {
  const { main, further, acts: now, opened, open } = useRecordVerbs(controlAssessmentKind, control);
  const { handle, go, store, submit } = useControlPage(control, keys, open);
  const isAuditor = usePerson().type === 'Auditor';
  const { can } = control.permissions;
  const mayEdit = can.includes('edit');
  // What is typed is stored before it is submitted.
  const acts: typeof now = { ...now, begin: (verb) => (verb === 'submit' ? submit() : now.begin(verb)) };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{control.title}</span>}
        name={control.title}
        reference={control.code}
        status={<ControlAssessmentStatus status={control.status} />}
        action={main && <MainVerb verb={main} acts={acts} />}
        more={further.map((offer) => verbAction(offer, acts))}
      >
        <Way control={control} onGo={go} />
      </PageHeader>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Notices control={control} />
        <CarriedNotice control={control} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: isAuditor ? '232px minmax(0, 1fr)' : '232px minmax(0, 1fr) 348px',
            },
          }}
        >
          <ControlFacts control={control} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <RequirementCard control={control} />
            <SubControls control={control} />
            <FollowCard control={control} />
            {mayEdit && (
              <AnswerCard
                control={control}
                handle={handle}
                onSave={store}
                onNext={control.next_id === null ? undefined : () => go(control.next_id)}
                onSubmit={control.assessment.status === 'in_progress' ? submit : undefined}
              />
            )}
            {!mayEdit && !control.is_parent && <AnswerFacts control={control} />}
            {!control.is_parent && <ProofCards control={control} />}
            <ControlFindings control={control} />
          </Box>
          {!isAuditor && <ControlStory control={control} />}
        </Box>
      </Box>
      {opened && (
        <Suspense>
          <Dialogs verb={opened} record={control} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** What proves it: for an auditor what they may read of it, for others with what is linked and to be done. */
function ProofCards({ control }: { control: ControlAssessment }) {
  if (usePerson().type === 'Auditor')
    return <AuditedEvidenceCard control={control} asked={control.owner?.name} />;
  return (
    <>
      <AgingEvidence control={control} />
      <EvidenceCard
        type="control_assessment"
        id={control.id}
        mayAdd={control.permissions.can.includes('link')}
      />
      <LinksCard control={control} />
      <ControlTasks control={control} />
    </>
  );
}

interface WayProps {
  control: ControlAssessment;
  onGo: (id: string | null) => void;
}

/** The way back to the assessment, and on to the control before and after. */
function Way({ control: { assessment, previous_id, next_id }, onGo }: WayProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const [Before, After] =
    useLanguage().direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <Box
      component="nav"
      aria-label={t('page.way')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pb: 1, minWidth: 0 }}
    >
      <Link
        component={RouterLink}
        to={pathOfAssessment(assessment.standard, assessment.id)}
        sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        <bdi>{assessment.ref}</bdi> <bdi>{assessment.name}</bdi>
      </Link>
      <IconAction
        label={t('page.previous')}
        disabled={previous_id === null}
        onClick={() => onGo(previous_id)}
      >
        <Before size={18} aria-hidden />
      </IconAction>
      <IconAction label={t('page.next')} disabled={next_id === null} onClick={() => onGo(next_id)}>
        <After size={18} aria-hidden />
      </IconAction>
    </Box>
  );
}

function Notices({ control: { assessment, returned, status, permissions } }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const isClosed = !['draft', 'in_progress'].includes(assessment.status);
  return (
    <>
      {isClosed && (
        <Alert severity="info" variant="outlined">
          {t('page.closed')}
        </Alert>
      )}
      {assessment.status === 'draft' && permissions.can.includes('edit') && (
        <Alert severity="info" variant="outlined">
          {t('page.not_started')}
        </Alert>
      )}
      {returned !== null && status === 'in_progress' && (
        <Alert severity="warning" variant="outlined">
          {t('page.returned', { name: returned.by.name })} <span dir="auto">{returned.text}</span>
        </Alert>
      )}
    </>
  );
}
