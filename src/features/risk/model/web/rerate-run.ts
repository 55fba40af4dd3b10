import { call } from '#platform/web/calling/call.ts';
import { queryClient } from '#platform/web/calling/query-client.ts';
import { onSessionEnd } from '#platform/web/session/session.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { newWatchers } from '#platform/web/browser/watchers.ts';
import { rerateLimit, rerateRisks } from '../risk-model-draft.contract.ts';

/** Re-rating in portions. It belongs to the page's window, not to a screen: one may leave and come back to it. */
export interface RerateRun {
  done: number;
  total: number;
  isRunning: boolean;
}

let run: RerateRun | undefined;
const { watch, notify } = newWatchers();
onSessionEnd(() => become(undefined));

function become(next: RerateRun | undefined): void {
  run = next;
  notify();
}

export const rerateStore = {
  current: () => run,
  watch,
};

/** Small enough that the bar moves and nobody else waits long. */
const portion = Math.min(200, rerateLimit);

/** Goes on until nothing is left, it is stopped, or the model changes underneath; answers how many were re-rated. */
export async function rerateAll(version: number, total: number): Promise<number> {
  if (run?.isRunning) return 0;
  let done = 0;
  become({ done, total, isRunning: true });
  try {
    while (run?.isRunning) {
      const { data } = await call(rerateRisks, { body: { version, limit: portion } });
      done += data.done;
      if (run === undefined) break;
      become({ done, total: done + data.left, isRunning: run.isRunning });
      if (data.done === 0 || data.left === 0) break;
    }
  } catch (failure) {
    showFailureSnackbar(failure);
  }
  become(undefined);
  await Promise.all(
    ['risk-model', 'risk'].map((subject) => queryClient.invalidateQueries({ queryKey: [subject] })),
  );
  return done;
}

/** After the portion that is on its way. What is left can be continued at any time. */
export function stopRerating(): void {
  if (run !== undefined) become({ ...run, isRunning: false });
}
