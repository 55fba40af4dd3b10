import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordFacts } from '#platform/web/record/RecordFacts.tsx';
import { Fact } from '#platform/web/ui/page/FactList.tsx';
import { AssignDialog } from '#features/compliance/control-assessment/web/shared/AssignDialog.tsx';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  ControlFlags,
  ControlProof,
} from '#features/compliance/control-assessment/web/shared/ControlFlags.tsx';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';

const elsewhere = [
  'applicability_state',
  'applicability_reasons',
  'provider',
  'result',
  'implementation_percent',
  'maturity_level',
  'created',
];
/** What is answered by its sub-controls is given to nobody, and changes with them. */
const answeredOnly = ['owner', 'respondents', 'updated_at'];

/** What is known about a control of an assessment at a glance. */
export function ControlFacts({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const hasFlags = control.flags.some((flag) => flag !== 'unproven' && flag !== 'no_evidence');
  return (
    <RecordFacts
      record={controlAssessmentRecord}
      feature="compliance-control-assessment"
      shown={control}
      leavesOut={[...elsewhere, ...(control.is_parent ? answeredOnly : [])]}
      first={
        <>
          {hasFlags && (
            <Fact stacked name={t('page.fact.flags')}>
              <ControlFlags flags={control.flags} />
            </Fact>
          )}
          <Fact stacked name={t('field.result')}>
            <ControlResult control={control} />
          </Fact>
          <Fact stacked name={t('page.fact.proof')}>
            <ControlProof control={control} />
          </Fact>
          <Fact stacked name={t('page.fact.section')}>
            <bdi>{control.section}</bdi> {control.section_title}
          </Fact>
        </>
      }
      cells={{ respondents: <Respondents control={control} /> }}
      linkTo={() => null}
    />
  );
}

/** Those it was given to, and how it is given to others. */
function Respondents({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const [isOpen, open] = useState(false);
  const { respondents, permissions } = control;
  return (
    <>
      {respondents.length === 0
        ? t('web:record.nobody')
        : respondents.map(({ id, name }) => (
            <div key={id}>
              <bdi>{name}</bdi>
            </div>
          ))}
      {permissions.may_scope && permissions.can.includes('edit') && (
        <div>
          <Button size="small" aria-haspopup="dialog" onClick={() => open(true)} sx={{ mx: -0.5 }}>
            {t('page.assign')}
          </Button>
        </div>
      )}
      {isOpen && (
        <AssignDialog
          assessmentId={control.assessment.id}
          given={{ ids: [control.id], ref: control.code, respondents }}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
