import { RecordView } from '#platform/web/record/RecordView.tsx';
import { findingsPage } from '../../finding-path.rules.ts';
import { findingKind } from '../verbs/finding-kind.ts';
import { FindingPage } from './FindingPage.tsx';

export const FindingViewPage = () => (
  <RecordView kind={findingKind} list={findingsPage}>
    {(finding) => <FindingPage key={finding.id} finding={finding} />}
  </RecordView>
);
