import Button from '@mui/material/Button';
import { Archive } from 'lucide-react';
import { CallFailed, Unreachable } from '#platform/web/calling/call-failed.ts';
import { noteSilence } from '#platform/web/calling/connection.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ConnectionNotice } from '#platform/web/ui/notices/ConnectionNotice.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { FailureText } from '#platform/web/ui/notices/FailurePage.tsx';
import { JobProgress } from '#platform/web/ui/notices/JobProgress.tsx';
import { SnackbarHost } from '#platform/web/ui/notices/SnackbarHost.tsx';
import { nothing, type Examples } from './example.ts';

const unexpected = new CallFailed(
  500,
  { code: 'unexpected', message: 'Something went wrong on our side.' },
  { reference: '4f3a0b1c' },
);
const refused = new CallFailed(404, {
  code: 'not_found',
  message: 'This does not exist, or you may not see it.',
});
const words = 'Writing 3,000 of 20,000 rows';

const Shows = ({ variant }: { variant: 'success' | 'error' | 'info' | 'warning' }) => (
  <Button
    data-message={variant}
    onClick={() =>
      showSnackbar({
        message: `This is ${variant}.`,
        variant,
        ...(variant === 'success' && { undo: nothing }),
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
      })
    }
  >
    Say {variant}
  </Button>
);

export const notices: Examples = {
  SnackbarHost: {
    'in each variant': () => (
      <>
        <SnackbarHost />
        {(['success', 'error', 'info', 'warning'] as const).map((variant) => (
          <Shows key={variant} variant={variant} />
        ))}
      </>
    ),
  },
  ConnectionNotice: {
    'once the connection is lost': () => (
      <>
        <ConnectionNotice />
        <Button data-message="lost" onClick={noteSilence}>
          Lose the connection
        </Button>
      </>
    ),
  },
  EmptyState: {
    bare: () => <EmptyState>Nothing has happened yet.</EmptyState>,
    'with a way on': () => (
      <EmptyState
        icon={<Archive size={32} aria-hidden />}
        action={<Button variant="contained">Register risk</Button>}
      >
        No risk yet.
      </EmptyState>
    ),
  },
  FailureNotice: {
    unexpected: () => <FailureNotice failure={unexpected} onRetry={nothing} />,
    refused: () => <FailureNotice failure={refused} />,
    unreachable: () => <FailureNotice failure={new Unreachable('unreachable')} onRetry={nothing} />,
  },
  FailureText: { 'with a reference': () => <FailureText error={unexpected} /> },
  JobProgress: {
    running: () => <JobProgress words={words} done={3000} of={20_000} job="1" />,
    'of unknown length': () => <JobProgress words="Reading the file" done={0} of={0} />,
    queued: () => <JobProgress words={words} done={0} of={20_000} place={2} job="1" />,
    next: () => <JobProgress words={words} done={0} of={20_000} place={0} />,
  },
};
