import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { reason } from '#platform/contract/wording.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { deleteRisk, restoreRisk } from '#features/risk/record/risk.contract.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

/** Somewhat less than the day that the server allows. */
const takenBackWithin = 23.9 * 60 * 60 * 1000;
const withReason = z.strictObject({ reason });
const without = z.strictObject({ reason: z.optional(reason) });
const defaults = { reason: undefined } as never;

/** Hides a risk: says exactly what that means, and leads back to the register. */
export function DeleteDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const person = usePerson();
  const { raised_by, triage, status, created_at } = dialog.record;
  // A reason is asked of everybody but whoever takes back what nobody decided about yet.
  const [isOwn] = useState(
    () =>
      raised_by?.id === person.id &&
      triage === 'submitted' &&
      status !== 'closed' &&
      Date.now() - Date.parse(created_at) < takenBackWithin,
  );
  const verbForm = useVerbForm(riskKind, dialog, 'delete', {
    endpoint: deleteRisk,
    schema: isOwn ? without : withReason,
    defaults,
  });
  const restore = useVerbNow(riskKind, restoreRisk);
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.delete.text', { title: dialog.record.title })}
      isDestructive
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data }) => {
          void navigate(riskPaths.register);
          return { undo: person.type === 'Admin' ? () => restore(data) : undefined };
        })
      }
    >
      <TextInput
        name="reason"
        label={t('verb.reason')}
        multiline
        minRows={2}
        optional={isOwn}
        empty={undefined}
      />
    </VerbDialog>
  );
}
