import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link as RouterLink } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { rerateRisks } from '../risk-model-draft.contract.ts';
import type { ModelState } from '../risk-model.contract.ts';
import { rerateAll, rerateStore, stopRerating } from './rerate-run.ts';

interface RerateCardProps {
  state: ModelState;
  /** Where the register shows the open risks of older versions. */
  olderLink: string;
}

/** How many risks still carry ratings of older versions, and the way to carry them over. */
export function RerateCard({ state: { active, older }, olderLink }: RerateCardProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const person = usePerson();
  const run = useSyncExternalStore(rerateStore.watch, rerateStore.current);
  const { number } = active;
  const start = async () => {
    const done = await rerateAll(active.version, older.left);
    showSnackbar({ message: t('model.screen.rerate.done', { count: done }), variant: 'success' });
  };
  return (
    <Card sx={{ p: 2, maxWidth: 720 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('model.screen.rerate.title')}
      </Typography>
      <Typography>{t('model.screen.rerate.left', { count: older.left, number })}</Typography>
      {older.not_possible > 0 && (
        <Typography sx={{ mt: 1 }}>
          {t('model.screen.rerate.not_possible', { count: older.not_possible })}{' '}
          <Link component={RouterLink} to={olderLink}>
            {t('model.screen.rerate.show')}
          </Link>
        </Typography>
      )}
      {run !== undefined ? (
        <Box sx={{ mt: 2 }} aria-live="polite">
          <LinearProgress
            variant="determinate"
            value={run.total === 0 ? 0 : (100 * run.done) / run.total}
            aria-label={t('model.screen.rerate.title')}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1, flexWrap: 'wrap' }}>
            <Typography>
              {t('model.screen.rerate.running', {
                done: formats.number(run.done),
                total: formats.number(run.total),
              })}
            </Typography>
            <Button size="small" onClick={stopRerating} disabled={!run.isRunning}>
              {t('model.screen.rerate.stop')}
            </Button>
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('model.screen.rerate.leave')}
          </Typography>
        </Box>
      ) : (
        older.left > 0 &&
        mayCall(rerateRisks.access, person.type) && (
          <>
            <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '70ch' }}>
              {t('model.screen.rerate.about')}
            </Typography>
            <Button variant="contained" sx={{ mt: 2 }} onClick={() => void start()}>
              {t('model.screen.rerate.verb', { count: older.left })}
            </Button>
          </>
        )
      )}
    </Card>
  );
}
