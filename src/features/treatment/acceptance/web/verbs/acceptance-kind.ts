import { describedKind } from '#platform/web/record/described-kind.ts';
import { readAcceptance, readAcceptanceHistory, type Acceptance } from '../../acceptance.contract.ts';
import { refreezeAcceptance, submitAcceptance, withdrawAcceptance } from '../../acceptance-verbs.contract.ts';
import { acceptanceRecord } from '../../acceptance.record.ts';

/** An acceptance on its page and in the dialogs of its verbs. */
export const acceptanceKind = describedKind<Acceptance>({
  record: acceptanceRecord,
  feature: 'treatment-acceptance',
  read: readAcceptance,
  history: readAcceptanceHistory,
  refreshes: ['risk'],
  next: ['approve', 'submit'],
  // What decides about it first.
  menu: ['approve', 'reject', 'refreeze', 'submit', 'edit', 'withdraw', 'revoke', 'delete'],
  hidesMissing: true,
  now: { submit: submitAcceptance, withdraw: withdrawAcceptance, refreeze: refreezeAcceptance },
});

/** One whose copy is out of date: a new one is taken before anybody decides. */
export const outdatedKind: typeof acceptanceKind = { ...acceptanceKind, next: ['refreeze', 'submit'] };
