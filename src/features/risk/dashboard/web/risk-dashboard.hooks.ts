import { useDeferredValue, useMemo } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { registerLink, type RegisterFilter } from '#features/risk/filter/web/shared/register-link.ts';
import { readRiskDashboard, readRiskTreatment, type Interval } from '../risk-dashboard.contract.ts';
import { unitCarried } from './figure-rows.ts';
import { monthsBefore } from '../risk-dashboard.rules.ts';

/** The dashboard of the business unit chosen, and the way from its figures to the same unit's rows. */
export function useRiskDashboard() {
  const { dpt, department, departments, mayChooseWhole, pending } = useDepartment();
  const read = useRead(readRiskDashboard, { query: { dpt } }, { enabled: !pending, keep: true });
  return useMemo(() => {
    const unit = unitCarried(dpt, { mayChooseWhole, hasUnits: departments.length > 0 });
    const linkTo = (filter: RegisterFilter) => registerLink({ ...filter, dpt: unit });
    return { read, dpt, department, linkTo };
  }, [read, dpt, department, departments, mayChooseWhole]);
}

export type LinkTo = ReturnType<typeof useRiskDashboard>['linkTo'];

export interface TreatmentSpan {
  interval: Interval;
  /** How many calendar months, the running one included. */
  months: number;
}

/** What is asked for: whole months up to today, by the organisation's calendar. */
export function useTreatmentRange({ interval, months }: TreatmentSpan, dpt: string | undefined) {
  const { timezone } = usePerson();
  // The browser's calendar takes its time to begin: the titles are painted before it.
  const mayAsk = useDeferredValue(true, false);
  const to = useMemo(() => (mayAsk ? currentDay(timezone) : '2000-01-01'), [mayAsk, timezone]);
  return useMemo(
    () => ({ from: monthsBefore(to, months - 1), to, interval, department_id: dpt ?? null }),
    [to, interval, months, dpt],
  );
}

type TreatmentRequest = ReturnType<typeof useTreatmentRange>;

export const useTreatment = (request: TreatmentRequest, enabled: boolean) =>
  useRead(readRiskTreatment, { body: request }, { enabled, keep: true });

/** Whose texts these screens speak. */
export const feature = 'risk-dashboard' as const;

/** What explains the figures of a unit's dashboard. */
export const explainedBy = (dpt: string | undefined) => ({
  request: { endpoint: readRiskDashboard, sent: { query: { ...(dpt !== undefined && { dpt }) } } },
  feature,
});
