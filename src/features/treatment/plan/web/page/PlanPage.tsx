import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { MainVerb, verbAction, type VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import { Requirements } from '#features/treatment/record-path/web/shared/Requirements.tsx';
import type { Plan } from '../../plan.contract.ts';
import type { PlanVerb } from '../../plan.workflow.ts';
import { PlanStatus } from '../shared/PlanStatus.tsx';
import { furtherVerbs, mainVerb, type NotNow } from '../verbs/plan-offers.ts';
import { VerbIcon } from '../verbs/VerbIcon.tsx';
import { PlanTasks } from './PlanTasks.tsx';
import { EffectCard } from './EffectCard.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanStory } from './PlanStory.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { TextCard } from './TextCard.tsx';
import { usePlanActs } from './plan-acts.hooks.ts';

// Most who open a plan read it: what its verbs ask comes once somebody uses one.
const VerbDialogs = lazy(async () => ({ default: (await import('../verbs/VerbDialogs.tsx')).VerbDialogs }));

/** Facts at the start, what is to be done in the middle, the story at the end; above them what this person may do now. */
export function PlanPage({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const person = usePerson();
  const [opened, open] = useState<PlanVerb>();
  const isOwnRequest = plan.request?.by.id === person.id;
  const immediate = usePlanActs(plan, isOwnRequest);
  const main = mainVerb(plan);
  const { can } = plan.permissions;
  const mayProve = plan.deleted_at === null && (can.includes('duplicate') || plan.owner?.id === person.id);
  const acts: VerbActs<PlanVerb, NotNow> = {
    nameOf: (verb) => t(verb === 'decline' && isOwnRequest ? 'verb.name.withdraw' : `verb.name.${verb}`),
    Icon: VerbIcon,
    asks: (verb) => immediate[verb] === undefined,
    begin: (verb) => (immediate[verb] ?? (() => open(verb)))(),
    reasonOf: (notNow) => t(`verb.not_now.${notNow}`),
  };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{plan.title}</span>}
        name={plan.title}
        reference={plan.ref}
        status={<PlanStatus status={plan.status} />}
        action={main && <MainVerb verb={main} acts={acts} />}
        more={furtherVerbs(plan, main).map((offer) => verbAction(offer, acts))}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {plan.deleted_at && (
          <Alert severity="warning" variant="outlined">
            {t('page.deleted', { day: formats.day(plan.deleted_at) })}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr) 348px' },
          }}
        >
          <PlanFacts plan={plan} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <TextCard plan={plan} />
            <ProgressCard plan={plan} />
            <PlanTasks plan={plan} />
            <EffectCard plan={plan} />
            <EvidenceCard type="plan" id={plan.id} mayAdd={mayProve} />
            <Requirements type="plan" id={plan.id} />
          </Box>
          <PlanStory plan={plan} />
        </Box>
      </Box>
      {opened && (
        <Suspense>
          <VerbDialogs verb={opened} record={plan} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
