import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallFailed, type Failure } from '../call-failed.ts';
import { wordsOfUnread } from '../tell-failure.ts';

/** Stands where something could not be read: why, and, where it may help, the way to try again. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const { t } = useTranslation('web');
  const refused = failure instanceof CallFailed && [403, 404, 422].includes(failure.status);
  return (
    <Alert
      severity={refused ? 'info' : 'error'}
      variant="outlined"
      sx={{ m: 2 }}
      action={
        !refused && onRetry ? (
          <Button size="small" color="inherit" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : undefined
      }
    >
      {wordsOfUnread(failure)}
    </Alert>
  );
}
