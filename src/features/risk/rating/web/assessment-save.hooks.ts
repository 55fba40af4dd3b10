import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useConflict } from '#platform/web/workflow/conflict.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { RiskFactor, RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { riskKind } from '#features/risk/record/web/shared/risk-kind.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { assessRisk } from '../risk-assessment.contract.ts';
import { judge } from '../risk-assessment.rules.ts';
import { assessmentForm, formOf, ratingOf, type AssessmentForm } from './assessment-form.ts';
import { useRatingPreview } from './assessment.hooks.ts';

/** The form of an assessment: what is filled in, what it comes to, what is wrong with it in words, and saving it. */
export function useAssessment(risk: Risk, model: RiskModel, factors: readonly RiskFactor[]) {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const words = useModelWords();
  const current = useConflict(riskKind, risk, 'assess');
  const [defaults] = useState(() => formOf(risk, model, factors));
  const form = useContractForm(assessmentForm, {
    feature: 'risk',
    defaults,
    draft: `risk-assess-${risk.id}`,
  });
  const values = useWatch({ control: form.control }) as AssessmentForm;
  const rating = ratingOf(values, current.record);
  // The cells of a matrix of another size mean nothing on this one.
  const isOlder = risk.model_version !== null && risk.model_version !== model.number;
  const { residual_basis, target_basis, residual_explanation: controls } = risk;
  const cells = isOlder
    ? { inherent: null, residual: null, target: null }
    : { inherent: risk.inherent, residual: risk.residual, target: risk.target };
  const before = { ...cells, residual_basis, target_basis, controls };
  const judged = judge(before, rating, model, factors);
  const problem = typeof judged === 'string' ? judged : undefined;
  const save = useWrite(assessRisk, {
    refreshes: ['risk-model'],
    handled: (failure) => {
      if (!current.takesIn(failure) && !form.showFailure(failure)) showFailureSnackbar(failure);
      return true;
    },
  });
  // What was saved needs no foretelling, and would be asked about a version that is no more.
  const isAsked = problem === undefined && !save.isPending && !save.isSuccess;
  const preview = useRatingPreview(current.record, isAsked ? rating : undefined);

  const incomplete = values.way === 'direct' ? t('assess.incomplete_direct') : t('assess.incomplete');
  const problemInWords =
    problem === 'rating_needed' || problem === 'rating_incomplete'
      ? incomplete
      : problem && t(`refusals.${problem}`);

  const submit = (filled: AssessmentForm) => {
    if (problem !== undefined) {
      const field =
        problem === 'residual_above_inherent'
          ? 'residual_override'
          : problem === 'target_above_inherent'
            ? 'target'
            : filled.way === 'direct'
              ? 'inherent'
              : 'factors';
      form.setError(field, { type: 'rules', message: problemInWords ?? '' });
      return;
    }
    save.mutate(
      {
        params: { id: risk.id },
        body: { ...ratingOf(filled, current.record), reason: filled.reason, version: current.record.version },
      },
      {
        onSuccess: ({ data }) => {
          form.discard();
          const level = (data.residual ?? data.inherent)?.level;
          showSnackbar({
            message: t('assess.done', { ref: risk.ref, level: level ? words.levelName(level) : '' }),
            variant: 'success',
          });
          void navigate(riskLink('view', risk.id));
        },
      },
    );
  };
  return { form, values, current, save, judged, isOlder, problem: problemInWords, preview, submit };
}
