import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { MainVerb, verbAction, type VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import type { Finding } from '../../finding.contract.ts';
import type { FindingVerb } from '../../finding.workflow.ts';
import { FindingStatus } from '../shared/FindingStatus.tsx';
import { furtherVerbs, mainVerb, type NotNow } from '../verbs/finding-offers.ts';
import { VerbIcon } from '../verbs/VerbIcon.tsx';
import { FindingFacts } from './FindingFacts.tsx';
import { FindingStory } from './FindingStory.tsx';
import { FindingTasks } from './FindingTasks.tsx';
import { FoundCard } from './FoundCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { TreatmentCard } from './TreatmentCard.tsx';
import { useFindingActs } from './finding-acts.hooks.ts';

// Most who open a finding read it: what its verbs ask comes once somebody uses one.
const VerbDialogs = lazy(async () => ({ default: (await import('../verbs/VerbDialogs.tsx')).VerbDialogs }));

/** Facts at the start, what was found and how it is put right in the middle, the story at the end; above them what this person may do
 *  now. */
export function FindingPage({ finding }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  const formats = useFormats();
  const isAuditor = usePerson().type === 'Auditor';
  const [opened, open] = useState<FindingVerb>();
  const immediate = useFindingActs(finding);
  const main = mainVerb(finding);
  const { can } = finding.permissions;
  const acts: VerbActs<FindingVerb, NotNow> = {
    nameOf: (verb) => t(`verb.name.${verb}`),
    Icon: VerbIcon,
    asks: (verb) => immediate[verb] === undefined,
    begin: (verb) => (immediate[verb] ?? (() => open(verb)))(),
    reasonOf: (notNow) => t(`verb.not_now.${notNow}`),
  };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{finding.title}</span>}
        name={finding.title}
        reference={finding.ref}
        status={<FindingStatus status={finding.status} />}
        action={main && <MainVerb verb={main} acts={acts} />}
        more={furtherVerbs(finding, main).map((offer) => verbAction(offer, acts))}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {finding.deleted_at && (
          <Alert severity="warning" variant="outlined">
            {t('page.deleted', { day: formats.day(finding.deleted_at) })}
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
          <FindingFacts finding={finding} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <FoundCard finding={finding} />
            <TreatmentCard finding={finding} />
            <PlanCard finding={finding} onOpen={() => open('plan')} />
            {!isAuditor && <FindingTasks finding={finding} />}
            {!isAuditor && <EvidenceCard type="finding" id={finding.id} mayAdd={can.includes('edit')} />}
          </Box>
          {!isAuditor && <FindingStory finding={finding} />}
        </Box>
      </Box>
      {opened && (
        <Suspense>
          <VerbDialogs verb={opened} record={finding} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
