import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { $ZodType } from 'zod/v4/core';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { RecordKind, VerbDialogProps, VerbOf, WorkedRecord } from './record-kind.ts';
import { useVerbForm } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

/** What a verb asks that wants a few words and nothing else. */
export interface Words {
  /** The verb's call, and what of its body is asked. */
  endpoint: Endpoint;
  schema: $ZodType<object, object>;
  defaults: object;
  /** The field, and how it is typed; its label is `verb.<name>` of the feature's texts. */
  input: { name: string; minRows: number; autoFocus?: boolean; optional?: boolean; empty?: undefined };
}

interface WordsDialogProps<Row extends WorkedRecord> extends VerbDialogProps<Row>, Words {
  kind: RecordKind<Row>;
  verb: VerbOf<Row>;
  /** Instead of the feature's `verb.<verb>.title` and `verb.<verb>.text`. */
  title?: string;
  text?: ReactNode;
}

/** What is asked by `name`, a text that is required unless it is `optional`. */
export const asking = (
  endpoint: Endpoint,
  schema: $ZodType<object, object>,
  name: string,
  { minRows = 2, autoFocus = false, optional = false } = {},
): Words => ({
  endpoint,
  schema,
  defaults: { [name]: optional ? undefined : '' },
  input: { name, minRows, autoFocus, optional, ...(optional && { empty: undefined }) },
});

/** The dialog of a verb that asks for a few words: a reason, a note. */
export function WordsDialog<Row extends WorkedRecord>({
  kind,
  verb,
  endpoint,
  schema,
  defaults,
  input: field,
  title,
  text,
  ...dialog
}: WordsDialogProps<Row>) {
  const { tOpen } = useTranslation([kind.feature, 'record']);
  const verbForm = useVerbForm(kind, dialog, verb, { endpoint, schema, defaults });
  return (
    <VerbDialog
      verbForm={verbForm}
      {...(title !== undefined && { title })}
      text={text ?? tOpen(`verb.${verb}.text`)}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      <TextInput {...field} label={tOpen(`verb.${field.name}`)} multiline />
    </VerbDialog>
  );
}
