import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useOpenWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';

/** What is to be set on the chosen rows, as a person chose it. */
export interface BulkRequest<Set> {
  set: Set;
  /** In words: the field, and what it becomes. */
  field: string;
  value: string;
}

/** What a change of many rows would do, or did. */
export interface BulkReply {
  changed: number;
  same: number;
  refused: number;
  results: readonly { ref: string | null; code: string | null }[];
  /** The body of the call that takes it back. */
  undo: object | null;
}

interface BulkAnswer {
  data: BulkReply;
}

/** What the dialog and the messages say, of so many rows. */
export type BulkWord =
  | 'looking'
  | 'changes'
  | 'same'
  | 'refused'
  | 'apply'
  | 'done'
  | 'undone'
  | 'undone_partly';
export type BulkSay = (word: BulkWord, count: number) => string;

export interface BulkChange<Set> {
  outlook: BulkReply | undefined;
  failure: Failure | null;
  isLooking: boolean;
  isChanging: boolean;
  look: (wish: BulkRequest<Set>) => void;
  change: (wish: BulkRequest<Set>, done: () => void) => void;
}

interface BulkOptions {
  /** The call that takes the chosen rows with what is set on them, `dry_run` to look only, and its own `undo`. */
  endpoint: Endpoint;
  /** What of its body names the rows. */
  chosen: Readonly<Record<string, readonly { id: string; version: number }[]>>;
  /** Subjects besides the call's own that changed with it. */
  refreshes: readonly string[];
  say: BulkSay;
}

/** Changing many rows: looking first, doing it, and taking it back. */
export function useBulkChange<Set extends object>({
  endpoint,
  chosen,
  refreshes,
  say,
}: BulkOptions): BulkChange<Set> {
  const look = useOpenWrite<BulkAnswer>(endpoint);
  const change = useOpenWrite<BulkAnswer>(endpoint, { refreshes: [...refreshes] });
  const sayUndone = ({ data: { refused } }: BulkAnswer) => {
    showSnackbar({ message: refused === 0 ? say('undone', 0) : say('undone_partly', refused) });
  };
  // A promise outlives the bar, which is gone by the time somebody takes the change back.
  const takeBack = (undo: object) => change.mutateAsync({ body: undo }).then(sayUndone, () => undefined);
  return {
    outlook: look.data?.data,
    failure: look.error,
    isLooking: look.isPending,
    isChanging: change.isPending,
    look: ({ set }) => look.mutate({ body: { ...chosen, set, dry_run: true } }),
    change: ({ set }, done) =>
      change.mutate(
        { body: { ...chosen, set } },
        {
          onSuccess: ({ data: { changed, undo } }) => {
            done();
            const message = say('done', changed);
            showSnackbar(undo === null ? { message } : { message, undo: () => void takeBack(undo) });
          },
        },
      ),
  };
}
