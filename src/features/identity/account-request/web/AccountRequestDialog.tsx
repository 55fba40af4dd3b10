import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import {
  confirmAccountRequest,
  declineAccountRequest,
  listAccountRequests,
  type AccountRequest,
  type RequestState,
} from '../account-request.contract.ts';

/** As much of a member as the decision needs. */
export interface AskedPerson {
  id: string;
  first_name: string;
  last_name: string;
  request: RequestState | null;
}

/** A failure was told when it happened. */
const told = () => undefined;
const refreshes = { refreshes: ['member', 'work'] };

/** What is asked, what follows from it, and the two ways to decide. */
function Request({ request, onDone }: { request: AccountRequest; onDone: () => void }) {
  const { t } = useTranslation('identity-account-request');
  const formats = useFormats();
  const confirming = useWrite(confirmAccountRequest, refreshes);
  const declining = useWrite(declineAccountRequest, refreshes);
  const { id, version, kind, state, email, asked_by, asked_at } = request;
  const input = { params: { id }, body: { version } };
  const isBusy = confirming.isPending || declining.isPending;
  const decide = async (decision: Promise<unknown>, said: 'confirmed' | 'was_declined') => {
    await decision;
    onDone();
    showSnackbar({ message: t(`screen.${said}`), variant: 'success' });
  };
  return (
    <section aria-label={t(`screen.${kind}`)}>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        {t(`screen.${kind}`)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(`screen.${kind}_text`, { by: asked_by, email })}
      </Typography>
      <Typography>{t(`screen.${kind}_follows`)}</Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t('screen.asked', { moment: formats.moment(asked_at) })}{' '}
        {state === 'declined' && t('screen.declined')}
      </Typography>
      {state === 'waiting' && (
        <Button
          color="error"
          disabled={isBusy}
          sx={{ mr: 1 }}
          onClick={() => void decide(declining.mutateAsync(input), 'was_declined').catch(told)}
        >
          {t('screen.decline')}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => void decide(confirming.mutateAsync(input), 'confirmed').catch(told)}
      >
        {t('screen.confirm')}
      </Button>
    </section>
  );
}

/** What a directory or a provider asks about somebody's account; an Admin confirms or declines it. */
export function AccountRequestDialog({ member, onClose }: { member: AskedPerson; onClose: () => void }) {
  const { t } = useTranslation('identity-account-request');
  const title = useId();
  const { id, first_name, last_name } = member;
  const read = useRead(listAccountRequests, { params: { id } });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('screen.title', { name: `${first_name} ${last_name}` })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t('screen.about')}</Typography>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />}
        {read.data?.data.length === 0 && <Typography sx={{ mt: 2 }}>{t('screen.none')}</Typography>}
        {(read.data?.data ?? []).map((request) => (
          <Request key={request.id} request={request} onDone={onClose} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
