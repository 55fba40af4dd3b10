import { useState } from 'react';
import { download } from '#platform/web/calling/call.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/notices/snackbar.ts';
import { exportSoa, type SoaFormat } from '../soa-export.contract.ts';

/** Brings a version, or the draft where no number is named, as a file. */
export function useSoaExport(id: string) {
  const { t } = useTranslation('compliance-soa');
  const [isMaking, setMaking] = useState(false);
  const make = async (format: SoaFormat, number?: number) => {
    if (isMaking) return;
    setMaking(true);
    showSnackbar({ message: t('file.making'), autoHideDuration: 600_000 });
    try {
      const query = { format, ...(number !== undefined && { number: String(number) }) };
      await download(exportSoa, { params: { id }, query });
      showSnackbar({ message: t('file.made'), variant: 'success' });
    } catch (failure) {
      closeSnackbar();
      showFailureSnackbar(failure as Parameters<typeof showFailureSnackbar>[0]);
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, make };
}
