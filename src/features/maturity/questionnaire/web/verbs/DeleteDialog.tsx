import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { deleteAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { restoreAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { listLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';

const schema = deleteAssessment.body.omit({ version: true });
const defaults = { reason: undefined };

/** Hides an assessment that was never approved: says exactly what that means, and leads back to the list. */
export function DeleteDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const mayRestore = usePerson().type === 'Admin';
  const verbForm = useVerbForm(assessmentKind, dialog, 'delete', {
    endpoint: deleteAssessment,
    schema,
    defaults,
  });
  const restore = useVerbNow(assessmentKind, restoreAssessment);
  const { name, overall } = dialog.record;
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.delete.text', { name })}
      isDestructive
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data }) => {
          void navigate(listLink(dialog.record));
          return { undo: mayRestore ? () => restore(data) : undefined };
        })
      }
    >
      {/* Whoever finds answers gone asks why. */}
      <TextInput
        name="reason"
        label={t('verb.reason')}
        multiline
        minRows={2}
        autoFocus
        optional={overall.answered + overall.not_applicable === 0}
        empty={undefined}
      />
    </VerbDialog>
  );
}
