import { useState } from 'react';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useOpenWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { RecordKind, VerbDialogProps, VerbOf, WorkedRecord } from './record-kind.ts';
import { changedFields, formerFields, useVerbForm, type VerbForm } from './verb-form.hooks.ts';

interface EditOptions<Row, S extends $ZodType<object, object>> {
  /** The call of `edit`: it takes some of the fields. */
  endpoint: Endpoint;
  /** All that can be edited. */
  schema: S;
  valuesOf: (record: Row) => input<S> & output<S>;
  /** What is sent of a field that others change parts of; `now` is the record as the form is about it. */
  joined?: (changed: Partial<output<S>>, opened: output<S>, now: Row) => Partial<output<S>>;
}

/** The form that edits what people wrote about a record: only what this person changed is sent, with the way back as its undo;
 *  what is typed survives a reload. */
export function useEditForm<Row extends WorkedRecord, S extends $ZodType<object, object>>(
  kind: RecordKind<Row>,
  dialog: VerbDialogProps<Row>,
  { endpoint, schema, valuesOf, joined = (changed) => changed }: EditOptions<Row, S>,
): { verbForm: VerbForm<Endpoint, Row, S>; submit: (values: output<S>) => void } {
  const { record, onClose } = dialog;
  // As it was when the dialog opened: compared with a newer one, what somebody else wrote would look like one's own change.
  const [defaults] = useState(() => valuesOf(record));
  const [draft] = useState(`${kind.feature}-edit-${record.id}-${record.version}`);
  const edit: VerbOf<Row> = 'edit';
  const verbForm = useVerbForm(kind, dialog, edit, { endpoint, schema, defaults, draft });
  const undo = useOpenWrite(endpoint, kind);
  const submit = (values: output<S>) => {
    const changed = joined(changedFields<output<S>>(values, defaults), defaults, verbForm.record);
    if (Object.keys(changed).length === 0) {
      verbForm.form.discard();
      onClose();
      return;
    }
    const back = formerFields<output<S>>(changed, valuesOf(verbForm.record));
    verbForm.send(changed, ({ data: { id, version } }) => ({
      undo: () => undo.mutate({ params: { id }, body: { ...back, version } }),
    }));
  };
  return { verbForm, submit };
}
