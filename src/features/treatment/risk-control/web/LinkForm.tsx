import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { newControl, type ControlRow } from '#features/treatment/control/control.contract.ts';
import { ControlFields } from '#features/treatment/control/web/shared/ControlFields.tsx';
import { ControlPicker } from '#features/treatment/control/web/shared/ControlPicker.tsx';
import { linkControl, riskControlDetails } from '../risk-control.contract.ts';
import { LinkFields } from './LinkFields.tsx';

const ofLink = riskControlDetails.shape;
const schema = z.discriminatedUnion('which', [
  z.object({ ...ofLink, which: z.literal('existing'), control_id: z.uuid() }),
  z.object({ ...ofLink, which: z.literal('new'), control: newControl }),
]);

interface LinkFormProps {
  risk: Risk;
  onDone: () => void;
}

/** Links a control of the catalogue to a risk, or a new one that is added with it. */
export function LinkForm({ risk, onDone }: LinkFormProps) {
  const { t } = useTranslation('treatment-control');
  const { id, timezone } = usePerson();
  const defaults = useMemo(
    () => ({
      which: 'existing' as const,
      control_id: undefined as never,
      control: { title: '', description: null, kind: 'process', action: 'preventive', owner_id: id },
      acts_on: 'likelihood' as const,
      design: 50,
      note: null,
      since: currentDay(timezone),
    }),
    [id, timezone],
  );
  const form = useContractForm(schema, {
    feature: 'treatment-control',
    defaults: defaults as never,
    draft: `risk-control-${risk.id}`,
  });
  const link = useWrite(linkControl, { refreshes: ['risk'], handled: form.showFailure });
  const which = useWatch({ control: form.control, name: 'which' });
  return (
    <ContractFormBox
      form={form}
      onSubmit={({ acts_on, design, note, since, ...values }) => {
        const chosen =
          values.which === 'existing' ? { control_id: values.control_id } : { control: values.control };
        link.mutate(
          { body: { risk_id: risk.id, ...chosen, acts_on, design, note, since } },
          {
            onSuccess: ({ data }) => {
              form.discard();
              const message = t('link.linked', { control: data.control.ref, ref: risk.ref });
              showSnackbar({ message, variant: 'success' });
              onDone();
            },
          },
        );
      }}
    >
      <ChoiceInput
        name="which"
        label={t('web:field.control')}
        choices={[
          { value: 'existing', label: t('link.existing') },
          { value: 'new', label: t('link.new') },
        ]}
      />
      {which === 'existing' ? <ExistingControl /> : <ControlFields isBrief at="control." />}
      <LinkFields title={`${risk.ref} ${risk.title}`} />
      <Box sx={{ display: 'flex', gap: 1, pb: 4 }}>
        <Button type="submit" variant="contained" disabled={link.isPending}>
          {t('link.add')}
        </Button>
        <Button onClick={onDone}>{t('web:cancel')}</Button>
      </Box>
    </ContractFormBox>
  );
}

/** One of the catalogue. */
function ExistingControl() {
  const { t } = useTranslation('treatment-control');
  const id = useId();
  const { field, fieldState } = useController({ name: 'control_id' });
  const [picked, pick] = useState<Pick<ControlRow, 'id' | 'version' | 'ref' | 'title' | 'status'> | null>(
    null,
  );
  return (
    <FieldFrame id={id} label={t('web:field.control')} error={fieldState.error?.message}>
      <ControlPicker
        id={id}
        value={picked}
        invalid={fieldState.error !== undefined}
        onPick={(control) => {
          pick(control);
          field.onChange(control?.id);
        }}
      />
    </FieldFrame>
  );
}
