import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Download, Send } from 'lucide-react';
import { useId } from 'react';
import { download } from '#platform/web/calling/call.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { downloadMail, readMail, sendMailAgain, type Mail } from '../mail.contract.ts';
import { MailStatus } from './MailStatus.tsx';

/** A mail: where it went, how far it is, and its words. How it looks in a mail program, its file tells. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { t } = useTranslation('organisation-mail');
  const formats = useFormats();
  const title = useId();
  const params = { id: mail.id };
  const read = useRead(readMail, { params });
  const again = useWrite(sendMailAgain);
  const now = read.data?.data ?? mail;
  const sendAgain = () =>
    again.mutate(
      { params, body: { version: now.version } },
      { onSuccess: () => showSnackbar({ message: t('screen.again_done') }) },
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title} dir="auto">
        {now.subject}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FactList>
          <Fact name={t('web:field.status')}>
            <MailStatus status={now.status} />
          </Fact>
          <Fact name={t('screen.to')}>
            <bdi>{`${now.to_name} <${now.to_address}>`}</bdi>
          </Fact>
          <Fact name={t('screen.tried')}>{formats.number(now.attempts)}</Fact>
          {now.tried_at !== null && <Fact name={t('screen.last_tried')}>{formats.moment(now.tried_at)}</Fact>}
          {now.error !== null && (
            <Fact name={t('screen.error')}>
              <bdi>{now.error}</bdi>
            </Fact>
          )}
        </FactList>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton variant="rounded" height={240} />}
        {read.data !== undefined && (
          <Box
            component="p"
            dir="auto"
            lang={now.language}
            sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2' }}
          >
            {read.data.data.text}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<Download size={16} aria-hidden />}
          onClick={() => void download(downloadMail, { params }).catch(showFailureSnackbar)}
        >
          {t('screen.save')}
        </Button>
        <Button onClick={onClose}>{t('web:close')}</Button>
        {now.status === 'failed' && (
          <Button
            variant="contained"
            startIcon={<Send size={16} aria-hidden />}
            disabled={again.isPending}
            onClick={sendAgain}
          >
            {t('screen.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
