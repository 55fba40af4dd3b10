import { useTranslation } from 'react-i18next';
import type { $ZodType, input } from 'zod/v4/core';
import { useContractForm, type ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { WriteOptions } from '#platform/web/calling/endpoint.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { MaturityVerb } from '#features/maturity/assessment/assessment-status.contract.ts';
import { useAssessmentConflict, type AssessmentConflict } from './assessment-conflict.hooks.ts';
import { refreshedSubjects } from './refreshed-subjects.ts';

/** What every dialog of a verb is given. */
export interface VerbDialogProps {
  assessment: Assessment;
  onClose: () => void;
}

/** The form of a verb over an assessment, what it is sent with, and what is said once it is done. */
export interface VerbForm<S extends $ZodType> {
  verb: MaturityVerb;
  form: ContractForm<S>;
  seen: AssessmentConflict;
  /** For the write of the verb's call. */
  options: WriteOptions;
  params: { id: string };
  version: number;
  /** Closes the dialog and tells what was done. */
  done(undo?: () => void): void;
}

export function useVerbForm<S extends $ZodType>(
  { assessment, onClose }: VerbDialogProps,
  verb: MaturityVerb,
  schema: S,
  defaults: input<S>,
): VerbForm<S> {
  const { t } = useTranslation('maturity');
  const form = useContractForm(schema, { feature: 'maturity', defaults });
  const seen = useAssessmentConflict(assessment, verb);
  return {
    verb,
    form,
    seen,
    options: {
      refreshes: refreshedSubjects,
      handled: (failure) => seen.notice(failure) || form.showFailure(failure),
    },
    params: { id: assessment.id },
    version: seen.assessment.version,
    done: (undo) => {
      onClose();
      showSnackbar({ message: t(`verb.${verb}.done`, { ref: assessment.ref }), variant: 'success', undo });
    },
  };
}
