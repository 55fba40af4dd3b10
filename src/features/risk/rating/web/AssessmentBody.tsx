import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Cell } from '#features/risk/model/risk-level.contract.ts';
import { type Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskFactor, RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { levelOf } from '#features/risk/record/risk.rules.ts';
import { ConflictNotice } from '#platform/web/workflow/ConflictNotice.tsx';
import { riskKind } from '#features/risk/record/web/shared/risk-kind.ts';
import { isWhole } from './assessment-form.ts';
import { AssessmentActions } from './AssessmentActions.tsx';
import { useAssessment } from './assessment-save.hooks.ts';
import { AssessmentResult, type Places } from './AssessmentResult.tsx';
import { InherentFields } from './InherentFields.tsx';
import { LastRating } from './LastRating.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { ResidualRationale } from './shared/ResidualRationale.tsx';

interface AssessmentBodyProps {
  risk: Risk;
  model: RiskModel;
  /** Those that are asked. */
  factors: readonly RiskFactor[];
}

/** Where the risk stands by the form: as it is judged, or as far as places were chosen while it cannot be. */
const placesOf = ({ values, judged }: ReturnType<typeof useAssessment>): Places =>
  typeof judged === 'string'
    ? {
        inherent: values.way === 'direct' && isWhole(values.inherent) ? values.inherent : null,
        residual: isWhole(values.residual_override) ? values.residual_override : null,
        target: isWhole(values.target) ? values.target : null,
      }
    : { inherent: judged.inherent, residual: judged.residual, target: judged.target };

/** The form at the start side, what it comes to at the end side. */
export function AssessmentBody({ risk, model, factors }: AssessmentBodyProps) {
  const { t } = useTranslation('risk');
  const assessment = useAssessment(risk, model, factors);
  const { form, values, current, save, judged, isOlder, problem, preview, submit } = assessment;
  const places = placesOf(assessment);
  const levelAt = (cell: Cell | null) =>
    cell === null ? undefined : model.levels[levelOf(model.matrix, cell) ?? -1];
  const limit = typeof judged === 'string' ? null : judged.inherent;

  return (
    <Box
      sx={{
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: { xs: 2, lg: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(300px, 360px)' },
      }}
    >
      <ContractFormBox form={form} onSubmit={submit}>
        {isOlder && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('assess.older', { number: risk.model_version, active: model.number })}
          </Alert>
        )}
        <ConflictNotice kind={riskKind} conflict={current.conflict} />
        <InherentFields model={model} factors={factors} />
        <ResidualFields
          risk={risk}
          model={model}
          limit={limit}
          isOverridden={isWhole(values.residual_override)}
          until={preview?.review_on ?? risk.review_on}
        />
        <PlaceFields name="target" model={model} />
        <TextInput
          name="reason"
          label={t('assess.reason')}
          help={t('assess.reason_help')}
          multiline
          minRows={2}
        />
        <AssessmentActions
          risk={risk}
          levels={bases.map((basis) => levelAt(places[basis]))}
          isSaving={save.isPending}
        />
      </ContractFormBox>
      <Box
        sx={{
          order: { xs: -1, lg: 0 },
          position: { lg: 'sticky' },
          top: { lg: 88 },
          display: 'grid',
          gap: 2,
          minWidth: 0,
        }}
      >
        <AssessmentResult
          risk={risk}
          model={model}
          places={places}
          problem={problem}
          preview={preview}
          onPlace={(basis, cell) => {
            const set = { shouldDirty: true, shouldValidate: true };
            // A place on the matrix is said directly; what was said of the factors is kept.
            if (basis === 'inherent') form.setValue('way', 'direct', set);
            form.setValue(basis === 'residual' ? 'residual_override' : basis, cell, set);
          }}
        />
        <LastRating risk={risk} />
      </Box>
    </Box>
  );
}

interface ResidualFieldsProps {
  risk: Risk;
  model: RiskModel;
  limit: Cell | null;
  /** Somebody states it, and does not take what follows from the controls. */
  isOverridden: boolean;
  /** The day until which what was stated holds. */
  until: string | null;
}

/** What remains with the controls, or what somebody states instead, with the reason. */
function ResidualFields({ risk, model, limit, isOverridden, until }: ResidualFieldsProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const lapses =
    until === null
      ? t('residual.override_help_undated')
      : t('residual.override_help', { day: formats.day(until) });
  return (
    <PlaceFields
      name="residual_override"
      model={model}
      limit={limit}
      help={lapses}
      above={<ResidualRationale risk={risk} />}
    >
      {isOverridden && (
        <TextInput
          name="override_reason"
          label={t('assess.override_reason')}
          help={t('assess.override_reason_help')}
          multiline
          minRows={2}
        />
      )}
    </PlaceFields>
  );
}
