import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { Soa } from '../soa.contract.ts';

/** As many are named; the filter of the table shows all. */
const named = 8;

/** What is missing before it can be published: the first of it leads to where it is written. */
export function SoaMissing({ soa: { assessment, rows, missing } }: { soa: Soa }) {
  const { t } = useTranslation('compliance-soa');
  const formats = useFormats();
  if (missing === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" data-part="soa-missing">
      {t('missing.text', { number: formats.number(missing) })}
      <Box
        component="ul"
        aria-label={t('missing.first')}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        {rows
          .filter((row) => row.missing.length > 0)
          .slice(0, named)
          .map(({ id, code }) => (
            <li key={id}>
              <MuiLink component={Link} to={pathOfControlAssessment('iso27001', assessment.id, id)}>
                <bdi>{code}</bdi>
              </MuiLink>
            </li>
          ))}
      </Box>
    </Alert>
  );
}
