import type { Dialogs } from '#platform/web/record/RecordDialogs.tsx';
import { asking } from '#platform/web/workflow/WordsDialog.tsx';
import * as contract from '../../incident.contract.ts';
import { incidentsPage } from '../../incident-path.rules.ts';
import { EditDialog } from './EditDialog.tsx';
import { TriageDialog } from './TriageDialog.tsx';

const { containIncident, closeIncident, reopenIncident } = contract;
const version = { version: true } as const;

/** What the verbs of an incident ask. */
export const incidentDialogs: Dialogs<contract.Incident> = {
  words: {
    contain: asking(containIncident, containIncident.body.omit(version), 'containment', { minRows: 3 }),
    close: asking(closeIncident, closeIncident.body.omit(version), 'note', { optional: true }),
    reopen: asking(reopenIncident, reopenIncident.body.omit(version), 'reason'),
  },
  forms: { edit: EditDialog, triage: TriageDialog },
  removal: {
    endpoint: contract.deleteIncident,
    restore: contract.restoreIncident,
    backTo: incidentsPage,
    named: ({ title }) => ({ title }),
    isReasonOptional: () => false,
  },
};
