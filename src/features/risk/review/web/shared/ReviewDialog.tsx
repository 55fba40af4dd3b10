import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { reviewOutcomes, reviewRisk } from '../../risk-review.contract.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { UntreatedNotice } from '#features/risk/record/web/shared/UntreatedNotice.tsx';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { ClosingFields } from '#features/risk/record/web/shared/ClosingFields.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const body = reviewRisk.body.omit({ version: true });
// What the chosen outcome does not ask is not checked either: nobody could see what is wrong with it.
const schema = z.pipe(
  z.transform((values: z.input<typeof body>): z.input<typeof body> =>
    values.outcome === 'close'
      ? { ...values, override_reason: undefined }
      : { ...values, closing: undefined },
  ),
  body,
) as unknown as typeof body;

const defaultsFor = (risk: Risk) => ({
  outcome: 'unchanged' as const,
  statement: '',
  next_on: undefined,
  override_reason: risk.residual_reason ?? undefined,
  closing: { reason: undefined as never, note: undefined, other_id: undefined },
});

/** Looks at a risk again: what was found, and when it is looked at next. */
export function ReviewDialog({
  onReviewed,
  mayRate,
  ...dialog
}: VerbDialogProps & {
  /** Others ask for a new rating, and write none. */
  mayRate: boolean;
  onReviewed: (risk: Risk, outcome: string) => void;
}) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const { record: risk } = dialog;
  const [defaults] = useState(() => defaultsFor(risk));
  const [hasOpenTasks, tellOpenTasks] = useState(false);
  const verbForm = useVerbForm(riskKind, dialog, 'review', {
    endpoint: reviewRisk,
    schema,
    defaults,
    draft: `risk-review-${risk.id}`,
    // The server names the field of a closing; here it is a part of the review.
    onFailure: (failure) => {
      if (failure instanceof CallFailed && failure.body.errors?.['cancel_tasks']) tellOpenTasks(true);
    },
  });
  const outcome = useWatch({ control: verbForm.form.control, name: 'outcome' });
  // What follows from the controls needs no rationale to hold on.
  const residual = verbForm.record.residual_basis === 'override' ? verbForm.record.residual : null;
  // A request that waits has to be decided before the risk can be closed.
  const offered = reviewOutcomes.filter(
    (one) => one !== 'close' || verbForm.record.permissions.can.includes('close'),
  );
  return (
    <VerbDialog
      verbForm={verbForm}
      onClose={dialog.onClose}
      onSubmit={({ closing, override_reason, next_on, ...values }) => {
        const closes = values.outcome === 'close';
        const body = {
          ...values,
          ...(closes ? { closing } : { next_on }),
          ...(!closes && mayRate && residual && { override_reason }),
        };
        verbForm.send(body, ({ data }) => {
          onReviewed(data, values.outcome);
          return {
            message: data.review_on
              ? t('verb.review.done', { day: formats.day(data.review_on) })
              : t('verb.review.done_plain'),
          };
        });
      }}
    >
      <ChoiceInput
        name="outcome"
        label={t('verb.review.outcome')}
        choices={offered.map((value) => ({ value, label: t(`verb.review.outcomes.${value}`) }))}
      />
      <TextInput
        name="statement"
        label={t('verb.review.statement')}
        help={t('verb.review.statement_help')}
        multiline
        minRows={3}
      />
      {outcome === 'close' ? (
        <>
          <UntreatedNotice risk={verbForm.record} />
          <ClosingFields except={risk.id} within="closing." hasOpenTasks={hasOpenTasks} />
        </>
      ) : (
        <NextFields mayRate={mayRate} residual={residual} outcome={outcome} />
      )}
    </VerbDialog>
  );
}

interface NextFieldsProps {
  mayRate: boolean;
  /** The residual rating that somebody stated, and that lapses where nobody states it again. */
  residual: Risk['residual'];
  outcome: string;
}

/** How it goes on with a risk that stays open. */
function NextFields({ mayRate, residual, outcome }: NextFieldsProps) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  return (
    <>
      {!mayRate && (residual !== null || outcome === 'changed') && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('verb.review.asks_rating')}
        </Alert>
      )}
      {mayRate && residual && (
        <>
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('verb.review.restate', { level: words.levelName(residual.level) })}
          </Alert>
          <TextInput
            name="override_reason"
            label={t('verb.review.override_reason')}
            multiline
            minRows={2}
            optional
            empty={undefined}
          />
        </>
      )}
      <TextInput
        name="next_on"
        type="date"
        label={t('verb.review.next_on')}
        help={t('verb.review.next_on_help')}
        optional
        empty={undefined}
      />
    </>
  );
}
