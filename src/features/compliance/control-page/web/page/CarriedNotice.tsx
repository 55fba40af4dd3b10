import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  answerControl,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';

/** Says that an answer is an earlier assessment's, or one to other words of the standard, and lets those who may answer say that it still holds. */
export function CarriedNotice({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const write = useWrite(answerControl, controlAssessmentKind);
  const { id, ref, version, carried_from, assessment, permissions } = control;
  if (carried_from === null) return null;
  const confirm = () =>
    write.mutate(
      { params: { id }, body: { version, confirmed: true } },
      { onSuccess: () => showSnackbar({ message: t('page.confirmed', { ref }), variant: 'success' }) },
    );
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        permissions.can.includes('edit') && (
          <Button size="small" disabled={write.isPending} onClick={confirm}>
            {t('page.confirm')}
          </Button>
        )
      }
    >
      {carried_from.id === assessment.id
        ? t('page.reworded')
        : t('page.carried', { ref: carried_from.ref, name: carried_from.name })}
    </Alert>
  );
}
