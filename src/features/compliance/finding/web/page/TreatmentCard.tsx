import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { findingRecord } from '../../finding.record.ts';
import type { Finding } from '../../finding.contract.ts';
import { Prose } from './Prose.tsx';

const steps = ['root_cause', 'correction', 'corrective_action'] as const;

/** Why it came about, what put it right, and what keeps it from happening again. */
export function TreatmentCard({ finding }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  const words = useFieldWords(findingRecord, 'compliance-finding');
  // What is good needs no correction.
  if (finding.kind === 'strength' && steps.every((step) => finding[step] === null)) return null;
  return (
    <SectionCard title={t('page.treatment')}>
      {steps.map((step) => (
        <Part key={step} title={words.nameOf(step)} text={finding[step]} none={t('page.not_yet')} />
      ))}
      {finding.no_evidence_reason !== null && (
        <Part title={words.nameOf('no_evidence_reason')} text={finding.no_evidence_reason} none="" />
      )}
    </SectionCard>
  );
}

const Part = ({ title, text, none }: { title: string; text: string | null; none: string }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {text === null ? <Typography color="textSecondary">{none}</Typography> : <Prose text={text} />}
  </Box>
);
