import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Download, FileCheck2, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { download } from '#platform/web/calling/call.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { JobProgress } from '#platform/web/ui/notices/JobProgress.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { downloadVerifier, type Verification } from '../activity-log.contract.ts';
import { useExport, useVerification } from './log-jobs.hooks.ts';

/** `42 9f86d0…`, as a verification or an export told it; nothing for anything else. */
function endIn(text: string): { seq: number; hash: string } | undefined {
  const [, seq, hash] = /^\s*(\d{1,9})\D\s*([0-9a-f]{64})\s*$/.exec(text) ?? [];
  return hash === undefined ? undefined : { seq: Number(seq), hash };
}

/** Whether the log is whole: verified here by the server, or exported and verified by anybody. */
export function LogVerification() {
  const { t } = useTranslation('organisation-activity-log');
  const formats = useFormats();
  const [noted, note] = useState('');
  const [isWrong, setWrong] = useState(false);
  const verifying = useVerification();
  const exporting = useExport();
  const { job: running = exporting.job } = verifying;
  const verify = () => {
    const end = endIn(noted);
    const isEmpty = noted.trim() === '';
    setWrong(!isEmpty && end === undefined);
    if (isEmpty || end !== undefined) verifying.run(end ?? null);
  };
  return (
    <SectionCard title={t('verify.title')}>
      <Typography color="textSecondary" sx={{ maxWidth: '80ch' }}>
        {t('verify.about')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t('verify.noted')}
          value={noted}
          onChange={({ target }) => note(target.value)}
          error={isWrong}
          helperText={t(isWrong ? 'verify.noted_wrong' : 'verify.noted_help')}
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
          sx={{ flex: '1 1 320px', maxWidth: 560 }}
        />
        <Button
          variant="contained"
          startIcon={<ShieldCheck size={16} aria-hidden />}
          disabled={verifying.isRunning}
          onClick={verify}
        >
          {t('verify.run')}
        </Button>
      </Box>
      {running !== undefined && (
        <JobProgress
          words={t(verifying.job === undefined ? 'export.progress' : 'verify.progress', {
            done: formats.number(running.progress.done),
            of: formats.number(running.progress.of),
          })}
          job={running.id}
          place={running.place}
          {...running.progress}
        />
      )}
      <div role="status">{verifying.result !== undefined && <Found found={verifying.result} />}</div>
      <Divider />
      <Typography color="textSecondary" sx={{ maxWidth: '80ch' }}>
        {t('export.help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Download size={16} aria-hidden />}
          disabled={exporting.isRunning}
          onClick={() => exporting.run(undefined)}
        >
          {t('export.run')}
        </Button>
        <Button
          startIcon={<FileCheck2 size={16} aria-hidden />}
          onClick={() => void download(downloadVerifier).catch(showFailureSnackbar)}
        >
          {t('export.verifier')}
        </Button>
      </Box>
    </SectionCard>
  );
}

function Found({ found: { broken, acts, from, to, hash } }: { found: Verification }) {
  const { t } = useTranslation('organisation-activity-log');
  const formats = useFormats();
  if (broken !== null)
    return (
      <Alert severity="error">
        {t('verify.broken', { seq: formats.number(broken.seq), fault: t(`verify.fault.${broken.fault}`) })}
      </Alert>
    );
  if (from === null || to === null) return <Alert severity="success">{t('verify.empty')}</Alert>;
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      {t('verify.whole', { count: acts, from: formats.day(from), to: formats.day(to) })}{' '}
      {t('verify.end', { end: `\u2066${acts} ${hash}\u2069` })}
    </Alert>
  );
}
