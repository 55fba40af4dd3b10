import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { RiskImport } from '../risk-import.contract.ts';

/** How far the server is with the rows, in numbers and as a bar. */
export function WorkProgress({
  current: { progress, rows },
  doing,
}: {
  current: RiskImport;
  doing?: 'columns.checking' | 'check.applying' | 'done.undoing' | undefined;
}) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const { done, of } = progress ?? { done: 0, of: rows };
  const words = { done: formats.number(done), of: formats.number(of) };
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <Typography>{t(`screen.${doing ?? 'busy'}`, words)}</Typography>
      <LinearProgress
        variant={done === 0 ? 'indeterminate' : 'determinate'}
        value={of === 0 ? 0 : (100 * done) / of}
        aria-label={t(`screen.${doing ?? 'busy'}`, words)}
      />
    </Box>
  );
}
