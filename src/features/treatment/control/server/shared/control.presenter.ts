import { shownRow } from '#platform/server/record/record-presenter.ts';
import type { StoredRow } from '#platform/server/record/record-select.ts';
import type { ReadRecord } from '#platform/server/record/stored-records.ts';
import type { ControlHead, ControlRow } from '../../control.contract.ts';
import { controlRecord } from '../../control.record.ts';
import { controlFlagsOf } from '../../control.rules.ts';
import type { TestResult } from '../../control-status.contract.ts';

/** What of a control is read beside its fields, in a list too. */
interface BesideFields {
  last_test_id: string | null;
  last_test_result: TestResult | null;
  last_tested_on: string | null;
  next_test_on: string | null;
}
export type StoredControlRow = StoredRow<typeof controlRecord> & BesideFields;

/** The same of one. */
export interface BesideControl extends BesideFields {
  /** Of the organisation: its costs are in it. */
  currency: string;
}
export type StoredControl = ReadRecord<typeof controlRecord, BesideControl>;

/** What is shown of a control beside its fields; `day` is today. */
export const beside = (row: StoredControlRow, day: string) => ({
  last_test:
    row.last_test_id === null || row.last_test_result === null || row.last_tested_on === null
      ? null
      : { id: row.last_test_id, result: row.last_test_result, on: row.last_tested_on },
  next_test_on: row.next_test_on,
  flags: controlFlagsOf(row, day),
});

/** A control in the catalogue, but for the risks that it works on. */
export const toControlRow = (row: StoredControlRow, day: string): Omit<ControlRow, 'risks'> => ({
  ...shownRow(controlRecord, row),
  ...beside(row, day),
});

/** The head, wherever one is named. */
export const toControlHead = (row: StoredControlRow, day: string): ControlHead => {
  const { requirements: _, updated_at: __, ...head } = toControlRow(row, day);
  return head;
};
