import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FileDrop } from '#platform/web/ui/inputs/FileDrop.tsx';
import { JobProgress } from '#platform/web/ui/notices/JobProgress.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { pathOfOwnStandard } from '#features/compliance/standard/standard-path.rules.ts';
import { RecognisedStep } from './RecognisedStep.tsx';
import { useStandardUpload, type AskedOfFile } from './standard-import.hooks.ts';

/** Brings a standard in: a file is chosen, looked at, and kept as a draft. */
export function StandardImportPage() {
  const { t } = useTranslation('compliance-standard');
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const looking = useStandardUpload(true);
  const keeping = useStandardUpload(false);
  const job = looking.job ?? keeping.job;
  const look = (chosen: File, asked: AskedOfFile = {}) => {
    setFile(chosen);
    keeping.reset();
    looking.mutate({ file: chosen, asked });
  };
  return (
    <>
      <PageHeader title={t('import')} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {job !== undefined && (
          <JobProgress
            words={t('file.reading', { name: job.title ?? '' })}
            job={job.id}
            place={job.place}
            {...job.progress}
          />
        )}
        {file !== undefined && looking.data !== undefined ? (
          <RecognisedStep
            key={JSON.stringify([file.name, looking.data.columns, looking.data.key])}
            read={looking.data}
            isBusy={looking.isPending || keeping.isPending}
            failure={looking.error ?? keeping.error}
            onLook={(asked) => look(file, asked)}
            onOther={() => {
              setFile(undefined);
              looking.reset();
              keeping.reset();
            }}
            onKeep={(asked) =>
              keeping.mutate(
                { file, asked },
                {
                  onSuccess: ({ id, name }) => {
                    showSnackbar({ message: t('done', { name }), variant: 'success' });
                    void navigate(pathOfOwnStandard(id ?? ''));
                  },
                },
              )
            }
          />
        ) : (
          <FileDrop
            title={t('file.drop')}
            help={t('file.kinds')}
            kinds=".xlsx,.csv,.tsv,.txt,.json,.zip"
            sending={looking.isPending ? looking.variables.file : undefined}
            failure={looking.error}
            onFile={(chosen) => look(chosen)}
          />
        )}
      </Box>
    </>
  );
}
