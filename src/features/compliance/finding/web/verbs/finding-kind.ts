import { describedKind } from '#platform/web/record/described-kind.ts';
import { readFinding, readFindingHistory, type Finding } from '../../finding.contract.ts';
import { restoreFinding, startFinding } from '../../finding-verbs.contract.ts';
import { findingRecord } from '../../finding.record.ts';

/** A finding on its page and in the dialogs of its verbs. What it changes shows in what waits for people, and among plans. */
export const findingKind = describedKind<Finding>({
  record: findingRecord,
  feature: 'compliance-finding',
  read: readFinding,
  history: readFindingHistory,
  refreshes: ['work', 'plan'],
  next: ['restore', 'verify', 'resolve', 'start', 'assign'],
  apart: ['plan'],
  now: { start: startFinding, restore: restoreFinding },
});
