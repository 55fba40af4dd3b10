import { verbDialogs } from '#platform/web/record/described-kind.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { useRecordVerbs } from '#platform/web/record/record-verbs.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import { Requirements } from '#features/treatment/record-path/web/shared/Requirements.tsx';
import type { Evidence } from '../evidence.contract.ts';
import { evidenceRecord } from '../evidence.record.ts';
import { useEvidenceFacts } from './evidence-facts.hooks.ts';
import { EvidenceStory } from './EvidenceStory.tsx';
import { LinksCard } from './LinksCard.tsx';
import { RevisionsCard } from './RevisionsCard.tsx';
import { EvidenceFlags, EvidenceStatus } from './shared/EvidenceStatus.tsx';
import { evidenceKind } from './verbs/evidence-kind.ts';

const Dialogs = verbDialogs(
  evidenceKind,
  async () => (await import('./verbs/evidence-dialogs.ts')).evidenceDialogs,
);

/** A piece of evidence: what it says, what was provided, what it proves, and what happened to it. */
export function EvidenceView({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const { main, further, acts, opened, open } = useRecordVerbs(evidenceKind, evidence);
  const factsOf = useEvidenceFacts();
  const words = useFieldWords(evidenceRecord, 'treatment-evidence');
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
        more={further.map((offer) => verbAction(offer, acts))}
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
          <SectionCard title={t('web:record.facts')}>
            <FactList>
              {factsOf(evidence).map(([fact, value]) => (
                <Fact key={fact} name={words.nameOf(fact)}>
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
          <Dialogs verb={opened} record={evidence} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
