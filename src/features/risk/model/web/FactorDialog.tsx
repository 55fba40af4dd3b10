import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import {
  addFactor,
  bandUnits,
  changeFactor,
  factorChanges,
  removeFactor,
  type FactorType,
  type RiskFactor,
  type RiskModel,
} from '../risk-model.contract.ts';
import { stepsOf } from '../risk-model-draft.rules.ts';
import { stretched } from '../risk-model.rules.ts';
import { useModelWords } from './shared/model-words.hooks.ts';

interface FactorDialogProps {
  type: FactorType;
  factor?: RiskFactor;
  model: RiskModel;
  onClose: () => void;
}

/** A new factor, or one as it is: a shipped one may go without a name of its own. */
export function FactorDialog({ type, factor, model, onClose }: FactorDialogProps) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const shippedName =
    factor === undefined || factor.code === null ? '' : words.factorName({ ...factor, name: null });
  const size = model[`${type}_size`];
  const defaults = useMemo(() => formOf(factor, size), [factor, size]);
  // Only what is shipped may be nameless.
  const schema = useMemo(
    () => (shippedName === '' ? z.required(factorChanges, { name: true }) : factorChanges),
    [shippedName],
  );
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const done = {
    onSuccess: () => {
      onClose();
      showSnackbar({ message: t('model.screen.factors.saved'), variant: 'success' });
    },
  };
  const add = useWrite(addFactor, { handled: form.showFailure });
  const change = useWrite(changeFactor, { handled: form.showFailure });
  const name = factor === undefined ? '' : words.factorName(factor);

  return (
    <FormDialog
      open
      title={factor === undefined ? t('model.screen.factors.add') : t('model.screen.factors.edit', { name })}
      verb={t('model.screen.factors.save')}
      form={form}
      onClose={onClose}
      busy={add.isPending || change.isPending}
      onSubmit={(values) => {
        if (factor !== undefined)
          change.mutate({ params: { id: factor.id }, body: { ...values, version: factor.version } }, done);
        else
          add.mutate(
            { body: { ...values, type, name: values.name ?? '', levels: values.levels ?? [] } },
            done,
          );
      }}
    >
      <TextInput
        name="name"
        label={t('web:field.name')}
        optional={shippedName !== ''}
        empty={null}
        help={shippedName === '' ? undefined : t('model.screen.factors.shipped_name', { name: shippedName })}
      />
      <TextInput
        name="description"
        label={t('model.screen.factors.description')}
        multiline
        minRows={2}
        optional
        empty={null}
      />
      <TextInput
        name="weight"
        type="number"
        label={t('model.screen.factors.weight')}
        help={t('model.screen.factors.weight_help')}
      />
      <ActiveInput label={t('model.screen.factors.active')} />
      {model[stepsOf[type]].map((step, at) => (
        <StepFields key={at} at={at} name={words.stepName(step)} />
      ))}
      {factor !== undefined && <RemoveButton factor={factor} name={name} onRemoved={onClose} />}
    </FormDialog>
  );
}

const formOf = (factor: RiskFactor | undefined, size: number) => ({
  name: factor?.name ?? null,
  description: factor?.description ?? null,
  weight: factor?.weight ?? 1,
  is_active: factor?.is_active ?? true,
  levels: stretched(factor?.levels ?? [], size).map((level) => ({
    from: null,
    to: null,
    unit: null,
    ...level,
  })),
});

interface RemoveButtonProps {
  factor: RiskFactor;
  name: string;
  onRemoved: () => void;
}

function RemoveButton({ factor, name, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation('risk');
  const remove = useWrite(removeFactor);
  return (
    <ConfirmButton
      title={t('model.screen.factors.remove_title', { name })}
      text={t('model.screen.factors.remove_text')}
      verb={t('web:remove')}
      onConfirm={() =>
        remove.mutate(
          { params: { id: factor.id }, body: { version: factor.version } },
          {
            onSuccess: () => {
              onRemoved();
              showSnackbar({ message: t('model.screen.factors.removed'), variant: 'success' });
            },
          },
        )
      }
    >
      {t('web:remove')}
    </ConfirmButton>
  );
}

function ActiveInput({ label }: { label: string }) {
  const { field } = useController<{ is_active: boolean }, 'is_active'>({ name: 'is_active' });
  return (
    <FormControlLabel
      sx={{ mb: 1 }}
      control={
        <Checkbox
          checked={field.value}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={label}
    />
  );
}

/** What one step of the factor is called, what it means, and what it counts. */
function StepFields({ at, name }: { at: number; name: string }) {
  const { t } = useTranslation('risk');
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, p: 0, pt: 1.5, mt: 1 }}
    >
      <Typography component="legend" variant="h3" sx={{ p: 0, pe: 1 }}>
        {t('model.screen.factors.step', { number: at + 1 })}: {name}
      </Typography>
      <TextInput
        name={`levels.${at}.label`}
        label={t('model.screen.factors.label')}
        placeholder={name}
        optional
        empty={null}
      />
      <TextInput
        name={`levels.${at}.description`}
        label={t('model.screen.factors.meaning')}
        multiline
        optional
        empty={null}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 1 }}>
        <TextInput
          name={`levels.${at}.from`}
          type="number"
          label={t('model.screen.factors.from')}
          optional
          empty={null}
        />
        <TextInput
          name={`levels.${at}.to`}
          type="number"
          label={t('model.screen.factors.to')}
          optional
          empty={null}
        />
        <SelectInput
          name={`levels.${at}.unit`}
          label={t('model.screen.factors.unit')}
          none={t('model.screen.factors.no_unit')}
          optional
          choices={bandUnits.map((unit) => ({ value: unit, label: t(`model.unit.${unit}`) }))}
        />
      </Box>
    </Box>
  );
}
