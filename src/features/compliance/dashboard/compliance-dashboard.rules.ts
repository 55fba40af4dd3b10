import { addSums, figuresOf, noSums, type ComplianceSums } from '#features/compliance/figure/figure.rules.ts';
import type { DashboardSummary } from './compliance-dashboard.contract.ts';

/** What several assessments come to: every control counts once, whichever it is of. */
export const summed = (some: readonly ComplianceSums[]): ComplianceSums => some.reduce(addSums, noSums);

/** The figures with how many controls have each result. */
export function summaryOf(sums: ComplianceSums): DashboardSummary {
  const figures = figuresOf(sums);
  const { compliant, partial, non_compliant, applicable, assessed, not_applicable } = figures;
  return {
    ...figures,
    counts: { compliant, partial, non_compliant, not_assessed: applicable - assessed, not_applicable },
  };
}

/** An assessment that was approved, of a department by a standard (`unit`). */
export interface Approved {
  id: string;
  unit: string;
  date: string;
  sums: ComplianceSums;
}

export interface PointOfTime<One extends Approved> {
  date: string;
  sums: ComplianceSums;
  /** What it is made of: the newest of each unit by then. */
  of: One[];
}

/** What was approved by the end of each period, the last so many of them. */
export function pointsOfTime<One extends Approved>(
  approved: readonly One[],
  most: number,
): PointOfTime<One>[] {
  const dates = [...new Set(approved.map(({ date }) => date))].toSorted().slice(-most);
  return dates.map((date) => {
    const newest = new Map<string, One>();
    for (const one of approved) {
      const known = newest.get(one.unit);
      if (one.date <= date && (known === undefined || known.date <= one.date)) newest.set(one.unit, one);
    }
    const of = [...newest.values()];
    return { date, sums: summed(of.map(({ sums }) => sums)), of };
  });
}
