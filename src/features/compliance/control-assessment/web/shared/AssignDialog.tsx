import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { isRefusal } from '#platform/web/calling/call-failed.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { assignControls, type ControlAssessmentRow } from '../../control-assessment.contract.ts';

const people = { user_ids: z.array(z.uuid()).max(20), due_date: z.nullable(day) };
const ofSection = z.strictObject({ section: z.string().min(1), ...people });
const ofChosen = z.strictObject({ ...people });

/** What is given to people: controls that were chosen, or a section that is chosen here. */
type Given =
  | { ids: readonly string[]; ref?: string; respondents?: ControlAssessmentRow['respondents'] }
  | { sections: readonly { value: string; label: string }[]; section: string | undefined };

interface AssignDialogProps {
  assessmentId: string;
  given: Given;
  onClose: () => void;
  onDone?: () => void;
}

const nobody: readonly { id: string; name: string }[] = [];

/** Gives controls, or a section of them, to people to answer until a day. */
export function AssignDialog({ assessmentId, given, onClose, onDone }: AssignDialogProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const isSection = 'sections' in given;
  const named = isSection ? nobody : (given.respondents ?? nobody);
  const defaults = useMemo(
    () => ({
      ...(isSection && { section: given.section }),
      user_ids: named.map(({ id }) => id),
      due_date: null,
    }),
    [isSection, given, named],
  );
  const form = useContractForm(isSection ? ofSection : ofChosen, {
    feature: 'compliance-control-assessment',
    defaults: defaults as never,
  });
  const assessment = useRead(readComplianceAssessment, { params: { id: assessmentId } });
  const assign = useWrite(assignControls, {
    refreshes: ['work'],
    handled: (failure) => {
      // What was changed of the assessment meanwhile is another assignment: the next try knows of it.
      if (isRefusal(failure, staleVersion)) void assessment.refetch();
      return form.showFailure(failure);
    },
  });
  const send = (values: { section?: string; user_ids: string[]; due_date: string | null }) => {
    const version = assessment.data?.data.version;
    if (version === undefined) return;
    const { section, user_ids, due_date } = values;
    const body = {
      version,
      user_ids,
      ...(isSection ? { section } : { requirement_ids: [...given.ids] }),
      ...(due_date !== null && { due_date }),
    };
    assign.mutate(
      { params: { id: assessmentId }, body },
      {
        onSuccess: ({ data }) => {
          showSnackbar({ message: t('assign.done', { count: data.assigned }), variant: 'success' });
          onClose();
          onDone?.();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      form={form}
      title={
        !isSection && given.ref !== undefined ? t('assign.title_of', { ref: given.ref }) : t('assign.title')
      }
      verb={t('assign.verb')}
      busy={assign.isPending || assessment.data === undefined}
      onSubmit={(values) => send(values as never)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }} color="textSecondary">
        {!isSection && given.ref === undefined && `${t('assign.chosen', { count: given.ids.length })}. `}
        {t('assign.left')}
      </Typography>
      {isSection && (
        <PickInput
          name="section"
          label={t('assign.section')}
          picks={given.sections}
          none={t('assign.choose_section')}
          empty={undefined}
        />
      )}
      <PicksInput
        name="user_ids"
        label={t('assign.respondents')}
        {...usePeoplePicks(named)}
        none={t('assign.nobody')}
        help={t('assign.replaces')}
      />
      <TextInput
        name="due_date"
        type="date"
        label={t('assign.due')}
        help={t('assign.due_help')}
        optional
        empty={null}
      />
    </FormDialog>
  );
}
