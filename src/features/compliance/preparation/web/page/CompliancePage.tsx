import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { GitCompareArrows } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { useRecordVerbs } from '#platform/web/record/record-verbs.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfComparison } from '#features/compliance/assessment/compliance-path.rules.ts';
import { complianceKind } from '#features/compliance/assessment/web/shared/compliance-kind.ts';
import { ComplianceFlags } from '#features/compliance/assessment/web/shared/ComplianceFlags.tsx';
import { ComplianceStatus } from '#features/compliance/assessment/web/shared/ComplianceStatus.tsx';
import { AuditorsCard } from '#features/compliance/auditor/web/shared/AuditorsCard.tsx';
import { AssessmentControls } from '#features/compliance/control-assessment/web/shared/AssessmentControls.tsx';
import { useOscalExport } from '#features/compliance/oscal/web/shared/oscal-export.hooks.tsx';
import { SoaLink } from '#features/compliance/soa/web/shared/SoaLink.tsx';
import { AssessmentFindings } from './AssessmentFindings.tsx';
import { ComplianceFacts } from './ComplianceFacts.tsx';
import { ComplianceFigureCards } from './ComplianceFigureCards.tsx';
import { ComplianceStory } from './ComplianceStory.tsx';
import { SectionsCard } from './SectionsCard.tsx';
import { VersionNotices } from './VersionNotices.tsx';

const Dialogs = verbDialogs(
  complianceKind,
  async () => (await import('../verbs/compliance-dialogs.ts')).complianceDialogs,
);

/** One assessment of compliance: who answers for it, how far it is, what it asks, and what this person may do with it now. */
export function CompliancePage({ assessment }: { assessment: ComplianceAssessment }) {
  const { t } = useTranslation('compliance-assessment');
  const navigate = useNavigate();
  const { id: own, type } = usePerson();
  const isAuditor = type === 'Auditor';
  const { main, further, acts, opened, open } = useRecordVerbs(complianceKind, assessment);
  const { id, ref, name, standard, status, flags, figures } = assessment;
  const documents = useOscalExport(id);
  const compare = {
    label: t('page.compare'),
    icon: <GitCompareArrows size={16} aria-hidden />,
    onClick: () => void navigate(pathOfComparison(standard, id)),
  };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        name={name}
        reference={ref}
        status={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <ComplianceStatus status={status} />
            <ComplianceFlags flags={flags} />
          </Box>
        }
        action={main && <MainVerb verb={main} acts={acts} />}
        more={[
          ...further.map((offer) => verbAction(offer, acts)),
          ...(figures === null || isAuditor ? [] : [compare, ...documents]),
        ]}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Notices assessment={assessment} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
          }}
        >
          <ComplianceFacts assessment={assessment} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {figures === null ? (
              <Alert severity="info" variant="outlined">
                {t('page.partly')}
              </Alert>
            ) : (
              <>
                <ComplianceFigureCards figures={figures} />
                <SoaLink assessment={assessment} />
                <SectionsCard assessment={assessment} figures={figures} />
              </>
            )}
            <AssessmentFindings assessment={assessment} />
            {(type === 'Admin' || assessment.lead.id === own) && assessment.deleted_at === null && (
              <AuditorsCard assessmentId={id} />
            )}
          </Box>
        </Box>
        {/* As wide as the page: nine columns are read from one side to the other. */}
        <AssessmentControls assessmentId={id} standard={standard} />
        {!isAuditor && <ComplianceStory assessment={assessment} />}
      </Box>
      {opened && (
        <Suspense>
          <Dialogs verb={opened} record={assessment} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Notices({ assessment }: { assessment: ComplianceAssessment }) {
  const { t } = useTranslation('compliance-assessment');
  const { returned } = assessment;
  return (
    <>
      {assessment.deleted_at && (
        <Alert severity="warning" variant="outlined">
          {t('page.deleted')}
        </Alert>
      )}
      <VersionNotices assessment={assessment} />
      {returned && (
        <Alert severity="warning" variant="outlined">
          {t('page.returned', { name: returned.by.name })} <bdi>{returned.text}</bdi>
        </Alert>
      )}
    </>
  );
}
