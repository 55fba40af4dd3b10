import { describedKind } from '#platform/web/record/described-kind.ts';
import {
  readControl,
  readControlHistory,
  restoreControl,
  startControl,
  type Control,
} from '#features/treatment/control/control.contract.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { controlLink } from '#features/treatment/control/web/shared/control-paths.ts';

/** A control on its page and in the dialogs of its verbs. */
export const controlKind = describedKind<Control>({
  record: controlRecord,
  feature: 'treatment-control',
  read: readControl,
  history: readControlHistory,
  refreshes: ['risk'],
  next: ['restore', 'start', 'implement', 'edit'],
  hidesMissing: true,
  pages: { edit: ({ id }) => controlLink('edit', { control: id }) },
  now: { start: startControl, restore: restoreControl },
});
