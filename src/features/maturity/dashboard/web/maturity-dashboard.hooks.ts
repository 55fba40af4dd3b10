import { useCallback, useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation, useSearchParams } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { ExplainedRequest } from '#platform/web/ui/dashboard/why.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import type { FrameworkInView } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import * as contract from '../maturity-dashboard.contract.ts';
import type { PartOfPicture } from './questions/parts.ts';

/** Whose texts these screens speak. */
export const feature = 'maturity-dashboard' as const;

const reads = {
  cis: { whole: contract.readCisDashboard, one: contract.readCisDashboardOf },
  iso: { whole: contract.readIsoDashboard, one: contract.readIsoDashboardOf },
  nist: { whole: contract.readNistDashboard, one: contract.readNistDashboardOf },
  // They name the framework besides, and are otherwise the same.
  custom: {
    whole: contract.readOwnDashboard as unknown as typeof contract.readCisDashboard,
    one: contract.readOwnDashboardOf as unknown as typeof contract.readCisDashboardOf,
  },
} as const;

/** The dashboard of the business unit chosen, and what explains its figures. */
export function useMaturityDashboard({ framework, framework_id }: FrameworkInView) {
  const { dpt, department, pending } = useDepartment();
  const { whole, one } = reads[framework];
  const [sentOfWhole, sentOfOne] = useMemo(() => {
    const named = framework_id === null ? {} : { id: framework_id };
    return [
      framework_id === null ? undefined : ({ params: named } as object),
      { params: { ...named, department_id: dpt ?? '' } },
    ];
  }, [framework_id, dpt]);
  const ofWhole = useRead(whole, sentOfWhole, { enabled: !pending && dpt === undefined, keep: true });
  const ofOne = useRead(one, sentOfOne, { enabled: !pending && dpt !== undefined, keep: true });
  const request = useMemo(
    (): ExplainedRequest =>
      dpt === undefined ? { endpoint: whole, sent: sentOfWhole ?? {} } : { endpoint: one, sent: sentOfOne },
    [dpt, whole, one, sentOfWhole, sentOfOne],
  );
  return { read: dpt === undefined ? ofWhole : ofOne, dpt, department, request };
}

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
