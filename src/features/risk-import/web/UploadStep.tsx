import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed, type Failure } from '#platform/web/call-failed.ts';
import { useFormats } from '#platform/web/format.ts';
import { wordsOf } from '#platform/web/tell-failure.ts';
import type { RiskImport } from '../risk-import.contract.ts';
import { useUpload } from './risk-import.hooks.ts';

const kinds = '.csv,.tsv,.txt,.xlsx';

/** A file, dropped or chosen. */
export function UploadStep({ onRead }: { onRead: (read: RiskImport) => void }) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const sending = useUpload(onRead);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    setRefused(others.length > 0 ? t('screen.upload.one_file') : undefined);
    if (file !== undefined && others.length === 0) sending.mutate(file);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!sending.isPending) send(event.dataTransfer.files);
    },
  };
  const wrong = refused ?? (sending.error === null ? undefined : whyNot(sending.error));
  const { variables: file } = sending;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        {...drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          p: { xs: 3, md: 6 },
          textAlign: 'center',
          border: 1,
          borderStyle: 'dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : 'background.paper',
        }}
      >
        <FileSpreadsheet size={32} aria-hidden />
        {sending.isPending && file ? (
          <Box role="status" sx={{ width: '100%', maxWidth: 420, display: 'grid', gap: 1 }}>
            <Typography>
              {t('screen.upload.reading', {
                name: file.name,
                size: formats.number(file.size / 1_000_000, { maximumFractionDigits: 1 }),
              })}
            </Typography>
            <LinearProgress aria-label={t('screen.steps.upload')} />
          </Box>
        ) : (
          <>
            <Typography variant="h2">{t('screen.upload.drop')}</Typography>
            <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
              {t('screen.upload.kinds')}
            </Typography>
            <Button
              variant="contained"
              startIcon={<Upload size={16} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('screen.upload.choose')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept={kinds}
          hidden
          aria-label={t('screen.upload.choose')}
          onChange={(event) => {
            send(event.target.files);
            event.target.value = '';
          }}
        />
      </Box>
      {wrong !== undefined && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{t('screen.upload.refused')}</AlertTitle>
          {wrong}
        </Alert>
      )}
    </Box>
  );
}

/** What is wrong with the file says more than that something is. */
const whyNot = (failure: Failure): string =>
  (failure instanceof CallFailed ? failure.body.errors?.['file']?.join(' ') : undefined) ?? wordsOf(failure);
