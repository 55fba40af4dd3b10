import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';

/** A token that was just made: to be copied now, for it is shown nowhere again. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('workspace-profile');
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    showSnackbar({ message: t('tokens.copied'), variant: 'success' });
  };
  return (
    <Alert severity="success" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {t('tokens.shown_once')}
      <Box component="code" dir="ltr" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere' }}>
        {token}
      </Box>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        {t('tokens.copy')}
      </Button>
      <Button size="small" color="inherit" sx={{ marginInlineStart: 1 }} onClick={onDone}>
        {t('tokens.done')}
      </Button>
    </Alert>
  );
}
