import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { RiskImport } from '../risk-import.contract.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { toneOf } from './import-tone.ts';
import { useImport, useImportAddress } from './risk-import.hooks.ts';
import { UploadStep } from './UploadStep.tsx';

const steps = ['upload', 'columns', 'check', 'done'] as const;
type StepName = (typeof steps)[number];

function stepOf({ status }: RiskImport, backAtColumns: boolean): StepName {
  if (status === 'uploaded' || (status === 'analysed' && backAtColumns)) return 'columns';
  return status === 'analysed' ? 'check' : 'done';
}

/** A register comes in: a file, its columns, what would change, and what did. */
export function RiskImportPage() {
  const { id, open } = useImportAddress();
  return id === undefined ? (
    <Frame step="upload">
      <UploadStep onRead={(read) => open(read.id)} />
      <EarlierImports onOpen={open} />
    </Frame>
  ) : (
    <OneImport key={id} id={id} />
  );
}

function OneImport({ id }: { id: string }) {
  const { backAtColumns } = useImportAddress();
  const importState = useImport(id);
  const { read, current } = importState;
  if (read.error !== null && current === undefined)
    return (
      <Frame step="upload">
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      </Frame>
    );
  if (current === undefined) return <Frame step="columns" />;
  const step = stepOf(current, backAtColumns);
  return (
    <Frame step={step} current={current}>
      {step === 'columns' && (
        <ColumnsStep key={current.version} current={current} importState={importState} />
      )}
      {step === 'check' && <CheckStep current={current} importState={importState} />}
      {step === 'done' && <DoneStep current={current} importState={importState} />}
    </Frame>
  );
}

function Frame({ step, current, children }: { step: StepName; current?: RiskImport; children?: ReactNode }) {
  const { t } = useTranslation('risk-import');
  return (
    <>
      <PageHeader
        title={t('screen.title')}
        status={
          current && (
            <>
              <bdi>{current.file_name}</bdi>
              <StatusPill tone={toneOf[current.status]}>{t(`screen.status.${current.status}`)}</StatusPill>
            </>
          )
        }
      >
        <Stepper
          activeStep={steps.indexOf(step)}
          alternativeLabel={false}
          sx={{
            pb: 1.5,
            maxWidth: 720,
            flexWrap: 'wrap',
            rowGap: 1,
            '& .MuiStepConnector-root': { display: { xs: 'none', sm: 'block' } },
          }}
        >
          {steps.map((name) => (
            <Step key={name} completed={steps.indexOf(name) < steps.indexOf(step)}>
              <StepLabel aria-current={name === step ? 'step' : undefined}>
                {t(`screen.steps.${name}`)}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 }, maxWidth: 1120 }}>{children}</Box>
    </>
  );
}
