import type { ReactNode } from 'react';
import type { $ZodType, input } from 'zod/v4/core';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { RecordKind, VerbDialogProps, VerbOf, WorkedRecord } from './record-kind.ts';
import { useVerbForm } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

interface VerbFormDialogProps<
  Row extends WorkedRecord,
  S extends $ZodType<object, object>,
> extends VerbDialogProps<Row> {
  kind: RecordKind<Row>;
  verb: VerbOf<Row>;
  /** The verb's call, and what of its body is asked. */
  endpoint: Endpoint;
  schema: S;
  defaults: input<S>;
  children: ReactNode;
}

/** The dialog of a verb that asks by these inputs, and sends what they hold. */
export function VerbFormDialog<Row extends WorkedRecord, S extends $ZodType<object, object>>({
  kind,
  verb,
  endpoint,
  schema,
  defaults,
  children,
  ...dialog
}: VerbFormDialogProps<Row, S>) {
  const { tOpen } = useTranslation([kind.feature, 'record']);
  const verbForm = useVerbForm(kind, dialog, verb, { endpoint, schema, defaults });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={tOpen(`verb.${verb}.text`)}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      {children}
    </VerbDialog>
  );
}
