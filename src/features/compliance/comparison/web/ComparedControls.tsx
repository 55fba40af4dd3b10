import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';
import type { ComparedAnswer, ComplianceComparison } from '../comparison.contract.ts';
import { useChangeText } from './change-text.hooks.ts';

/** The controls whose answers differ, each the way to its page. */
export function ComparedControls({ comparison }: { comparison: ComplianceComparison }) {
  const { t } = useTranslation('compliance-comparison');
  const formats = useFormats();
  const changeText = useChangeText();
  const { before, after, controls, counts } = comparison;
  const pathOf = (was: ComparedAnswer | null, is: ComparedAnswer | null) =>
    is === null
      ? pathOfControlAssessment(before.standard, before.id, was?.id ?? '')
      : pathOfControlAssessment(after.standard, after.id, is.id);
  return (
    <SectionCard title={t('controls')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {(['risen', 'fallen', 'same', 'incomparable'] as const)
          .map((outcome) => `${t(`count.${outcome}`)} ${formats.number(counts[outcome])}`)
          .join(' · ')}
        {' — '}
        {t('count_help')}
      </Typography>
      {controls.length === 0 ? (
        <Typography>{t('same')}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="group" aria-label={t('controls')}>
          <Table size="small" aria-label={t('controls')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('web:field.control')}</TableCell>
                <TableCell>{t('before')}</TableCell>
                <TableCell>{t('now')}</TableCell>
                <TableCell align="right">{t('change')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {controls.map(({ code, title, before: was, after: is, change }) => (
                <TableRow key={code}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
                    <MuiLink component={Link} to={pathOf(was, is)}>
                      <bdi>{code}</bdi> {title}
                    </MuiLink>
                  </TableCell>
                  <TableCell>
                    <Answer answer={was} />
                  </TableCell>
                  <TableCell>
                    <Answer answer={is} />
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {changeText(change)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </SectionCard>
  );
}

/** What was answered, and whether it was proven. */
function Answer({ answer }: { answer: ComparedAnswer | null }) {
  const { t } = useTranslation('compliance-comparison');
  if (answer === null) return t('not_asked');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ControlResult control={answer} />
      {answer.is_proven && (
        <StatusPill tone="success" icon={<ShieldCheck size={14} aria-hidden />}>
          {t('compliance-control-assessment:words.proven')}
        </StatusPill>
      )}
    </Box>
  );
}
