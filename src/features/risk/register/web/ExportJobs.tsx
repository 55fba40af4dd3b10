import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadJobFile, type Job } from '#platform/contract/job.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { download } from '#platform/web/calling/call.ts';
import { isFetchedHere, noteFetched } from '#platform/web/calling/fetched-files.ts';
import { isUnderWay, useJobs } from '#platform/web/calling/jobs.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { JobProgress } from '#platform/web/ui/notices/JobProgress.tsx';
import { exportJob } from '#features/risk/export/risk-export.contract.ts';

/** Milliseconds for which a file that nobody fetched here is offered. */
const offered = 10 * 60_000;

const isReady = ({ id, file_name, ended_at }: Job) =>
  file_name !== null && !isFetchedHere(id) && Date.now() - Date.parse(ended_at ?? '') < offered;

/** Files of the register that are being made, or wait to be fetched by whoever left the page meanwhile. */
export function ExportJobs() {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const [, showAgain] = useState(0);
  const jobs = useJobs(exportJob);
  const fetchFile = ({ id }: Job) => {
    noteFetched(id);
    showAgain((n) => n + 1);
    void download(downloadJobFile, { params: { id } }).catch((failure: Failure) =>
      showFailureSnackbar(failure),
    );
  };
  const busy = jobs.filter(isUnderWay);
  const ready = jobs.filter(isReady);
  if (busy.length + ready.length === 0) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 1, px: { xs: 2, md: 3 }, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {busy.map(({ id, place, progress: { done, of } }) => (
        <JobProgress
          key={id}
          words={t('register.export.progress', { done: formats.number(done), of: formats.number(of) })}
          job={id}
          {...{ place, done, of }}
        />
      ))}
      {ready.map((job) => (
        <Box
          key={job.id}
          role="status"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
        >
          <Typography>
            <bdi>{job.file_name}</bdi>
          </Typography>
          <Button size="small" variant="outlined" onClick={() => fetchFile(job)}>
            {t('register.export.fetch')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
