import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';

const Words = ({ children }: { children: ReactNode }) => (
  <Typography component="span" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** Whether a control applies, and why, for whoever does not decide it. */
export function ApplicabilityFacts({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const words = useFieldWords(controlAssessmentRecord, 'compliance-control-assessment');
  const { applicability_state, applicability_reasons, applicability_text, provider } = control;
  return (
    <FactList>
      <Fact name={words.nameOf('applicability_state')}>
        {words.wordsOf('applicability_state', applicability_state)}
      </Fact>
      {provider !== null && (
        <Fact name={t('form.provider')}>
          <bdi>{provider}</bdi>
        </Fact>
      )}
      {applicability_reasons.length > 0 && (
        <Fact name={words.nameOf('applicability_reasons', 'form')}>
          {words.valueOf('applicability_reasons', applicability_reasons)}
        </Fact>
      )}
      {applicability_text !== null && (
        <Fact name={t(applicability_state === 'not_applicable' ? 'form.reason_text' : 'form.why')}>
          <Words>{applicability_text}</Words>
        </Fact>
      )}
    </FactList>
  );
}

/** The answer to a control, to be read. */
export function AnswerFacts({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  const { is_applicable, maturity_level, observation, no_evidence_reason } = control;
  return (
    <SectionCard title={t('page.answer')}>
      <ApplicabilityFacts control={control} />
      <FactList>
        {is_applicable && (
          <Fact name={t('field.result')}>
            <ControlResult control={control} />
          </Fact>
        )}
        {observation !== null && (
          <Fact name={t('field.observation')}>
            <Words>{observation}</Words>
          </Fact>
        )}
        {no_evidence_reason !== null && (
          <Fact name={t('field.no_evidence_reason')}>
            <Words>{no_evidence_reason}</Words>
          </Fact>
        )}
        {maturity_level !== null && (
          <Fact name={t('form.maturity_level')}>{formats.number(maturity_level)}</Fact>
        )}
      </FactList>
    </SectionCard>
  );
}
