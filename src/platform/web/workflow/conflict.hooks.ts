import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { isRefusal, type Failure, dataOf } from '#platform/web/calling/call-failed.ts';
import { readKey } from '#platform/web/calling/endpoint.hooks.ts';
import type { RecordKind, VerbOf, WorkedRecord } from './record-kind.ts';

/** What somebody else did to the record while a form stood open on it. */
export interface Conflict<Row> {
  before: Row;
  now: Row;
  /** Saving again applies what was typed. Otherwise the record, as it is now, no longer allows it. */
  mayRetry: boolean;
}

export interface WatchedRecord<Row> {
  /** As it was when the form was opened, or as the last conflict showed it: its version is the one to send. */
  record: Row;
  conflict: Conflict<Row> | undefined;
  /** Takes a 409 in. False when the failure is something else, so that the caller shows it. */
  takesIn(failure: Failure): boolean;
}

/** Holds a record as it was when a form was opened on it: a newer version read in the background must not slip in unseen.
 *  `stillFits` says whether the verb still means the same for the record as it is now. */
export function useConflict<Row extends WorkedRecord>(
  { read }: Pick<RecordKind<Row>, 'read'>,
  opened: Row,
  verb: VerbOf<Row>,
  stillFits: (now: Row) => boolean = () => true,
): WatchedRecord<Row> {
  const client = useQueryClient();
  const [watched, watch] = useState<{ record: Row; conflict: Conflict<Row> | undefined }>({
    record: opened,
    conflict: undefined,
  });
  const takesIn = useCallback(
    (failure: Failure) => {
      if (!isRefusal(failure, staleVersion) && !isRefusal(failure, wrongState)) return false;
      // What these two refusals carry is the record as `read` answers it (`expectVersion`, `expectVerb` of the server).
      const now = dataOf<Row>(failure);
      if (now === undefined) return false;
      const mayRetry = now.permissions.can.includes(verb) && stillFits(now);
      watch((earlier) => ({ record: now, conflict: { before: earlier.record, now, mayRetry } }));
      // The page behind the form, and its history, show the other's change too.
      void client.invalidateQueries({ queryKey: [read.subject] });
      client.setQueryData(readKey(read, { params: { id: now.id } }), (old: { data: Row } | undefined) =>
        old === undefined ? old : { ...old, data: now },
      );
      return true;
    },
    [client, read, verb, stillFits],
  );
  return { ...watched, takesIn };
}
