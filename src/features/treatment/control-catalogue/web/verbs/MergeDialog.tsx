import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod';
import { reason } from '#platform/contract/wording.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { ControlPicker } from '#features/treatment/control/web/shared/ControlPicker.tsx';
import { mergeControls } from '../../control-catalogue.contract.ts';
import { controlKind } from './control-kind.ts';

const schema = z.strictObject({ controls: mergeControls.body.shape.controls, reason });
const defaults = { controls: [], reason: '' };

/** Lets a control take over others: which ones, and why. */
export function MergeDialog({ record, onClose }: VerbDialogProps<Control>) {
  const { t } = useTranslation(['treatment-control', 'record']);
  const form = useContractForm(schema, { feature: controlKind.feature, defaults });
  const merge = useWrite(mergeControls, { refreshes: controlKind.refreshes, handled: form.showFailure });
  const { id, version, ref } = record;
  return (
    <FormDialog
      open
      form={form}
      title={t('verb.merge.title', { ref })}
      verb={t('verb.merge.verb')}
      busy={merge.isPending}
      isDestructive
      onClose={onClose}
      onSubmit={(values) =>
        merge.mutate(
          { body: { into: { id, version }, ...values } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('verb.merge.done', { ref }), variant: 'success' });
            },
          },
        )
      }
    >
      <Box component="p" sx={{ mt: 0, mb: 2, maxWidth: '70ch' }}>
        {t('verb.merge.text', { ref })}
      </Box>
      <ControlsInput except={id} />
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} />
    </FormDialog>
  );
}

interface Chosen {
  id: string;
  version: number;
}

/** The controls that are taken over, found one by one. */
function ControlsInput({ except }: { except: string }) {
  const { t } = useTranslation('treatment-control');
  const id = useId();
  const { field, fieldState } = useController<{ controls: Chosen[] }, 'controls'>({ name: 'controls' });
  const chosen = field.value;
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <FieldFrame id={id} label={t('verb.merged')} error={fieldState.error?.message}>
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', mb: chosen.length > 0 ? 1 : 0 }}>
        {chosen.map((one) => (
          <Chip
            key={one.id}
            size="small"
            label={<bdi>{names.get(one.id)}</bdi>}
            onDelete={() => field.onChange(chosen.filter((other) => other.id !== one.id))}
          />
        ))}
      </Box>
      <ControlPicker
        // Empty again once one is found.
        key={chosen.length}
        id={id}
        value={null}
        except={[except, ...chosen.map((one) => one.id)]}
        invalid={fieldState.error !== undefined}
        onPick={(control) => {
          if (control === null) return;
          setNames((before) => new Map(before).set(control.id, `${control.ref} ${control.title}`));
          field.onChange([...chosen, { id: control.id, version: control.version }]);
        }}
      />
    </FieldFrame>
  );
}
