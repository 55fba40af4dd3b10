import { useState } from 'react';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm, type ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useConflict, type Conflict } from '#platform/web/workflow/conflict.hooks.ts';
import { changedFields, formerFields } from '#platform/web/workflow/verb-form.hooks.ts';
import {
  answerControl,
  controlAnswer,
  type ControlAnswer,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import { controlAssessmentKind } from '../verbs/control-assessment-kind.ts';

/** What people wrote about a control, as its form has it. */
const answerOf = (control: ControlAssessment): ControlAnswer => detailsOf(controlAssessmentRecord, control);

/** What goes with another result or state is no part of this one. */
const withoutRemains = (answer: ControlAnswer, mayScope: boolean): ControlAnswer => ({
  ...answer,
  implementation_percent: answer.result === 'partial' ? answer.implementation_percent : null,
  provider: mayScope && answer.applicability_state !== 'inherited' ? null : answer.provider,
});

const isSameAnswer = (one: ControlAssessment, other: ControlAssessment): boolean =>
  one.status === other.status && JSON.stringify(answerOf(one)) === JSON.stringify(answerOf(other));

export interface AnswerForm {
  form: ContractForm<typeof controlAnswer>;
  conflict: Conflict<ControlAssessment> | undefined;
  isPending: boolean;
  /** Stores what this person changed; where that is nothing, it has ended at once. */
  store: (answer: ControlAnswer, ended: (saved: ControlAssessment) => void, failed: () => void) => void;
}

/** The answer to a control as it was `opened`, while it is as `current` says. Only what this person changed is sent; what is typed
 *  survives a reload. A link that was added meanwhile is no change of the answer. */
export function useAnswerForm(opened: ControlAssessment, current: ControlAssessment): AnswerForm {
  const kind = controlAssessmentKind;
  const { t } = useTranslation(kind.feature as 'compliance-control-assessment');
  const [defaults] = useState(() => answerOf(opened));
  const form = useContractForm(controlAnswer, {
    feature: kind.feature,
    defaults,
    draft: `${kind.feature}-edit-${opened.id}-${opened.version}`,
  });
  const { record, conflict, takesIn } = useConflict(kind, opened, 'edit');
  const save = useWrite(answerControl, {
    ...kind,
    handled: (failure) => takesIn(failure) || form.showFailure(failure),
  });
  const undo = useWrite(answerControl, kind);
  const { version } = conflict === undefined && isSameAnswer(current, opened) ? current : record;
  const params = { id: opened.id };
  return {
    form,
    conflict,
    isPending: save.isPending,
    store: (answer, ended, failed) => {
      const changed = changedFields(withoutRemains(answer, opened.permissions.may_scope), defaults);
      if (Object.keys(changed).length === 0) {
        form.discard();
        ended(current);
        return;
      }
      const back = formerFields(changed, answerOf(record));
      save.mutate(
        { params, body: { ...changed, version } },
        {
          onError: failed,
          onSuccess: ({ data }) => {
            form.discard();
            showSnackbar({
              message: t('verb.edit.done'),
              variant: 'success',
              undo: () => undo.mutate({ params, body: { ...back, version: data.version } }),
            });
            ended(data);
          },
        },
      );
    },
  };
}
