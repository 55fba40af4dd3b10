import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { AssignDialog } from '#features/compliance/control-assessment/web/shared/AssignDialog.tsx';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import {
  ControlFlags,
  ControlProof,
} from '#features/compliance/control-assessment/web/shared/ControlFlags.tsx';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';

/** What is known about a control of an assessment at a glance. */
export function ControlFacts({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const hasFlags = control.flags.some((flag) => flag !== 'unproven' && flag !== 'no_evidence');
  return (
    <Card component="section" aria-label={t('page.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        {hasFlags && (
          <Fact stacked name={t('page.fact.flags')}>
            <ControlFlags flags={control.flags} />
          </Fact>
        )}
        <Fact stacked name={t('form.result')}>
          <ControlResult control={control} />
        </Fact>
        <Fact stacked name={t('page.fact.proof')}>
          <ControlProof control={control} />
        </Fact>
        <Fact stacked name={t('page.fact.section')}>
          <bdi>{control.section}</bdi> {control.section_title}
        </Fact>
        {!control.is_parent && (
          <>
            <Fact stacked name={t('page.fact.owner')}>
              <bdi>{control.owner?.name ?? t('words.nobody')}</bdi>
            </Fact>
            <Respondents control={control} />
          </>
        )}
        <Fact stacked name={t('page.fact.due_date')}>
          <DateText value={control.due_date} />
        </Fact>
        <Moment name={t('page.fact.submitted')} at={control.submitted_at} by={control.submitted_by} />
        <Moment name={t('page.fact.decided')} at={control.decided_at} by={control.decided_by} />
        {!control.is_parent && <Moment name={t('page.fact.changed')} at={control.updated_at} by={null} />}
      </FactList>
    </Card>
  );
}

interface MomentProps {
  name: string;
  at: string | null;
  by: { name: string } | null;
}

const Moment = ({ name, at, by }: MomentProps): ReactNode =>
  at !== null && (
    <Fact stacked name={name}>
      <DateText value={at} time />
      {by !== null && (
        <div>
          <bdi>{by.name}</bdi>
        </div>
      )}
    </Fact>
  );

/** Those it was given to, and how it is given to others. */
function Respondents({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const [isOpen, open] = useState(false);
  const { respondents, permissions } = control;
  return (
    <Fact stacked name={t('page.fact.respondents')}>
      {respondents.length === 0
        ? t('words.nobody')
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
    </Fact>
  );
}
