import { useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { output } from 'zod';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Titled } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { RiskPicker } from '#features/risk/record/web/shared/RiskPicker.tsx';
import { ControlPicker } from '#features/treatment/control/web/shared/ControlPicker.tsx';
import {
  linkControl,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  linkedTypes,
  type LinkedType,
} from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';
import { PlanPicker } from './PlanPicker.tsx';

const schema = linkControl.body.omit({ version: true });
const defaults: output<typeof schema> = { object_type: 'control', object_id: '' };

/** Links a control, a risk or an improvement plan of the organisation. */
export function LinkDialog(dialog: VerbDialogProps<ControlAssessment>) {
  const { t } = useTranslation('compliance-control-assessment');
  const verbForm = useVerbForm(controlAssessmentKind, dialog, 'link', {
    endpoint: linkControl,
    schema,
    defaults,
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={(values) => verbForm.send(values)}>
      <SelectInput
        name="object_type"
        label={t('page.link_what')}
        choices={linkedTypes.map((value) => ({ value, label: t(`words.linked.${value}`) }))}
      />
      <LinkedInput links={dialog.record.links} />
    </VerbDialog>
  );
}

/** The record of the chosen kind. */
function LinkedInput({ links }: Pick<ControlAssessment, 'links'>) {
  const type = useWatch<{ object_type: LinkedType }, 'object_type'>({ name: 'object_type' });
  return <OneLinked key={type} type={type} except={links.map(({ object_id }) => object_id)} />;
}

function OneLinked({ type, except }: { type: LinkedType; except: readonly string[] }) {
  const { t } = useTranslation('compliance-control-assessment');
  const id = useId();
  const { field, fieldState } = useController({ name: 'object_id' });
  const [picked, pick] = useState<Titled | null>(null);
  const picking = {
    id,
    value: picked as never,
    invalid: fieldState.error !== undefined,
    onPick: (record: Titled | null) => {
      pick(record);
      field.onChange(record?.id ?? '');
    },
  };
  return (
    <FieldFrame id={id} label={t(`words.linked.${type}`)} error={fieldState.error?.message}>
      {type === 'control' && <ControlPicker {...picking} except={except} />}
      {type === 'risk' && <RiskPicker {...picking} />}
      {type === 'plan' && <PlanPicker {...picking} except={except} />}
    </FieldFrame>
  );
}
