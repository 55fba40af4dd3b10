import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, X } from 'lucide-react';
import { download } from '#platform/web/calling/call.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { downloadFile, type StoredFile } from '../../file.contract.ts';

interface StoredFilesProps {
  files: readonly StoredFile[];
  /** What else can be done with one. */
  actionOf?: ((file: StoredFile) => ReactNode) | undefined;
  onRemove?: ((file: StoredFile) => void) | undefined;
}

/** Files that may be had, each to be saved. */
export const StoredFiles = ({ files, actionOf, onRemove }: StoredFilesProps) =>
  files.length > 0 && (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {files.map((file) => (
        <Row key={file.id} file={file} action={actionOf?.(file)} onRemove={onRemove} />
      ))}
    </Box>
  );

const small = { maximumFractionDigits: 1 };

interface RowProps extends Pick<StoredFilesProps, 'onRemove'> {
  file: StoredFile;
  action: ReactNode;
}

function Row({ file, action, onRemove }: RowProps) {
  const { t } = useTranslation('collaboration-file');
  const formats = useFormats();
  const { id, name, size, scanned } = file;
  const save = () =>
    void download(downloadFile, { params: { id } }).catch((failure: unknown) => showFailureSnackbar(failure));
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Button
        size="small"
        startIcon={<Download size={16} aria-hidden />}
        aria-label={t('file.download', { name })}
        disabled={scanned === 'pending' || scanned === 'blocked'}
        onClick={save}
        sx={{ minWidth: 0, justifyContent: 'start' }}
      >
        <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {size < 1_000_000
          ? t('file.size_small', { size: formats.number(Math.max(0.1, size / 1000), small) })
          : t('file.size', { size: formats.number(size / 1_000_000, { maximumFractionDigits: 2 }) })}
      </Box>
      {scanned === 'pending' && <StatusPill tone="info">{t('file.pending')}</StatusPill>}
      {scanned === 'blocked' && <StatusPill tone="error">{t('file.blocked')}</StatusPill>}
      <Box sx={{ flex: 1 }} />
      {action}
      {onRemove && (
        <IconAction label={t('file.remove', { name })} onClick={() => onRemove(file)}>
          <X size={16} aria-hidden />
        </IconAction>
      )}
    </Box>
  );
}
