import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';

interface FileDropProps {
  /** What is dropped here, and what will become of it. */
  title: string;
  help: string;
  /** Of the file chooser: `.csv,.xlsx`. */
  kinds: string;
  /** The file that is on its way, while it is. */
  sending: File | undefined;
  failure: Failure | null;
  onFile: (file: File) => void;
}

/** Takes one file, dropped or chosen, and says why one was refused. */
export function FileDrop({ title, help, kinds, sending, failure, onFile }: FileDropProps) {
  const { t } = useTranslation('web');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isMany, setMany] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    setMany(others.length > 0);
    if (file !== undefined && others.length === 0) onFile(file);
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
      if (sending === undefined) take(event.dataTransfer.files);
    },
  };
  const wrong = isMany ? t('file.one') : failure === null ? undefined : whyNot(failure);
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
        {sending === undefined ? (
          <>
            <Typography variant="h2">{title}</Typography>
            <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{help}</Typography>
            <Button
              variant="contained"
              startIcon={<Upload size={16} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('file.choose')}
            </Button>
          </>
        ) : (
          <ReadingFile file={sending} label={title} />
        )}
        <input
          ref={input}
          type="file"
          accept={kinds}
          hidden
          aria-label={t('file.choose')}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Box>
      {wrong !== undefined && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{t('file.refused')}</AlertTitle>
          {wrong}
        </Alert>
      )}
    </Box>
  );
}

function ReadingFile({ file, label }: { file: File; label: string }) {
  const { t } = useTranslation('web');
  const formats = useFormats();
  return (
    <Box role="status" sx={{ width: '100%', maxWidth: 420, display: 'grid', gap: 1 }}>
      <Typography>
        {t('file.reading', {
          name: file.name,
          size: formats.number(file.size / 1_000_000, { maximumFractionDigits: 1 }),
        })}
      </Typography>
      <LinearProgress aria-label={label} />
    </Box>
  );
}

/** What is wrong with the file says more than that something is. */
const whyNot = (failure: Failure): string =>
  (failure instanceof CallFailed ? failure.body.errors?.['file']?.join(' ') : undefined) ??
  failureText(failure);
