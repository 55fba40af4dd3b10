import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { ModelState } from '../../risk-model.contract.ts';
import { RerateCard } from '../RerateCard.tsx';

const tones = { draft: 'info', active: 'success', retired: 'neutral' } as const;

/** Every version there was, and how many open risks are rated with each. */
export function VersionsTab({ state, olderLink }: { state: ModelState; olderLink: string }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RerateCard state={state} olderLink={olderLink} />
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ maxWidth: 720 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('model.screen.versions.number')}</TableCell>
              <TableCell>{t('web:field.status')}</TableCell>
              <TableCell>{t('model.screen.versions.since')}</TableCell>
              <TableCell align="right">{t('model.screen.versions.risks')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {state.versions.map(({ number, status, activated_at, risks }) => (
              <TableRow key={number}>
                <TableCell>{t('model.screen.version', { number })}</TableCell>
                <TableCell>
                  <StatusPill tone={tones[status]}>{t(`model.screen.versions.${status}`)}</StatusPill>
                </TableCell>
                <TableCell>
                  <DateText value={activated_at} />
                </TableCell>
                <TableCell align="right">{formats.number(risks)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
