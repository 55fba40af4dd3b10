import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import type { AssessedSection, Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';

const points = ['unanswered', 'unreasoned', 'unconfirmed'] as const;

/** The sections that stand in the way of submitting. */
export const openSections = ({ sections }: Pick<Assessment, 'sections'>): AssessedSection[] =>
  sections.filter(({ open }) => points.some((point) => open[point] > 0));

/** What is left to do, section by section, each a way there. */
export function OpenSections({ assessment, onGo }: { assessment: Assessment; onGo: () => void }) {
  const { t } = useTranslation('maturity');
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('verb.submit.left')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {openSections(assessment).map((section) => (
          <Box component="li" key={section.code} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box
              component={Link}
              to={assessmentLink(assessment, section.code)}
              onClick={onGo}
              sx={{
                display: 'block',
                py: 1,
                px: 1,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box component="span" sx={{ display: 'flex', gap: 1, fontWeight: 500 }}>
                <bdi>{section.code}</bdi> <span>{section.name}</span>
              </Box>
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {points
                  .filter((point) => section.open[point] > 0)
                  .map((point) => t(`verb.submit.${point}`, { count: section.open[point] }))
                  .join(t('words.between'))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
