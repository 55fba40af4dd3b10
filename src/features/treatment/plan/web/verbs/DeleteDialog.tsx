import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { reason } from '#platform/contract/wording.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { restorePlan } from '../../plan-verbs.contract.ts';
import { deletePlan } from '../../plan.contract.ts';
import { planPaths } from '../shared/plan-paths.ts';
import { planKind, type VerbDialogProps } from './plan-kind.ts';

const withReason = z.strictObject({ reason });
const without = z.strictObject({ reason: z.optional(reason) });
const defaults = { reason: undefined } as never;

/** Hides a plan: says exactly what that means, and leads back to the list. */
export function DeleteDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('treatment-plan');
  const navigate = useNavigate();
  const isAdmin = usePerson().type === 'Admin';
  const { status, title } = dialog.record;
  const isDraft = status === 'draft';
  const verbForm = useVerbForm(planKind, dialog, 'delete', {
    endpoint: deletePlan,
    schema: isDraft ? without : withReason,
    defaults,
  });
  const restore = useVerbNow(planKind, restorePlan);
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.delete.text', { title })}
      isDestructive
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data }) => {
          void navigate(planPaths.list);
          return { undo: isAdmin ? () => restore(data) : undefined };
        })
      }
    >
      <TextInput
        name="reason"
        label={t('verb.reason')}
        multiline
        minRows={2}
        optional={isDraft}
        empty={undefined}
      />
    </VerbDialog>
  );
}
