import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordTexts } from '#platform/web/record/RecordTexts.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Finding } from '../../finding.contract.ts';
import { findingRecord } from '../../finding.record.ts';

const steps = ['root_cause', 'correction', 'corrective_action'] as const;

/** Why it came about, what put it right, and what keeps it from happening again. */
export function TreatmentCard({ finding }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  // What is good needs no correction.
  if (finding.kind === 'strength' && steps.every((step) => finding[step] === null)) return null;
  const texts = { record: findingRecord, feature: 'compliance-finding', shown: finding } as const;
  return (
    <SectionCard title={t('page.treatment')}>
      <RecordTexts {...texts} names={steps} none={t('page.not_yet')} />
      <RecordTexts {...texts} names={['no_evidence_reason']} />
    </SectionCard>
  );
}
