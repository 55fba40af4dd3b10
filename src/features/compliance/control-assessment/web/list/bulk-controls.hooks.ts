import type { Sent } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { BulkChange, BulkReply, BulkSay } from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import { setControls } from '../../control-assessment.contract.ts';

export type ControlSet = Sent<typeof setControls>['body']['set'];

interface Outcome {
  changed: number;
  unchanged: number;
  skipped: readonly { code: string; reason: string }[];
}

const replyOf = ({ data: { changed, unchanged, skipped } }: { data: Outcome }): BulkReply => ({
  changed,
  same: unchanged,
  refused: skipped.length,
  results: skipped.map(({ code, reason }) => ({ ref: code, code: reason })),
  undo: null,
});

/** Setting the same for many controls of an assessment: looking first, then doing it. */
export function useBulkControls(id: string, ids: readonly string[], say: BulkSay): BulkChange<ControlSet> {
  const look = useWrite(setControls, { handled: () => true });
  const change = useWrite(setControls, { refreshes: ['work'] });
  const bodyOf = (set: ControlSet) => ({ ids: [...ids], set });
  return {
    outlook: look.data && replyOf(look.data),
    failure: look.error,
    isLooking: look.isPending,
    isChanging: change.isPending,
    look: ({ set }) => look.mutate({ params: { id }, body: { ...bodyOf(set), dry_run: true } }),
    change: ({ set }, done) =>
      change.mutate(
        { params: { id }, body: bodyOf(set) },
        {
          onSuccess: ({ data }) => {
            done();
            showSnackbar({ message: say('done', data.changed), variant: 'success' });
          },
        },
      ),
  };
}
