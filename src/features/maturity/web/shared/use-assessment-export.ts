import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '#platform/web/call.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/snackbar.ts';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { assessmentFormats, exportAssessment } from '../../maturity-export.contract.ts';

type Format = (typeof assessmentFormats)[number];

/** The files an assessment can be kept as. */
export function useAssessmentExport(id: string): {
  label: string;
  onClick: () => void;
  refusedBecause: string | undefined;
}[] {
  const { t } = useTranslation('maturity');
  const [making, setMaking] = useState(false);
  const make = async (format: Format) => {
    setMaking(true);
    showSnackbar({ message: t('verb.export.making'), autoHideDuration: 600_000 });
    try {
      await download(exportAssessment, { params: { id }, query: { format } });
      showSnackbar({ message: t('verb.export.made'), variant: 'success' });
    } catch (failure) {
      closeSnackbar();
      tellFailure(failure as Parameters<typeof tellFailure>[0]);
    } finally {
      setMaking(false);
    }
  };
  return assessmentFormats.map((format) => ({
    label: t(`verb.link.${format}`),
    onClick: () => void make(format),
    refusedBecause: making ? t('verb.export.making') : undefined,
  }));
}
