import { useMemo } from 'react';
import * as z from 'zod';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { MoneyInput } from '#platform/web/ui/inputs/MoneyInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { leastProbability } from '../quantification-method.contract.ts';
import { quantificationDetails, quantifyRisk, type QuantifiedRisk } from '../quantification.contract.ts';

/** A percentage as people type it, as a share: "12,5" is 0.125. */
const shareOf = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 1e4) / 1e6;
const isShare = (typed: string): boolean => {
  const share = shareOf(typed);
  return share >= leastProbability && share <= 1;
};

const { loss_low, loss_high, rationale } = quantificationDetails.shape;
/** What the form asks: the probability as a percentage. */
const asked = z.strictObject({
  probability: z.string().trim().refine(isShare, 'percent_expected'),
  loss_low: loss_low.nullable().refine((loss) => loss !== null, 'loss_expected'),
  loss_high: loss_high.nullable().refine((loss) => loss !== null, 'loss_expected'),
  rationale,
});

/** What somebody estimates of a risk; saved, it is simulated. */
export function QuantifyDialog({ shown, onClose }: { shown: QuantifiedRisk; onClose: () => void }) {
  const { t } = useTranslation('treatment-quantification');
  const { risk, currency, quantification } = shown;
  const defaults = useMemo(
    () => ({
      probability: quantification === null ? '' : String(shareToPercent(quantification.probability)),
      loss_low: quantification?.loss_low ?? null,
      loss_high: quantification?.loss_high ?? null,
      rationale: quantification?.rationale ?? '',
    }),
    [quantification],
  );
  const form = useContractForm(asked, { feature: 'treatment-quantification', defaults });
  const write = useWrite(quantifyRisk, { refreshes: ['risk'], handled: form.showFailure });
  return (
    <FormDialog
      open
      title={t('form.title', { ref: risk.ref })}
      verb={t('form.save')}
      form={form}
      busy={write.isPending}
      onClose={onClose}
      onSubmit={({ probability, loss_low, loss_high, rationale }) => {
        if (loss_low === null || loss_high === null) return;
        const version = quantification?.version ?? null;
        write.mutate(
          {
            params: { id: risk.id },
            body: { probability: shareOf(probability), loss_low, loss_high, rationale, version },
          },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('section.saved', { ref: risk.ref }), variant: 'success' });
            },
          },
        );
      }}
    >
      <TextInput
        name="probability"
        label={t('form.probability')}
        help={t('form.probability_help')}
        autoFocus
      />
      <MoneyInput
        name="loss_low"
        label={t('form.loss_low', { currency })}
        help={t('form.loss_low_help')}
        currency={currency}
        optional={false}
      />
      <MoneyInput
        name="loss_high"
        label={t('form.loss_high', { currency })}
        help={t('form.loss_high_help')}
        currency={currency}
        optional={false}
      />
      <TextInput
        name="rationale"
        label={t('form.rationale')}
        help={t('form.rationale_help')}
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}

const shareToPercent = (share: number): number => Math.round(share * 1e6) / 1e4;
