import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { listJobs } from '#platform/contract/job.ts';
import { mayCall } from '#platform/contract/access.ts';
import { download } from '#platform/web/calling/call.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { closeSnackbar, showSnackbar } from '#platform/web/notices/snackbar.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import {
  exportFilteredRisks,
  exportFormats,
  exportJobRows,
  workbookRows,
} from '#features/risk/export/risk-export.contract.ts';
import type { RegisterQuery } from '#features/risk/record/risk.contract.ts';
import type { GivenRiskFilter } from '#features/risk/filter/risk-filter.contract.ts';

/** The register as it is shown. */
interface ShownRegister {
  filter: GivenRiskFilter;
  ordering: RegisterQuery['ordering'];
  /** With commas between them. */
  columns: string;
}

/** To be read, or to be worked on and brought back. */
const forms = ['shown', 'exchange'] as const;

/** The files the register can be kept as, narrowed as it is shown; none for those who may not. */
export function useRegisterExport(shown: ShownRegister, count: number | undefined, isCapped: boolean) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const person = usePerson();
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  if (!mayCall(exportFilteredRisks.access, person.type)) return [];

  const make = async (form: (typeof forms)[number], format: (typeof exportFormats)[number]) => {
    setMaking(true);
    showSnackbar({ message: t('register.export.making'), autoHideDuration: 600_000 });
    // A large file is made by a job, which the page shows at work and finds again.
    const isLarge = isCapped || (count ?? 0) > exportJobRows;
    let isShown = false;
    const onJob = () => {
      if (isShown) return;
      isShown = true;
      closeSnackbar();
      void client.invalidateQueries({ queryKey: [listJobs.subject] });
    };
    const more = isLarge ? { headers: { prefer: 'respond-async, wait=1' }, onJob } : {};
    try {
      const query =
        form === 'exchange' ? { format } : { format, columns: shown.columns, ordering: shown.ordering };
      await download(exportFilteredRisks, { query, body: shown.filter }, more);
      showSnackbar({ message: t('register.export.made'), variant: 'success' });
    } catch (failure) {
      closeSnackbar();
      showFailureSnackbar(failure);
    } finally {
      setMaking(false);
    }
  };
  return forms.flatMap((form) =>
    exportFormats.map((format) => {
      const tooMany = format === 'xlsx' && (isCapped || (count ?? 0) > workbookRows);
      const why = tooMany
        ? t('register.export.too_many', { limit: formats.number(workbookRows) })
        : undefined;
      return {
        label: t(`register.export.${form}.${format}`),
        onClick: () => void make(form, format),
        refusedBecause: making ? t('register.export.making') : why,
      };
    }),
  );
}
