import type { ComponentType } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { NamespaceWith } from '#platform/web/language/text-keys.ts';

/** What every record with a workflow answers: its number for people, its version, and the verbs the caller may use now. */
export interface WorkedRecord {
  readonly id: string;
  readonly ref: string;
  readonly version: number;
  readonly permissions: { readonly can: readonly string[] };
}

/** A verb of this kind of record, as its contract names them in `permissions.can`. */
export type VerbOf<Row extends WorkedRecord> = Row['permissions']['can'][number];

/** What the dialogs of all verbs need to know of one kind of record; declared once, beside its screens. */
export interface RecordKind<Row extends WorkedRecord> {
  /** The feature whose texts are spoken: `verb.conflict`, and `verb.<verb>.title`, `.verb`, `.done`. Which verbs have a dialog is
   *  data: tests/workflow/verb-texts.test.ts holds the texts to them. */
  readonly feature: NamespaceWith<`verb.conflict.${'stale' | 'by' | 'impossible' | 'impossible_by'}`>;
  /** Reads one record by its id; its subject is read anew when somebody else has changed the record. */
  readonly read: Endpoint;
  /** Reads the record's history, newest first: it names who changed the record. */
  readonly history: Endpoint;
  /** Subjects of other screens that show figures of these records. */
  readonly refreshes: readonly string[];
  /** Shows what differs between two states of a record, in the reader's language: a `ChangeList`. */
  readonly Differences: ComponentType<{ before: Row; now: Row }>;
}

/** What every dialog of a verb is given. */
export interface VerbDialogProps<Row extends WorkedRecord> {
  record: Row;
  onClose: () => void;
}
