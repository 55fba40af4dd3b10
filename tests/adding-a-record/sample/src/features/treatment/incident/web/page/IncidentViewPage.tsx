import { RecordView } from '#platform/web/record/RecordView.tsx';
import { incidentsPage } from '../../incident-path.rules.ts';
import { incidentKind } from '../verbs/incident-kind.ts';
import { IncidentPage } from './IncidentPage.tsx';

export const IncidentViewPage = () => (
  <RecordView kind={incidentKind} list={incidentsPage}>
    {(incident) => <IncidentPage key={incident.id} incident={incident} />}
  </RecordView>
);
