import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { deleteAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { restoreAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { listLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { refreshedSubjects } from './refreshed-subjects.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = deleteAssessment.body.omit({ version: true });
const defaults = { reason: undefined };

/** Hides an assessment that was never approved: says exactly what that means, and leads back to the list. */
export function DeleteDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const mayRestore = usePerson().type === 'Admin';
  const asked = useVerbForm(dialog, 'delete', schema, defaults);
  const restore = useWrite(restoreAssessment, { refreshes: refreshedSubjects });
  const remove = useWrite(deleteAssessment, asked.options);
  const { params } = asked;
  const { answered, not_applicable } = dialog.assessment.overall;
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.delete.text', { name: dialog.assessment.name })}
      busy={remove.isPending}
      isDestructive
      onClose={dialog.onClose}
      onSubmit={(said) =>
        remove.mutate(
          { params, body: { ...said, version: asked.version } },
          {
            onSuccess: ({ data: { version } }) => {
              asked.done(mayRestore ? () => restore.mutate({ params, body: { version } }) : undefined);
              void navigate(listLink(dialog.assessment));
            },
          },
        )
      }
    >
      {/* Whoever finds answers gone asks why. */}
      <TextInput
        name="reason"
        label={t('verb.reason')}
        multiline
        minRows={2}
        autoFocus
        optional={answered + not_applicable === 0}
        empty={undefined}
      />
    </VerbDialog>
  );
}
