import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskVerb } from '#features/risk/record/risk.workflow.ts';
import { AvoidDialog } from './AvoidDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DeleteRiskDialog } from './DeleteRiskDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { MitigateDialog } from './MitigateDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ReviewDialog } from '#features/risk/review/web/shared/ReviewDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { TreatmentDialog } from './TreatmentDialog.tsx';
import { TriageDialog } from './TriageDialog.tsx';

interface VerbDialogsProps {
  verb: RiskVerb;
  record: Risk;
  closesAtOnce: boolean;
  mayRate: boolean;
  onClose: () => void;
  onReviewed: (risk: Risk, outcome: string) => void;
}

/** The dialog of a verb. Verbs without one are done at once. */
export function VerbDialogs({ verb, closesAtOnce, mayRate, onReviewed, ...dialog }: VerbDialogsProps) {
  switch (verb) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'triage':
      return <TriageDialog {...dialog} />;
    case 'treatment':
      return <TreatmentDialog {...dialog} />;
    case 'mitigate':
      return <MitigateDialog {...dialog} />;
    case 'avoid':
      return <AvoidDialog {...dialog} />;
    case 'transfer':
      return <TransferDialog {...dialog} />;
    case 'confirm':
      return <ConfirmDialog {...dialog} />;
    case 'decline':
      return <DeclineDialog {...dialog} />;
    case 'close':
      return <CloseDialog {...dialog} closesAtOnce={closesAtOnce} />;
    case 'reopen':
      return <ReopenDialog {...dialog} />;
    case 'review':
      return <ReviewDialog {...dialog} mayRate={mayRate} onReviewed={onReviewed} />;
    case 'delete':
      return <DeleteRiskDialog {...dialog} />;
    case 'assess':
    case 'restore':
    case 'comment':
      return null;
  }
}
