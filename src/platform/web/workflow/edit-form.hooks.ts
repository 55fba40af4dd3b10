import { useState } from 'react';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Answer, Endpoint } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { RecordKind, VerbDialogProps, VerbOf, WorkedRecord } from './record-kind.ts';
import { changedFields, formerFields, useVerbForm, type VerbForm } from './verb-form.hooks.ts';

interface EditOptions<E extends Endpoint, Row, S extends $ZodType<object, object>> {
  /** The call of `edit`: it takes some of the fields. */
  endpoint: E;
  /** All that can be edited. */
  schema: S;
  valuesOf: (record: Row) => input<S> & output<S>;
  /** What is sent of a field that others change parts of; `now` is the record as the form is about it. */
  joined?: (changed: Partial<output<S>>, opened: output<S>, now: Row) => Partial<output<S>>;
}

/** The form that edits what people wrote about a record: only what this person changed is sent, with the way back as its undo;
 *  what is typed survives a reload. */
export function useEditForm<
  Row extends WorkedRecord,
  const E extends Endpoint,
  S extends $ZodType<object, object>,
>(
  kind: RecordKind<Row>,
  dialog: VerbDialogProps<Row>,
  { endpoint, schema, valuesOf, joined = (changed) => changed }: EditOptions<E, Row, S>,
): { verbForm: VerbForm<E, Row, S>; submit: (values: output<S>) => void } {
  const { record, onClose } = dialog;
  // As it was when the dialog opened: compared with a newer one, what somebody else wrote would look like one's own change.
  const [defaults] = useState(() => valuesOf(record));
  const [draft] = useState(`${kind.feature}-edit-${record.id}-${record.version}`);
  const edit: VerbOf<Row> = 'edit';
  const verbForm = useVerbForm(kind, dialog, edit, { endpoint, schema, defaults, draft });
  const undo = useWrite<Endpoint>(endpoint, kind);
  const submit = (values: output<S>) => {
    const changed = joined(changedFields<output<S>>(values, defaults), defaults, verbForm.record);
    if (Object.keys(changed).length === 0) {
      verbForm.form.discard();
      onClose();
      return;
    }
    const back = formerFields<output<S>>(changed, valuesOf(verbForm.record));
    verbForm.send(changed as never, (answer: Answer<E>) => {
      const { id, version } = (answer as unknown as { data: WorkedRecord }).data;
      return { undo: () => undo.mutate({ params: { id }, body: { ...back, version } } as never) };
    });
  };
  return { verbForm, submit };
}
