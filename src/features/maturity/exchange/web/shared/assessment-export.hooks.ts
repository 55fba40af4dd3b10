import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { download } from '#platform/web/calling/call.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/notices/snackbar.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import {
  assessmentFormats,
  exportAssessment,
  type AssessmentFormat,
} from '../../assessment-export.contract.ts';

/** The files an assessment can be kept as, each with what it is good for. */
export function useAssessmentExport(
  id: string,
  formats: readonly AssessmentFormat[] = assessmentFormats,
): {
  label: string;
  goodFor: string;
  onClick: () => void;
  refusedBecause: string | undefined;
}[] {
  const { t } = useTranslation('maturity');
  const [making, setMaking] = useState(false);
  const make = async (format: AssessmentFormat) => {
    setMaking(true);
    showSnackbar({ message: t('verb.export.making'), autoHideDuration: 600_000 });
    try {
      await download(exportAssessment, { params: { id }, query: { format } });
      showSnackbar({ message: t('verb.export.made'), variant: 'success' });
    } catch (failure) {
      closeSnackbar();
      showFailureSnackbar(failure as Parameters<typeof showFailureSnackbar>[0]);
    } finally {
      setMaking(false);
    }
  };
  return formats.map((format) => ({
    label: t(`verb.link.${format}`),
    goodFor: t(`verb.export.good_for.${format}`),
    onClick: () => void make(format),
    refusedBecause: making ? t('verb.export.making') : undefined,
  }));
}
