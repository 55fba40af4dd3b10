import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { MainVerb, verbAction, type VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { furtherOffers } from '#platform/web/workflow/verb-offers.ts';
import { Requirements } from '#features/treatment/record-path/web/shared/Requirements.tsx';
import { restoreEvidence, type Evidence } from '../evidence.contract.ts';
import type { EvidenceVerb } from '../evidence.workflow.ts';
import { useEvidenceFacts } from './evidence-facts.hooks.ts';
import { EvidenceStory } from './EvidenceStory.tsx';
import { LinksCard } from './LinksCard.tsx';
import { RevisionsCard } from './RevisionsCard.tsx';
import { EvidenceFlags, EvidenceStatus } from './shared/EvidenceStatus.tsx';
import { evidenceKind } from './verbs/evidence-kind.ts';
import { VerbIcon } from './verbs/VerbIcon.tsx';

const VerbDialogs = lazy(async () => ({ default: (await import('./verbs/VerbDialogs.tsx')).VerbDialogs }));

/** What is done next, the first of these that this person may; the others stand in the menu. */
const next: readonly EvidenceVerb[] = ['accept', 'submit', 'restore', 'revise'];
const menu: readonly EvidenceVerb[] = [
  'accept',
  'reject',
  'submit',
  'revise',
  'edit',
  'withdraw',
  'delete',
  'restore',
];

/** A piece of evidence: what it says, what was provided, what it proves, and what happened to it. */
export function EvidenceView({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const [opened, open] = useState<EvidenceVerb>();
  const restore = useVerbNow(evidenceKind, restoreEvidence);
  const factsOf = useEvidenceFacts();
  const { can } = evidence.permissions;
  const main = next.find((verb) => can.includes(verb));
  const acts: VerbActs<EvidenceVerb> = {
    nameOf: (verb) => t(verb === 'edit' ? 'verb.edit.name' : `verb.${verb}.verb`),
    Icon: VerbIcon,
    asks: (verb) => verb !== 'restore',
    begin: (verb) =>
      verb === 'restore' ? restore(evidence, t('verb.restore.done', { ref: evidence.ref })) : open(verb),
    reasonOf: () => '',
  };
  return (
    <>
      <PageHeader
        title={evidence.name}
        reference={evidence.ref}
        status={
          <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
            <EvidenceStatus status={evidence.status} />
            <EvidenceFlags flags={evidence.flags} />
          </Box>
        }
        action={<MainVerb verb={main} acts={acts} />}
        more={furtherOffers(menu, can, main).map((offer) => verbAction(offer, acts))}
      />
      <Box
        sx={{
          p: { xs: 2, md: 3 },
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {evidence.status === 'rejected' && evidence.rejection && (
            <Alert severity="warning" variant="outlined">
              {t('view.rejected', { note: evidence.rejection })}
            </Alert>
          )}
          {evidence.confidential && (
            <Alert severity="info" variant="outlined">
              {t('view.confidential')}
            </Alert>
          )}
          <SectionCard title={t('view.details')}>
            <FactList>
              {factsOf(evidence).map(([fact, value]) => (
                <Fact key={fact} name={t(`field.${fact}`)}>
                  <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>
                </Fact>
              ))}
            </FactList>
          </SectionCard>
          <RevisionsCard evidence={evidence} />
          <Requirements type="evidence" id={evidence.id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <LinksCard evidence={evidence} />
          <EvidenceStory evidence={evidence} />
        </Box>
      </Box>
      {opened && (
        <Suspense>
          <VerbDialogs verb={opened} record={evidence} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
