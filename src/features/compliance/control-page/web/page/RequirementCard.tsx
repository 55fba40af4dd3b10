import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';

/** What the standard asks, in our own words: the question, what good looks like and what usually shows it. */
export function RequirementCard({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const { question, guidance, usual_evidence, parent, parent_title } = control;
  if (question === null && guidance === null && usual_evidence === null && parent === null) return null;
  const further = [
    [t('page.guidance'), guidance],
    [t('page.usual_evidence'), usual_evidence],
  ] as const;
  return (
    <SectionCard title={t('page.requirement')}>
      {parent !== null && (
        <Typography color="textSecondary">
          {t('page.part_of', { code: parent, title: parent_title })}
        </Typography>
      )}
      {question !== null && <Typography sx={{ fontWeight: 500, maxWidth: '70ch' }}>{question}</Typography>}
      {further.map(
        ([name, words]) =>
          words !== null && (
            <Box key={name}>
              <Typography variant="subtitle2" component="h3">
                {name}
              </Typography>
              <Typography sx={{ maxWidth: '70ch' }}>{words}</Typography>
            </Box>
          ),
      )}
    </SectionCard>
  );
}
