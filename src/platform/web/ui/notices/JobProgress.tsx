import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCancelJob } from '#platform/web/calling/jobs.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

interface JobProgressProps {
  /** What is done, and how far it is: "Writing 3,000 of 20,000 rows". */
  words: string;
  done: number;
  of: number;
  /** Once it is known: then it can be cancelled. */
  job?: string | undefined;
  /** While it waits: how many come first. */
  place?: number | null | undefined;
}

/** A job at work: a bar with words, and the way to end it. Listeners hear of every tenth. */
export function JobProgress({ words, done, of, job, place = null }: JobProgressProps) {
  const { t } = useTranslation('web');
  const formats = useFormats();
  const cancelling = useCancelJob();
  const share = of === 0 ? 0 : Math.min(1, done / of);
  const told =
    place !== null
      ? place === 0
        ? t('job.next')
        : t('job.queued', { place: formats.number(place) })
      : cancelling.isSuccess
        ? t('job.cancelling')
        : words;
  const heard = place !== null || of === 0 ? told : formats.percent(Math.floor(share * 10) / 10);
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{told}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <LinearProgress
          sx={{ flex: 1 }}
          variant={done === 0 || of === 0 ? 'indeterminate' : 'determinate'}
          value={100 * share}
          aria-label={told}
        />
        {job !== undefined && (
          <Button
            size="small"
            disabled={cancelling.isPending || cancelling.isSuccess}
            onClick={() => cancelling.mutate(job)}
          >
            {t('cancel')}
          </Button>
        )}
      </Box>
      <span role="status" className="visually-hidden">
        {heard}
      </span>
    </Box>
  );
}
