import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { $ZodType } from 'zod/v4/core';
import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import {
  useContractForm,
  type Beginning,
  type ContractForm,
} from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useOpenWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useConflict, type Conflict } from './conflict.hooks.ts';
import type { RecordKind, VerbDialogProps, VerbOf, WorkedRecord } from './record-kind.ts';
import { picked, keysOf } from '#platform/contract/values/keys.ts';

interface VerbOptions<E extends Endpoint, Row, S extends $ZodType> {
  /** The verb's call: `id` in its path, `version` in its body. */
  endpoint: E;
  /** What the form asks. */
  schema: S;
  defaults: Beginning<S>;
  /** The name under which what is typed survives a reload. */
  draft?: string;
  /** Whether the verb still means the same for the record as it is after a conflict. */
  stillFits?: (now: Row) => boolean;
  /** Told of every failure, before the form shows it. */
  onFailure?: (failure: Failure) => void;
}

/** The message once the verb is done, in place of the feature's `verb.<verb>.done`. */
export interface Done {
  message?: string;
  /** Offered beside the message for ten seconds. */
  undo?: (() => void) | undefined;
}

/** What the verb asks beside the version; of a call that may be any verb's, anything. */
type VerbBody<E extends Endpoint> = Endpoint extends E
  ? object
  : Sent<E> extends { body: infer B }
    ? Omit<B, 'version'>
    : never;
type VerbAnswer<E extends Endpoint, Row> = Endpoint extends E ? { data: Row } : Answer<E>;

/** The form of a verb over a record, and how it is sent. */
export interface VerbForm<E extends Endpoint, Row extends WorkedRecord, S extends $ZodType> {
  kind: RecordKind<Row>;
  verb: VerbOf<Row>;
  form: ContractForm<S>;
  /** The record that the form is about now: as it was opened, or as the last conflict showed it. */
  record: Row;
  conflict: Conflict<Row> | undefined;
  isPending: boolean;
  /** Sends the verb with the version the form was opened on; closes the dialog and confirms what was done. `done` may word it, or answer
   *  `false` where it confirmed it by itself. */
  send(body: VerbBody<E>, done?: (answer: VerbAnswer<E, Row>) => Done | false | void): void;
}

/** A verb's form: checked by its schema, sent with the version it was opened on, and left open with what was typed when somebody
 *  else has changed the record meanwhile. */
export function useVerbForm<Row extends WorkedRecord, const E extends Endpoint, S extends $ZodType>(
  kind: RecordKind<Row>,
  { record: opened, onClose }: VerbDialogProps<Row>,
  verb: VerbOf<Row>,
  { endpoint, schema, defaults, draft, stillFits, onFailure }: VerbOptions<E, Row, S>,
): VerbForm<E, Row, S> {
  const { feature, refreshes } = kind;
  const { tOpen } = useTranslation([feature, 'record']);
  const form = useContractForm(schema, { feature, defaults, draft });
  const { record, conflict, takesIn } = useConflict(kind, opened, verb, stillFits);
  const write = useOpenWrite<VerbAnswer<E, Row>>(endpoint, {
    refreshes,
    handled: (failure) => {
      onFailure?.(failure);
      return takesIn(failure) || form.showFailure(failure);
    },
  });
  return {
    kind,
    verb,
    form,
    record,
    conflict,
    isPending: write.isPending,
    send: (body, done) =>
      write.mutate(
        { params: { id: opened.id }, body: { ...body, version: record.version } },
        {
          onSuccess: (answer) => {
            if (draft !== undefined) form.discard();
            onClose();
            const said = done?.(answer) ?? {};
            if (said === false) return;
            const { message = tOpen(`verb.${verb}.done`, { ref: opened.ref }), undo } = said;
            showSnackbar({ message, variant: 'success', undo });
          },
        },
      ),
  };
}

/** What this person changed in a form, and nothing else: what somebody else changed meanwhile must stay. */
export const changedFields = <Values extends object>(values: Values, from: Values): Partial<Values> =>
  picked(
    values,
    keysOf(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(from[name])),
  );

/** The same fields with the values they had: what an undo sends. */
export const formerFields = <Values extends object>(
  changed: Partial<Values>,
  former: Values,
): Partial<Values> => picked(former, keysOf(changed));
