import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { AddDialog, type AddingProps } from '#platform/web/record/AddDialog.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { createFinding, findingDetails, type Finding } from '../../finding.contract.ts';
import type { FindingOrigin } from '../shared/finding-origin.ts';
import { findingKind } from '../verbs/finding-kind.ts';
import { FindingFields } from './FindingFields.tsx';

const schema = findingDetails.omit({ root_cause: true, correction: true, corrective_action: true });

interface RaiseDialogProps extends AddingProps<Finding> {
  /** What it comes from; nothing where it is raised by hand. */
  origin?: FindingOrigin | undefined;
}

/** Raises a finding: by hand, or from what it was found at. */
export function RaiseDialog({ origin, ...adding }: RaiseDialogProps) {
  const { t } = useTranslation('compliance-finding');
  const { current } = useDepartmentPicks();
  const { title = '', kind = 'minor_nc', severity = 3, description = null } = origin?.filled ?? {};
  const department_id = (origin === undefined ? current : origin.department_id) ?? null;
  const source = origin?.source;
  const control_id = origin?.control?.id ?? null;
  const defaults = useMemo(
    () => ({ title, kind, severity, description, due_date: null, department_id, control_id }),
    [title, kind, severity, description, department_id, control_id],
  );
  return (
    <AddDialog
      kind={findingKind}
      endpoint={createFinding}
      schema={schema}
      bodyOf={(details) => ({ ...details, ...(source && { source }) })}
      defaults={defaults}
      draft={`finding-new-${origin?.id ?? ''}`}
      {...adding}
    >
      {origin && (
        <Typography sx={{ mb: 2 }} color="textSecondary">
          {t('form.source', { ref: origin.ref, title: origin.title })}
        </Typography>
      )}
      <FindingFields origin={origin} />
    </AddDialog>
  );
}
