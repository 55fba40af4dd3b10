import type { ComponentType } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { DeleteDialog } from '#platform/web/workflow/DeleteDialog.tsx';
import type {
  RecordKind,
  VerbDialogProps,
  VerbOf,
  WorkedRecord,
} from '#platform/web/workflow/record-kind.ts';
import { WordsDialog, type Words } from '#platform/web/workflow/WordsDialog.tsx';

/** What the verbs of a kind of record ask, but for those that are done at once. */
export interface Dialogs<Row extends WorkedRecord> {
  /** Those that ask for a few words and nothing else. */
  words: Partial<Record<VerbOf<Row>, Words>>;
  /** Those that have a dialog of their own. */
  forms: Partial<Record<VerbOf<Row>, ComponentType<VerbDialogProps<Row>>>>;
  /** How a record is deleted. */
  removal?: {
    endpoint: Endpoint;
    restore: Endpoint;
    /** Where whoever deleted it goes on. */
    backTo: string | ((record: Row) => string);
    /** What the text of the dialog calls it. */
    named: (record: Row) => Record<string, string>;
    isReasonOptional: (record: Row) => boolean;
  };
}

export interface RecordDialogsProps<Row extends WorkedRecord> extends VerbDialogProps<Row> {
  kind: RecordKind<Row>;
  dialogs: Dialogs<Row>;
  verb: VerbOf<Row>;
}

/** The dialog of a verb. */
export function RecordDialogs<Row extends WorkedRecord>({
  kind,
  dialogs: { words, forms, removal },
  verb,
  ...dialog
}: RecordDialogsProps<Row>) {
  const Form: ComponentType<VerbDialogProps<Row>> | undefined = forms[verb];
  if (Form !== undefined) return <Form {...dialog} />;
  const asked = words[verb];
  if (asked !== undefined) return <WordsDialog kind={kind} verb={verb} {...asked} {...dialog} />;
  if (verb !== 'delete' || removal === undefined) return null;
  const { named, isReasonOptional, backTo, ...calls } = removal;
  return (
    <DeleteDialog
      {...dialog}
      {...calls}
      kind={kind}
      named={named(dialog.record)}
      isReasonOptional={isReasonOptional(dialog.record)}
      backTo={typeof backTo === 'string' ? backTo : backTo(dialog.record)}
    />
  );
}
