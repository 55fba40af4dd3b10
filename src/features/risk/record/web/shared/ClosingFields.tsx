import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { closeReasons } from '../../risk.contract.ts';
import { RiskPicker } from './RiskPicker.tsx';

interface ClosingFieldsProps {
  except: string;
  within?: '' | 'closing.';
  /** The server refused to close it for its open tasks. */
  hasOpenTasks?: boolean;
}

/** Why a risk is closed, and where it went. `within` is the part of the form that holds it. */
export function ClosingFields({ except, within = '', hasOpenTasks = false }: ClosingFieldsProps) {
  const { t } = useTranslation(['risk', 'record']);
  const reason = useWatch<Record<string, string>, string>({ name: `${within}reason` });
  return (
    <>
      <SelectInput
        name={`${within}reason`}
        label={t('verb.close.reason')}
        choices={closeReasons.map((value) => ({ value, label: t(`words.close_reason.${value}`) }))}
      />
      {(reason === 'duplicate_of' || reason === 'merged_into') && (
        <OtherRisk name={`${within}other_id`} except={except} />
      )}
      <TextInput
        name={`${within}note`}
        label={t('verb.note')}
        multiline
        minRows={2}
        optional
        empty={undefined}
      />
      <CancelTasks name={`${within}cancel_tasks`} isAsked={hasOpenTasks} />
    </>
  );
}

/** Asked once the server says that tasks of the risk are still open. */
function CancelTasks({ name, isAsked }: { name: string; isAsked: boolean }) {
  const { t } = useTranslation('risk');
  const { field, fieldState } = useController({ name });
  if (!isAsked && fieldState.error === undefined && field.value === undefined) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={t('verb.close.cancel_tasks')}
        control={
          <Checkbox
            size="small"
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

function OtherRisk({ name, except }: { name: string; except: string }) {
  const { t } = useTranslation('risk');
  const id = useId();
  const { field, fieldState } = useController({ name });
  const [picked, pick] = useState<{ id: string; ref: string; title: string } | null>(null);
  return (
    <FieldFrame id={id} label={t('verb.close.other')} error={fieldState.error?.message}>
      <RiskPicker
        id={id}
        value={picked}
        except={except}
        invalid={fieldState.error !== undefined}
        onPick={(risk) => {
          pick(risk);
          field.onChange(risk?.id);
        }}
      />
    </FieldFrame>
  );
}
