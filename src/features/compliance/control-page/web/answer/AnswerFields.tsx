import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import type {
  ControlAnswer,
  ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  applicabilityStates,
  controlResults,
} from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import { ApplicabilityFacts } from './AnswerFacts.tsx';

// What says most comes first; what says nothing yet, last.
const results = [...controlResults.filter((one) => one !== 'not_assessed'), 'not_assessed'] as const;

const described = {
  record: controlAssessmentRecord,
  feature: 'compliance-control-assessment',
} as const;

const inRows = {
  '& fieldset > div': { gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))' },
} as const;

const inColumns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
} as const;

/** What is asked of whoever answers a control; what applies, by whom and until when of those who set the assessment up. */
export function AnswerFields({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const [state, result] = useWatch({ name: ['applicability_state', 'result'] }) as [
    ControlAnswer['applicability_state'],
    ControlAnswer['result'],
  ];
  const { may_scope: mayScope } = control.permissions;
  const claims = result === 'compliant' || result === 'partial';
  return (
    <>
      {mayScope ? (
        <ApplicabilityFields control={control} state={state} />
      ) : (
        <ApplicabilityFacts control={control} />
      )}
      {state !== 'not_applicable' && (
        <>
          <Box sx={inRows}>
            <ChoiceInput
              name="result"
              label={t('field.result')}
              choices={results.map((value) => ({ value, label: t(`words.result.${value}`) }))}
            />
          </Box>
          {result === 'partial' && <FieldInput {...described} name="implementation_percent" />}
        </>
      )}
      <FieldInput {...described} name="observation" minRows={3} />
      {state !== 'not_applicable' && (
        <>
          {claims && <FieldInput {...described} name="no_evidence_reason" />}
          <FieldInput {...described} name="maturity_level" />
        </>
      )}
      {mayScope && state !== 'not_applicable' && <ReasonInput />}
      {mayScope && <OwnerFields control={control} />}
    </>
  );
}

interface ApplicabilityFieldsProps {
  control: ControlAssessment;
  state: ControlAnswer['applicability_state'];
}

function ApplicabilityFields({ control, state }: ApplicabilityFieldsProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const states = applicabilityStates.filter((one) => one !== 'not_applicable' || control.may_be_excluded);
  return (
    <>
      <Box sx={inColumns}>
        <SelectInput
          name="applicability_state"
          label={t('field.applicability_state')}
          choices={states.map((value) => ({ value, label: t(`words.applicability_state.${value}`) }))}
          help={control.may_be_excluded ? undefined : t('form.always_applies')}
        />
        <FieldInput {...described} name="applicability_reasons" none={t('form.no_reason')} />
      </Box>
      {state === 'inherited' && <FieldInput {...described} name="provider" />}
      {state === 'not_applicable' && <ReasonInput isOut />}
    </>
  );
}

/** Why it does not apply, which is asked for; why it does stands further down, where nothing else waits for it. */
function ReasonInput({ isOut = false }: { isOut?: boolean }) {
  const { t } = useTranslation('compliance-control-assessment');
  return (
    <TextInput
      name="applicability_text"
      label={isOut ? t('form.reason_text') : t('form.why')}
      multiline
      minRows={2}
      optional={!isOut}
      empty={null}
    />
  );
}

function OwnerFields({ control: { owner } }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const named = useMemo(() => (owner === null ? [] : [owner]), [owner]);
  return (
    <Box sx={inColumns}>
      <PickInput
        name="owner_id"
        label={t('web:field.owner')}
        {...usePeoplePicks(named)}
        none={t('web:record.nobody')}
        optional
        empty={null}
      />
      <FieldInput {...described} name="due_date" />
    </Box>
  );
}
