import { createElement, lazy, type ComponentType } from 'react';
import type { $ZodType } from 'zod/v4/core';
import type { Endpoint, Reply } from '#platform/contract/endpoint.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { RecordKind, VerbOf, WorkedRecord } from '#platform/web/workflow/record-kind.ts';
import type { Dialogs, RecordDialogsProps } from './RecordDialogs.tsx';
import { RecordDifferences } from './RecordDifferences.tsx';

/** A record that says of the verbs that are its reader's and cannot be used yet why that is. */
export interface DescribedRecord extends WorkedRecord {
  readonly permissions: WorkedRecord['permissions'] & {
    readonly missing: readonly { readonly verb: string; readonly code: string }[];
  };
}

/** Reads what happened to a record, newest first. */
type HistoryCall = Endpoint & { response: Reply<'page', $ZodType<HistoryEntry>> };

interface Description<Row extends DescribedRecord>
  extends Omit<RecordKind<Row>, 'Differences'>, Partial<Pick<RecordKind<Row>, 'Differences'>> {
  readonly record: AnyRecord;
  readonly feature: RecordKind<Row>['feature'];
  readonly history: HistoryCall;
  /** What comes next, the first of them that this person may do. */
  readonly next: readonly VerbOf<Row>[];
  /** Verbs that the page offers elsewhere than in its menu. */
  readonly apart?: readonly VerbOf<Row>[];
  /** The order of the menu, where that is not the one of the workflow. */
  readonly menu?: readonly VerbOf<Row>[];
  /** What is a reader's and cannot be done yet is left out of the menu, where it would stand with the reason. */
  readonly hidesMissing?: boolean;
  /** Those that ask nothing and are done at once. */
  readonly now: Partial<Record<VerbOf<Row>, Endpoint>>;
  /** Those that have a page of their own. */
  readonly pages?: Partial<Record<VerbOf<Row>, (record: Row) => string>>;
}

/** A kind of record that is described once (docs/decisions/0122-records-described-once.md), on its page and in the dialogs of its verbs. */
export interface DescribedKind<Row extends DescribedRecord>
  extends RecordKind<Row>, Omit<Description<Row>, 'feature' | 'Differences'> {
  readonly feature: Description<Row>['feature'];
  readonly history: HistoryCall;
}

/** Makes of what is said of a kind what its page and its dialogs need. */
export const describedKind = <Row extends DescribedRecord>(said: Description<Row>): DescribedKind<Row> => ({
  Differences: (states) =>
    createElement(RecordDifferences, { record: said.record, feature: said.feature, ...states }),
  ...said,
});

export type VerbDialogs<Row extends DescribedRecord> = ComponentType<
  Omit<RecordDialogsProps<Row>, 'kind' | 'dialogs'>
>;

/** What the verbs of a kind ask: loaded once somebody uses one, because most who open a record read it. */
export const verbDialogs = <Row extends DescribedRecord>(
  kind: DescribedKind<Row>,
  load: () => Promise<Dialogs<Row>>,
): VerbDialogs<Row> =>
  lazy(async () => {
    const [{ RecordDialogs }, dialogs] = await Promise.all([import('./RecordDialogs.tsx'), load()]);
    return { default: (open) => createElement(RecordDialogs<Row>, { kind, dialogs, ...open }) };
  });
