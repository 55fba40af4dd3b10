import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Assessment } from '../../assessment.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { ShareBar } from './ShareBar.tsx';

/** How far each section is answered, each a way to its questions. */
export function SectionShares({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  return (
    <Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 600, mb: 0.5 }}>
        {t('list.sections')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {assessment.sections.map(({ code, name, figures }) => {
          const applying = figures.questions - figures.not_applicable;
          return (
            <li key={code}>
              <Box
                component={Link}
                to={assessmentLink(assessment, code)}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) 132px',
                  columnGap: 1.5,
                  alignItems: 'center',
                  py: 0.5,
                  color: 'inherit',
                  textDecoration: 'none',
                  typography: 'table',
                  '&:hover > :first-of-type': { textDecoration: 'underline' },
                }}
              >
                <Box
                  component="span"
                  title={name}
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  <bdi>{code}</bdi> {name}
                </Box>
                <ShareBar
                  percent={figures.coverage}
                  label={t('list.answered', {
                    answered: formats.number(figures.answered),
                    applying: formats.number(applying),
                  })}
                />
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
