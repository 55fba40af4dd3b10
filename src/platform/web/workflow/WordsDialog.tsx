import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { $ZodType, input } from 'zod/v4/core';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { RecordKind, VerbDialogProps, VerbOf, WorkedRecord } from './record-kind.ts';
import { useVerbForm } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

/** What a verb asks that wants a few words and nothing else. */
export interface Words<E extends Endpoint, S extends $ZodType> {
  endpoint: E;
  schema: S;
  defaults: input<S>;
  /** The field, and how it is typed; its label is `verb.<name>` of the feature's texts. */
  input: { name: string; minRows: number; autoFocus?: boolean; optional?: boolean; empty?: undefined };
}

interface WordsDialogProps<Row extends WorkedRecord, E extends Endpoint, S extends $ZodType>
  extends VerbDialogProps<Row>, Words<E, S> {
  kind: RecordKind<Row>;
  verb: VerbOf<Row>;
  /** Instead of the feature's `verb.<verb>.title` and `verb.<verb>.text`. */
  title?: string;
  text?: ReactNode;
}

/** The dialog of a verb that asks for a few words: a reason, a note. */
export function WordsDialog<Row extends WorkedRecord, const E extends Endpoint, S extends $ZodType>({
  kind,
  verb,
  endpoint,
  schema,
  defaults,
  input: field,
  title,
  text,
  ...dialog
}: WordsDialogProps<Row, E, S>) {
  const { tOpen } = useTranslation(kind.feature);
  const verbForm = useVerbForm(kind, dialog, verb, { endpoint, schema, defaults });
  return (
    <VerbDialog
      verbForm={verbForm}
      {...(title !== undefined && { title })}
      text={text ?? tOpen(`verb.${verb}.text`)}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values as never)}
    >
      <TextInput {...field} label={tOpen(`verb.${field.name}`)} multiline />
    </VerbDialog>
  );
}
