import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FileDrop } from '#platform/web/ui/inputs/FileDrop.tsx';
import type { RiskImport } from '../risk-import.contract.ts';
import { useUpload } from './risk-import.hooks.ts';

/** A file, dropped or chosen. */
export function UploadStep({ onRead }: { onRead: (read: RiskImport) => void }) {
  const { t } = useTranslation('risk-import');
  const sending = useUpload(onRead);
  return (
    <FileDrop
      title={t('screen.upload.drop')}
      help={t('screen.upload.kinds')}
      kinds=".csv,.tsv,.txt,.xlsx"
      sending={sending.isPending ? sending.variables : undefined}
      failure={sending.error}
      onFile={(file) => sending.mutate(file)}
    />
  );
}
