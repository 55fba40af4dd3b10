import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import { useFormats } from '#platform/web/format.ts';
import { useRead } from '#platform/web/use-endpoint.ts';
import type { Asked } from '#platform/web/ui/dashboard/WhyButton.tsx';
import { useDepartment } from '#features/organisation/web/shared/department.hooks.ts';
import { maturityFrameworks, type MaturityFramework } from '#features/maturity/maturity-content.contract.ts';
import { maturityDashboardPaths } from '#features/maturity/web/shared/maturity-paths.ts';
import * as contract from '#features/maturity/maturity-dashboard.contract.ts';
import type { LookedAtBy } from '#features/maturity/maturity-dashboard.contract.ts';

/** Whose texts these screens speak. */
export const feature = 'maturity-dashboard';

/** The framework the dashboard at this address is about. */
export function useDashboardFramework(): MaturityFramework {
  const { pathname } = useLocation();
  const found = maturityFrameworks.find((one) => matchPath(maturityDashboardPaths[one], pathname) !== null);
  if (found === undefined) throw new Error(`no dashboard of a framework at ${pathname}`);
  return found;
}

const reads = {
  cis: { whole: contract.readCisDashboard, one: contract.readCisDashboardOf },
  iso: { whole: contract.readIsoDashboard, one: contract.readIsoDashboardOf },
  nist: { whole: contract.readNistDashboard, one: contract.readNistDashboardOf },
} as const;

/** The dashboard of the business unit chosen, and what explains its figures. */
export function useMaturityDashboard(framework: MaturityFramework) {
  const { dpt, department, pending } = useDepartment();
  const { whole, one } = reads[framework];
  const ofWhole = useRead(whole, undefined, { enabled: !pending && dpt === undefined, keep: true });
  const ofOne = useRead(
    one,
    { params: { department_id: dpt ?? '' } },
    { enabled: !pending && dpt !== undefined, keep: true },
  );
  const asked = useMemo(
    (): Asked =>
      dpt === undefined
        ? { endpoint: whole, sent: {} }
        : { endpoint: one, sent: { params: { department_id: dpt } } },
    [dpt, whole, one],
  );
  return { read: dpt === undefined ? ofWhole : ofOne, dpt, department, asked };
}

/** A part of a picture, as the address names it: `section:3`, `current:2`, `desired:unanswered`. */
export type PartOfPicture = `${LookedAtBy | 'current' | 'desired'}:${string}`;

/** Leads from a part of a picture to the questions behind it, on the same screen. */
export function useQuestionsLink(): (part: PartOfPicture) => string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return useCallback(
    (part) => {
      const after = new URLSearchParams(search);
      after.set('questions', part);
      return `${pathname}?${after}`;
    },
    [pathname, search],
  );
}

const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Levels and shares as these screens write them; a dash where nobody said. */
export function useLevelText() {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  return useMemo(
    () => ({
      level: (value: number | null) => (value === null ? t('screen.none') : formats.number(value, decimal)),
      percent: (value: number | null) => (value === null ? t('screen.none') : formats.percent(value / 100)),
    }),
    [t, formats],
  );
}
