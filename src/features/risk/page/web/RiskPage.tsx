import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import { useRecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskVerb } from '#features/risk/record/risk.workflow.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { RiskTabs } from './RiskTabs.tsx';
import { furtherVerbs, mainVerb } from './verbs/verb-offers.ts';
import { useVerbActs } from './verbs/verb-acts.hooks.ts';
import { VerbIcon } from './verbs/VerbIcon.tsx';
import { VerbDialogs } from './verbs/VerbDialogs.tsx';
import { ClosedCard } from './ClosedCard.tsx';
import { ContextCard } from './ContextCard.tsx';
import { RatingsCard } from './RatingsCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import { RiskFacts } from './RiskFacts.tsx';
import { RiskSections } from './RiskSections.tsx';
import { TreatmentCard } from './TreatmentCard.tsx';
import { useDuplicate } from './duplicate.hooks.tsx';
import { useRiskActs } from './risk-acts.hooks.tsx';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { WelcomeNotice } from './WelcomeNotice.tsx';

// Read after the page itself.
const HealthCard = lazy(async () => ({
  default: (await import('#features/treatment/health/web/shared/HealthCard.tsx')).HealthCard,
}));

// What only those have who decide about the risk's department. Where rights over organisation-wide risks are concerned, it tells
// what the departments do not.
const decidersOnly = ['triage', 'assess', 'reopen', 'confirm'];

/** Facts at the start, the work in the middle, the story at the end; above them what this person may do now. */
export function RiskPage({ risk }: { risk: Risk }) {
  const navigate = useNavigate();
  const { decides } = useDepartmentPicks();
  const person = useRecordActor(risk, decidersOnly, decides(risk.department?.id ?? null));
  const { acts, begin, opened, close, closesAtOnce } = useVerbActs(risk, person);
  const can = new Set(risk.permissions.can);
  const main = mainVerb(risk);
  const duplicate = useDuplicate(risk);
  const wishDialog = useRiskActs(risk, [
    ...furtherVerbs(risk, person, undefined).flatMap(({ verb, notNow }) =>
      notNow === undefined
        ? [{ id: verb, title: acts.nameOf(verb), icon: <VerbIcon verb={verb} />, run: () => begin(verb) }]
        : [],
    ),
    ...duplicate.acts,
  ]);
  const mayBegin = (verb: RiskVerb) => (can.has(verb) ? () => begin(verb) : undefined);

  return (
    <>
      <PageHeader
        title={<span dir="auto">{risk.title}</span>}
        name={risk.title}
        reference={risk.ref}
        status={<RiskStanding risk={risk} />}
        action={main && <MainVerb verb={main} acts={acts} />}
        more={[
          ...furtherVerbs(risk, person, main).map((offer) => verbAction(offer, acts)),
          ...duplicate.inMenu,
        ]}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {risk.deleted_at && <DeletedNotice day={risk.deleted_at} />}
        <WelcomeNotice risk={risk} mayAssess={can.has('assess')} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr) 348px' },
          }}
        >
          <RiskFacts risk={risk} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <RequestCard risk={risk} onVerb={begin} />
            {risk.closed && <ClosedCard closed={risk.closed} />}
            <ContextCard risk={risk} onEdit={mayBegin('edit')} />
            <RatingsCard risk={risk} mayAssess={can.has('assess')} />
            <TreatmentCard risk={risk} onChoose={mayBegin('treatment')} />
            <Suspense fallback={null}>
              <HealthCard risk={risk} />
            </Suspense>
            <RiskSections risk={risk} />
          </Box>
          <RiskTabs risk={risk} />
        </Box>
      </Box>
      {wishDialog}
      {opened && (
        <VerbDialogs
          verb={opened}
          record={risk}
          closesAtOnce={closesAtOnce}
          mayRate={can.has('assess')}
          onClose={close}
          onReviewed={(reviewed, outcome) => {
            // What changed is rated anew, by those who may.
            if (outcome === 'changed' && reviewed.permissions.can.includes('assess'))
              void navigate(riskLink('assessment', risk.id));
          }}
        />
      )}
    </>
  );
}

/** Beside the title: whose it is, its status, and the level it stands at now. */
function RiskStanding({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const { flat } = useDepartmentPicks();
  const current = currentRating(risk);
  return (
    <Box sx={{ display: 'flex', gap: 1, flex: 'none', alignItems: 'center' }}>
      {!flat && (
        <Box component="bdi" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}>
          {risk.department?.name ?? t('web:record.whole')}
        </Box>
      )}
      <RiskStatus risk={risk} />
      {current && <RiskLevel level={current.level} />}
    </Box>
  );
}

function DeletedNotice({ day }: { day: string }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return (
    <Alert severity="warning" variant="outlined">
      {t('page.deleted', { day: formats.day(day) })}
    </Alert>
  );
}
