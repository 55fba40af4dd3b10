import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { createFinding, findingDetails, type Finding } from '../../finding.contract.ts';
import type { FindingOrigin } from '../shared/finding-origin.ts';
import { findingKind } from '../verbs/finding-kind.ts';
import { FindingFields } from './FindingFields.tsx';

const schema = findingDetails.omit({ root_cause: true, correction: true, corrective_action: true });

interface RaiseDialogProps {
  /** What it comes from; nothing where it is raised by hand. */
  origin?: FindingOrigin | undefined;
  onClose: () => void;
  onRaised?: (finding: Finding) => void;
}

/** Raises a finding: by hand, or from what it was found at. */
export function RaiseDialog({ origin, onClose, onRaised }: RaiseDialogProps) {
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
  const draft = `finding-new-${origin?.id ?? ''}`;
  const form = useContractForm(schema, { feature: 'compliance-finding', defaults, draft });
  const create = useWrite(createFinding, { refreshes: findingKind.refreshes, handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t('list.new')}
      verb={t('form.add')}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={(details) =>
        create.mutate(
          { body: { ...details, ...(source && { source }) } },
          {
            onSuccess: ({ data }) => {
              form.discard();
              onClose();
              showSnackbar({ message: t('form.added', { ref: data.ref }), variant: 'success' });
              onRaised?.(data);
            },
          },
        )
      }
    >
      {origin && (
        <Typography sx={{ mb: 2 }} color="textSecondary">
          {t('form.source', { ref: origin.ref, title: origin.title })}
        </Typography>
      )}
      <FindingFields origin={origin} />
    </FormDialog>
  );
}
