import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useContractForm } from '#platform/web/forms.ts';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { useWrite } from '#platform/web/use-endpoint.ts';
import { ContractFormBox } from '#platform/web/ui/ContractFormBox.tsx';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { bases } from '../../risk-names.contract.ts';
import { type Cell, type Risk } from '../../risk.contract.ts';
import { assessRisk } from '../../risk-assessment.contract.ts';
import { judge } from '../../risk-assessment.rules.ts';
import type { RiskFactor, RiskModel } from '../../risk-model.contract.ts';
import { levelOf } from '../../risk.rules.ts';
import { useModelWords } from '../shared/model-words.ts';
import { riskLink } from '../shared/risk-paths.ts';
import { RiskLevel } from '../shared/RiskLevel.tsx';
import { CollisionNotice } from '../verbs/CollisionNotice.tsx';
import { useSeenRisk } from '../verbs/risk-seen.hooks.ts';
import { assessmentForm, formOf, isWhole, ratingOf, type AssessmentForm } from './assessment-form.ts';
import { useForetold } from './assessment.hooks.ts';
import { AssessmentResult, type Places } from './AssessmentResult.tsx';
import { InherentFields } from './InherentFields.tsx';
import { LastRating } from './LastRating.tsx';
import { PlaceFields } from './PlaceFields.tsx';

interface AssessmentBodyProps {
  risk: Risk;
  model: RiskModel;
  /** Those that are asked. */
  factors: readonly RiskFactor[];
}

/** The form at the start side, what it comes to at the end side. */
export function AssessmentBody({ risk, model, factors }: AssessmentBodyProps) {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const words = useModelWords();
  const seen = useSeenRisk(risk, 'assess');
  const [defaults] = useState(() => formOf(risk, model, factors));
  const form = useContractForm(assessmentForm, {
    feature: 'risk',
    defaults,
    draft: `risk-assess-${risk.id}`,
  });
  const values = useWatch({ control: form.control }) as AssessmentForm;
  const rating = ratingOf(values, seen.risk);
  // The cells of a matrix of another size mean nothing on this one.
  const isOlder = risk.model_version !== null && risk.model_version !== model.number;
  const before = isOlder
    ? { inherent: null, residual: null, target: null }
    : { inherent: risk.inherent, residual: risk.residual, target: risk.target };
  const judged = judge(before, rating, model, factors);
  const problem = typeof judged === 'string' ? judged : undefined;
  const save = useWrite(assessRisk, {
    refreshes: ['risk-dashboard', 'risk-model'],
    handled: (failure) => {
      if (!seen.notice(failure) && !form.showFailure(failure)) tellFailure(failure);
      return true;
    },
  });
  // What was saved needs no foretelling, and would be asked about a version that is no more.
  const isAsked = problem === undefined && !save.isPending && !save.isSuccess;
  const foretold = useForetold(seen.risk, isAsked ? rating : undefined);

  const places: Places =
    typeof judged === 'string'
      ? {
          inherent: values.way === 'direct' && isWhole(values.inherent) ? values.inherent : null,
          residual: isWhole(values.residual_override) ? values.residual_override : null,
          target: isWhole(values.target) ? values.target : null,
        }
      : { inherent: judged.inherent, residual: judged.residual, target: judged.target };
  const incomplete = values.way === 'direct' ? t('assess.incomplete_direct') : t('assess.incomplete');
  const levelAt = (cell: Cell | null) =>
    cell === null ? undefined : model.levels[levelOf(model.matrix, cell) ?? -1];
  const problemInWords =
    problem === 'rating_needed' || problem === 'rating_incomplete'
      ? incomplete
      : problem && t(`refusals.${problem}`);

  const submit = (filled: AssessmentForm) => {
    if (problem !== undefined) {
      const field =
        problem === 'residual_above_inherent'
          ? 'residual_override'
          : filled.way === 'direct'
            ? 'inherent'
            : 'factors';
      form.setError(field, { type: 'rules', message: problemInWords ?? '' });
      return;
    }
    save.mutate(
      {
        params: { id: risk.id },
        body: { ...ratingOf(filled, seen.risk), reason: filled.reason, version: seen.risk.version },
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
        <CollisionNotice collision={seen.collision} />
        <InherentFields model={model} factors={factors} />
        <PlaceFields name="residual_override" model={model} limit={limit}>
          {isWhole(values.residual_override) && (
            <TextInput
              name="override_reason"
              label={t('assess.override_reason')}
              help={t('assess.override_reason_help')}
              multiline
              minRows={2}
            />
          )}
        </PlaceFields>
        <PlaceFields name="target" model={model} />
        <TextInput
          name="reason"
          label={t('assess.reason')}
          help={t('assess.reason_help')}
          multiline
          minRows={2}
        />
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 5,
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            py: 1.5,
            bgcolor: 'background.default',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button
            type="submit"
            variant="contained"
            disabled={save.isPending}
            sx={{ flex: 'none', whiteSpace: 'nowrap' }}
          >
            {t('assess.verb')}
          </Button>
          <Button
            component={Link}
            to={riskLink('view', risk.id)}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {t('assess.cancel')}
          </Button>
          <Box sx={{ flex: 1 }} />
          {/* Where the result stands above the form, it is out of sight while one rates. */}
          <Box aria-hidden sx={{ display: { xs: 'flex', lg: 'none' }, gap: 0.5 }}>
            {bases.map((basis) => {
              const level = levelAt(places[basis]);
              return level && <RiskLevel key={basis} level={level} compact />;
            })}
          </Box>
        </Box>
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
          problem={problemInWords}
          foretold={foretold}
          onPlace={
            values.way === 'direct'
              ? (cell) => form.setValue('inherent', cell, { shouldDirty: true, shouldValidate: true })
              : undefined
          }
        />
        <LastRating risk={risk} />
      </Box>
    </Box>
  );
}
