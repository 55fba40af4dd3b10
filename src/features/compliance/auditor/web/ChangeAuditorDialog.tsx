import { useMemo } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { changeAuditor, mostDays, type Auditor } from '../auditor.contract.ts';

const schema = changeAuditor.body.omit({ version: true });

/** Another last day of somebody who audits. */
export function ChangeAuditorDialog({ auditor, onClose }: { auditor: Auditor; onClose: () => void }) {
  const { t } = useTranslation('compliance-auditor');
  const { id, version, email, ends_on } = auditor;
  const defaults = useMemo(() => ({ ends_on }), [ends_on]);
  const form = useContractForm(schema, { feature: 'compliance-auditor', defaults });
  const change = useWrite(changeAuditor, { handled: (failure) => form.showFailure(failure) });
  return (
    <FormDialog
      open
      form={form}
      title={t('change.title', { email })}
      verb={t('web:save')}
      busy={change.isPending}
      onSubmit={(body) =>
        change.mutate(
          { params: { id }, body: { version, ...body } },
          {
            onSuccess: () => {
              showSnackbar({ message: t('change.done', { email }), variant: 'success' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <TextInput
        name="ends_on"
        type="date"
        label={t('invite.ends_on')}
        help={t('invite.ends_on_help', { most: mostDays })}
      />
    </FormDialog>
  );
}
