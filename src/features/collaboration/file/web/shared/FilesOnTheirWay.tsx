import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { RotateCw, X } from 'lucide-react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import type { FileSending, SendingFile } from './file-sending.hooks.ts';

/** Files that are being sent, how far, and what became of those that broke off. */
export function FilesOnTheirWay({ sending }: { sending: FileSending }) {
  if (sending.files.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sending.files.map((one) => (
        <Row key={one.key} one={one} sending={sending} />
      ))}
    </Box>
  );
}

function Row({ one, sending }: { one: SendingFile; sending: FileSending }) {
  const { t } = useTranslation('collaboration-file');
  const formats = useFormats();
  const { file, share, failure, stored } = one;
  const said = t('file.sending', { name: file.name, percent: formats.percent(Math.round(share * 100)) });
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {file.name}
        </Box>
        {failure && (
          <Button
            size="small"
            startIcon={<RotateCw size={14} aria-hidden />}
            onClick={() => sending.retry(one)}
          >
            {t('file.retry')}
          </Button>
        )}
        <IconAction
          label={stored ? t('file.remove', { name: file.name }) : t('web:cancel')}
          onClick={() => sending.drop(one.key)}
        >
          <X size={16} aria-hidden />
        </IconAction>
      </Box>
      {stored === undefined && !failure && (
        <LinearProgress
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          aria-label={share < 1 ? said : t('file.checking')}
        />
      )}
      {failure && (
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {`${t('file.failed')}: ${failureText(failure)}`}
        </Box>
      )}
    </Box>
  );
}
