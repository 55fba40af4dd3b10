import { blankOf } from '#platform/contract/record/record-history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { draftAcceptance } from '../../acceptance.contract.ts';
import { acceptanceRecord } from '../../acceptance.record.ts';
import { AcceptanceFields, askedDetails } from './AcceptanceFields.tsx';

const { risk_ids: _, ...defaults } = blankOf(acceptanceRecord);

/** Asks for the acceptance of a risk: the copy is taken and the approver asked at once. */
export function RequestDialog({ risk, onClose }: { risk: Risk; onClose: () => void }) {
  const { t } = useTranslation('treatment-acceptance');
  const form = useContractForm(askedDetails, {
    feature: 'treatment-acceptance',
    defaults,
    draft: `acceptance-of-${risk.id}`,
  });
  const write = useWrite(draftAcceptance, { refreshes: ['risk'], handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t('request.title', { ref: risk.ref })}
      verb={t('request.verb')}
      busy={write.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        write.mutate(
          { body: { ...values, risk_ids: [risk.id], submit: true } },
          {
            onSuccess: ({ data }) => {
              form.discard();
              onClose();
              showSnackbar({ message: t('request.done', { ref: data.ref }), variant: 'success' });
            },
          },
        )
      }
    >
      <AcceptanceFields risks={[risk.id]} />
    </FormDialog>
  );
}
