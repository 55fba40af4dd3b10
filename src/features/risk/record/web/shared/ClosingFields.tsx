import { useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { closeReasons } from '../../risk.contract.ts';
import { RiskPicker } from './RiskPicker.tsx';

/** Why a risk is closed, and where it went. `within` is the part of the form that holds it. */
export function ClosingFields({ except, within = '' }: { except: string; within?: '' | 'closing.' }) {
  const { t } = useTranslation('risk');
  const reason = useWatch({ name: `${within}reason` }) as string;
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
    </>
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
