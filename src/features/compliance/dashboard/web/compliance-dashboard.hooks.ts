import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { useLocation, useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import {
  readComplianceDashboard,
  type ComplianceDashboard,
  type CountedAssessment,
} from '../compliance-dashboard.contract.ts';

/** Whose texts this screen speaks. */
export const feature = 'compliance-dashboard' as const;

/** What the address says besides the business unit. */
const address = z.object({
  compliance_standard: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{1,39}$/))),
  section: z.optional(z.string().check(z.maxLength(60))),
});

/** The dashboard of the standard, the section and the business unit that the address says, and what explains its figures. */
export function useComplianceDashboard() {
  const { dpt, department, pending } = useDepartment();
  const [, , { compliance_standard, section }] = useUrlState(address);
  const sent = useMemo(
    () => ({
      query: {
        ...(compliance_standard !== undefined && { compliance_standard }),
        // A section is one of a standard's.
        ...(compliance_standard !== undefined && section !== undefined && { section }),
        ...(dpt !== undefined && { dpt }),
      },
    }),
    [compliance_standard, section, dpt],
  );
  const read = useRead(readComplianceDashboard, sent, { enabled: !pending, keep: true });
  const request = useMemo(() => ({ endpoint: readComplianceDashboard, sent }), [sent]);
  return { read, request, department, standard: compliance_standard };
}

/** The same screen about something else: what is undefined is taken out of the address. */
export function useDashboardLink() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return useCallback(
    (about: { compliance_standard?: string | undefined; section?: string | undefined; dpt?: string }) => {
      const after = new URLSearchParams(search);
      for (const [key, value] of Object.entries(about)) {
        if (value === undefined) after.delete(key);
        else after.set(key, value);
      }
      const said = after.toString();
      return said === '' ? pathname : `${pathname}?${said}`;
    },
    [pathname, search],
  );
}

/** What a counted assessment is told apart by: its department, and the standard where there are several. */
export function useCountedName(dashboard: ComplianceDashboard | undefined) {
  const { t } = useTranslation(feature);
  const { nameOf } = useStandards();
  return useCallback(
    ({ standard, department }: Pick<CountedAssessment, 'standard' | 'department'>): string => {
      const unit = department?.name ?? t('screen.whole');
      return dashboard?.standard == null ? t('screen.named', { standard: nameOf(standard), unit }) : unit;
    },
    [dashboard, nameOf, t],
  );
}
