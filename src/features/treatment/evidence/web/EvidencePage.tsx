import { useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readEvidence } from '../evidence.contract.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { EvidenceView } from './EvidenceView.tsx';
import { evidencePath } from './shared/evidence-paths.ts';

/** The evidence of the organisation; with `?evidence=` one piece of it. */
export function EvidencePage() {
  const { t } = useTranslation('treatment-evidence');
  const [search] = useSearchParams();
  const id = search.get('evidence') ?? '';
  return (
    <RecordInAddress
      id={id}
      read={useRead(readEvidence, { params: { id } }, { enabled: id !== '' })}
      title={t('list.title')}
      unknown={t('list.unknown')}
      list={evidencePath}
      choice={<EvidenceList />}
      skeleton={<HistorySkeleton />}
    >
      {(evidence) => <EvidenceView key={evidence.id} evidence={evidence} />}
    </RecordInAddress>
  );
}
