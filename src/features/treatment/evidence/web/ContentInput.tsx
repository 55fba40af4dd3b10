import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { FileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import { FileButton } from '#features/collaboration/file/web/shared/FileButton.tsx';
import { FilesOnTheirWay } from '#features/collaboration/file/web/shared/FilesOnTheirWay.tsx';
import type { EvidenceContent } from '../evidence.contract.ts';
import type { EvidenceKind } from '../evidence-kind.contract.ts';

/** What is typed for the content, in the surrounding form. */
export interface TypedContent {
  url?: string | undefined;
  statement?: string | undefined;
}

/** What is provided, as far as it is there; nothing where something is missing. */
export function contentOf(
  kind: EvidenceKind,
  { url, statement }: TypedContent,
  { ids }: FileSending,
): EvidenceContent | undefined {
  const [file_id] = ids;
  if (kind === 'file') return file_id === undefined ? undefined : { file_id };
  if (kind === 'link') return url === undefined ? undefined : { url };
  return statement === undefined ? undefined : { statement };
}

/** One file, an address, or a statement, by the kind of the evidence. */
export function ContentInput({ kind, sending }: { kind: EvidenceKind; sending: FileSending }) {
  const { t } = useTranslation('treatment-evidence');
  if (kind === 'link')
    return <TextInput name="url" type="url" label={t('field.url')} empty={undefined} optional />;
  if (kind === 'statement')
    return (
      <TextInput
        name="statement"
        label={t('field.statement')}
        multiline
        minRows={3}
        empty={undefined}
        optional
      />
    );
  if (kind === 'record') return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <FilesOnTheirWay sending={sending} />
      {sending.files.length === 0 && (
        <Box>
          <FileButton label={t('form.choose_file')} onFiles={sending.add} />
        </Box>
      )}
    </Box>
  );
}
