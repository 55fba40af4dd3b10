import { useMemo, useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { readingDetails, recordReading, type Indicator } from '../indicator.contract.ts';

interface ReadingDialogProps {
  indicator: Indicator;
  onClose: () => void;
}

/** What an indicator is today, or was on a day before. */
export function ReadingDialog({ indicator, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('treatment-indicator');
  const { timezone } = usePerson();
  const [today] = useState(() => currentDay(timezone));
  const source = indicator.last?.source ?? null;
  const defaults = useMemo(
    // No value is right because a form began with it.
    () => ({ value: undefined as never, at: today, note: null, source }),
    [today, source],
  );
  const draft = `reading-${indicator.id}`;
  const form = useContractForm(readingDetails, { feature: 'treatment-indicator', defaults, draft });
  const record = useWrite(recordReading, {
    refreshes: ['risk'],
    handled: form.showFailure,
  });
  const { id, risk_id, name, unit } = indicator;
  return (
    <FormDialog
      open
      title={t('record_title', { name })}
      verb={t('record')}
      form={form}
      busy={record.isPending}
      onClose={onClose}
      onSubmit={(body) =>
        record.mutate(
          { params: { risk_id, id }, body },
          {
            onSuccess: ({ data }) => {
              form.discard();
              onClose();
              const isRed = data.state === 'red';
              showSnackbar({
                message: t(isRed ? 'recorded_red' : 'recorded', { name }),
                variant: isRed ? 'warning' : 'success',
              });
            },
          },
        )
      }
    >
      <TextInput name="value" type="number" label={t('form.value', { unit })} autoFocus empty={undefined} />
      <TextInput name="at" type="date" label={t('form.at')} empty={undefined} />
      <TextInput name="source" label={t('form.source')} help={t('form.source_help')} optional empty={null} />
      <TextInput name="note" label={t('form.note')} multiline minRows={2} optional empty={null} />
    </FormDialog>
  );
}
