import type { Job } from '#platform/contract/job.ts';
import { isUnderWay, useJobs } from '#platform/web/calling/jobs.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FileDrop } from '#platform/web/ui/inputs/FileDrop.tsx';
import { JobProgress } from '#platform/web/ui/notices/JobProgress.tsx';
import type { RiskImport } from '../risk-import.contract.ts';
import { useUpload } from './risk-import.hooks.ts';

/** A file, dropped or chosen. One that is being read is found again, also by who has left the page meanwhile. */
export function UploadStep({ onRead }: { onRead: (read: RiskImport) => void }) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const sending = useUpload(onRead);
  const foundAgain = useJobs('risk_import.read', (job) => {
    // Whoever sent it here is told by the call itself.
    if (sending.isPending) return;
    if (job.refusal !== null) showSnackbar({ message: job.refusal.message, variant: 'error' });
    else onRead(job.result as RiskImport);
  }).find(isUnderWay);
  const job: Job | undefined = sending.job ?? foundAgain;
  if (job !== undefined && isUnderWay(job)) {
    const { done, of } = job.progress;
    const name = job.title ?? '';
    const words =
      of === 0
        ? t('screen.upload.reading', { name })
        : t('screen.upload.storing', { name, done: formats.number(done), of: formats.number(of) });
    return <JobProgress words={words} job={job.id} place={job.place} {...{ done, of }} />;
  }
  return (
    <FileDrop
      title={t('screen.upload.drop')}
      help={t('screen.upload.kinds')}
      kinds=".csv,.tsv,.txt,.xlsx"
      sending={sending.isPending ? sending.variables : undefined}
      failure={sending.error}
      onFile={(file) => sending.mutate(file)}
    />
  );
}
