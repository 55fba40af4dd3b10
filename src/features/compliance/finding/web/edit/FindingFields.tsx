import Box from '@mui/material/Box';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { DepartmentInput } from '#features/organisation/department/web/shared/DepartmentInput.tsx';
import type { Finding } from '../../finding.contract.ts';
import { findingRecord } from '../../finding.record.ts';
import type { FindingOrigin } from '../shared/finding-origin.ts';
import { ControlInput } from './ControlInput.tsx';

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;
/** The record whose fields these inputs write. */
export const inFinding = { record: findingRecord, feature: 'compliance-finding' } as const;

interface FindingFieldsProps {
  /** The one that is edited; none where one is raised. */
  finding?: Finding;
  /** What one is raised from: its department is the finding's. */
  origin?: FindingOrigin | undefined;
}

/** What those write who decide about a finding: what was found, how grave it is, where, and until when it is put right. */
export function FindingFields({ finding, origin }: FindingFieldsProps) {
  const isOfControl = origin !== undefined && origin.source === undefined;
  return (
    <>
      <FieldInput {...inFinding} name="title" autoFocus />
      <Box sx={two}>
        <FieldInput {...inFinding} name="kind" />
        <FieldInput {...inFinding} name="severity" />
      </Box>
      <FieldInput {...inFinding} name="description" minRows={3} />
      {!isOfControl && <ControlInput named={finding?.control ?? origin?.control} optional />}
      <Box sx={two}>
        {origin === undefined && <DepartmentInput kept={finding?.department?.id} />}
        <FieldInput {...inFinding} name="due_date" />
      </Box>
    </>
  );
}

/** Why it came about, and what is done about it. */
export const TreatmentFields = () =>
  (['root_cause', 'correction', 'corrective_action'] as const).map((name) => (
    <FieldInput key={name} {...inFinding} name={name} />
  ));
