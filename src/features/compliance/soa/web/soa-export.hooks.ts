import { download } from '#platform/web/calling/call.ts';
import { useFileMaking } from '#platform/web/calling/file-making.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { exportSoa, type SoaFormat } from '../soa-export.contract.ts';

/** Brings a version, or the draft where no number is named, as a file. */
export function useSoaExport(id: string) {
  const { t } = useTranslation('compliance-soa');
  const { isMaking, make } = useFileMaking({ making: t('file.making'), made: t('file.made') });
  return {
    isMaking,
    make: (format: SoaFormat, number?: number) => {
      const query = { format, ...(number !== undefined && { number: String(number) }) };
      return make(() => download(exportSoa, { params: { id }, query }));
    },
  };
}
