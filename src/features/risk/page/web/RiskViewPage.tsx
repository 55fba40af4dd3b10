import { RiskInAddress } from '#features/risk/record/web/shared/RiskInAddress.tsx';
import { RiskPage } from './RiskPage.tsx';
import { RiskPageSkeleton } from './RiskPageSkeleton.tsx';

/** One risk, whole. */
export function RiskViewPage() {
  return (
    <RiskInAddress page="view" skeleton={<RiskPageSkeleton />}>
      {(risk) => <RiskPage key={risk.id} risk={risk} />}
    </RiskInAddress>
  );
}
