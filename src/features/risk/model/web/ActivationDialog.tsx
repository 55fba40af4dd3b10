import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { carriesOver } from '../risk-model.rules.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { activateDraft, previewDraft } from '../risk-model-draft.contract.ts';
import type { ModelState, RiskModel } from '../risk-model.contract.ts';
import { PreviewPicture } from './PreviewPicture.tsx';
import { ShareList } from './ShareFields.tsx';
import { PreviewRisks } from './PreviewRisks.tsx';

interface ActivationDialogProps {
  state: ModelState;
  draft: RiskModel;
  onClose: () => void;
}

/** Says before activation what it means and what re-rating would change, and only then does it. */
export function ActivationDialog({ state: { active }, draft, onClose }: ActivationDialogProps) {
  const { t } = useTranslation(['risk', 'web']);
  const activate = useWrite(activateDraft, { refreshes: ['risk'] });
  // Once activated there is no draft any more, and nothing to ask about it.
  const isOpen = !activate.isPending && !activate.isSuccess;
  const read = useRead(previewDraft, { query: { limit: '200' } }, { enabled: isOpen });
  const preview = read.data?.data;
  const { number } = draft;
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="activation-title" onClose={onClose}>
      <DialogTitle id="activation-title">{t('model.screen.activation.title', { number })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ maxWidth: '70ch', mb: 2 }}>
          {t('model.screen.activation.text', { number, active: active.number })}
        </Typography>
        {!carriesOver(active, draft) && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('model.screen.activation.resized')} {t('model.screen.activation.not_possible_about')}
          </Alert>
        )}
        <ShareList model={active} next={draft} />
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton variant="rounded" height={160} />}
        {preview !== undefined && (
          <>
            <PreviewPicture preview={preview} />
            {preview.pairs.length === 0 ? (
              <Typography sx={{ color: 'text.secondary', mt: 2 }}>
                {t('model.screen.activation.none')}
              </Typography>
            ) : (
              <PreviewRisks preview={preview} />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        <Button
          variant="contained"
          disabled={preview === undefined || activate.isPending}
          onClick={() =>
            activate.mutate(
              { body: { version: draft.version } },
              {
                onSuccess: () => {
                  onClose();
                  showSnackbar({
                    message: t('model.screen.activation.done', { number }),
                    variant: 'success',
                  });
                },
              },
            )
          }
        >
          {t('model.screen.activation.verb', { number })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
