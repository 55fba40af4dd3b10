import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { inMegabytes } from '#platform/contract/stored-file.ts';
import { useRead, useWrite, useWriting } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { fileLimits, listFiles, removeFile, type StoredFile } from '../file.contract.ts';
import { useFileSending } from './shared/file-sending.hooks.ts';
import { FileButton } from './shared/FileButton.tsx';
import { FilesOnTheirWay } from './shared/FilesOnTheirWay.tsx';
import { StoredFiles } from './shared/StoredFiles.tsx';

export interface AttachmentsProps {
  /** What the record is called in addresses: `task`. */
  type: string;
  id: string;
  /** Whether the page offers to add files, where the server lets this person; true unless it is said. */
  mayAdd?: boolean;
  /** Subjects that tell of its files. */
  refreshes?: readonly string[];
  /** What else can be done with one of them. */
  actionOf?: (file: StoredFile) => ReactNode;
}

/** The files of a record: sent, saved, taken off. */
export function AttachmentsList({ type, id, mayAdd = true, refreshes = [], actionOf }: AttachmentsProps) {
  const { t } = useTranslation('collaboration-file');
  const on = { object_type: type, object_id: id };
  const read = useRead(listFiles, { query: on });
  const remove = useWrite(removeFile, { refreshes });
  const { refresh } = useWriting({ refreshes });
  const sending = useFileSending({ purpose: 'attachment', ...on }, () => void refresh(listFiles));
  const { files = [], permissions } = read.data?.data ?? {};
  const adds = mayAdd && permissions?.can.includes('add') === true;
  const take = (file: StoredFile) =>
    confirm({
      title: t('file.remove_title'),
      text: t('file.remove_text', { name: file.name }),
      verb: t('web:remove'),
      onConfirm: () =>
        remove.mutate(
          { params: { id: file.id }, body: on },
          { onSuccess: () => showSnackbar({ message: t('file.removed') }) },
        ),
    });
  if (read.error) return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {read.data && files.length === 0 && sending.files.length === 0 && (
        <Typography color="textSecondary">{t('file.empty')}</Typography>
      )}
      <StoredFiles
        files={files}
        actionOf={actionOf}
        onRemove={permissions?.can.includes('remove') ? take : undefined}
      />
      <FilesOnTheirWay sending={sending} />
      {adds && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <FileButton label={t('file.add')} multiple onFiles={sending.add} />
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('file.rule', { size: inMegabytes(fileLimits.size) })}
          </Box>
        </Box>
      )}
    </Box>
  );
}
