import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { reason } from '#platform/contract/wording.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { deleteControl, restoreControl } from '#features/treatment/control/control.contract.ts';
import { controlKind, type VerbDialogProps } from '#features/treatment/control/web/shared/control-kind.ts';
import { controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';

const withReason = z.strictObject({ reason });
const without = z.strictObject({ reason: z.optional(reason) });
const defaults = { reason: undefined } as never;

/** Hides a control: says exactly what that means, and leads back to the catalogue. */
export function DeleteDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('treatment-control');
  const navigate = useNavigate();
  const person = usePerson();
  const isPlanned = dialog.record.status === 'planned';
  const verbForm = useVerbForm(controlKind, dialog, 'delete', {
    endpoint: deleteControl,
    schema: isPlanned ? without : withReason,
    defaults,
  });
  const restore = useVerbNow(controlKind, restoreControl);
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.delete.text', { title: dialog.record.title })}
      isDestructive
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data }) => {
          void navigate(controlPaths.list);
          return { undo: person.type === 'Admin' ? () => restore(data) : undefined };
        })
      }
    >
      <TextInput
        name="reason"
        label={t('verb.reason')}
        multiline
        minRows={2}
        optional={isPlanned}
        empty={undefined}
      />
    </VerbDialog>
  );
}
