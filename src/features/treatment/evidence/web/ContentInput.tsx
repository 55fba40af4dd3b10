import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { FileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import { FileButton } from '#features/collaboration/file/web/shared/FileButton.tsx';
import { FilesOnTheirWay } from '#features/collaboration/file/web/shared/FilesOnTheirWay.tsx';
import type { EvidenceKind } from '../evidence-kind.contract.ts';

interface ContentInputProps {
  kind: EvidenceKind;
  sending: FileSending;
  isRequired?: boolean;
  /** It was to be sent without a file. */
  isFileMissing?: boolean;
}

/** One file, an address, or a statement, by the kind of the evidence. */
export function ContentInput({
  kind,
  sending,
  isRequired = false,
  isFileMissing = false,
}: ContentInputProps) {
  const { t } = useTranslation('treatment-evidence');
  if (kind === 'link')
    return (
      <TextInput name="url" type="url" label={t('field.url')} empty={undefined} optional={!isRequired} />
    );
  if (kind === 'statement')
    return (
      <TextInput
        name="statement"
        label={t('field.statement')}
        multiline
        minRows={3}
        empty={undefined}
        optional={!isRequired}
      />
    );
  if (kind === 'record') return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <FilesOnTheirWay sending={sending} />
      {sending.files.length === 0 && (
        <Box>
          <FileButton label={t('form.choose_file')} onFiles={sending.add} />
          {isFileMissing && (
            <FormHelperText error role="alert">
              {t('form.file_missing')}
            </FormHelperText>
          )}
        </Box>
      )}
    </Box>
  );
}
