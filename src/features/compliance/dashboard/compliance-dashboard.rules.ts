import {
  addSums,
  figuresOf,
  noSums,
  snapshotSums,
  type ComplianceSums,
  type SnapshotSum,
} from '#features/compliance/figure/figure.rules.ts';
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

type Sums = Pick<ComplianceSums, SnapshotSum>;

/** An assessment that was approved, of a department by a standard (`unit`). */
export interface Approved extends Sums {
  id: string;
  unit: string;
  date: string;
}

export interface PointOfTime<One extends Approved> {
  date: string;
  sums: ComplianceSums;
  /** What it is made of: the newest of each unit by then. */
  of: One[];
}

function totalOf(some: readonly Sums[]): ComplianceSums {
  const total = { ...noSums };
  for (const one of some) for (const name of snapshotSums) total[name] += one[name];
  return total;
}

/** What was approved by the end of each period, the last so many of them. Of one day, the later in the list is the newer. */
export function pointsOfTime<One extends Approved>(
  approved: readonly One[],
  most: number,
): PointOfTime<One>[] {
  const inOrder = approved.toSorted((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  );
  const dates = [...new Set(inOrder.map(({ date }) => date))].slice(-most);
  const newest = new Map<string, One>();
  let at = 0;
  return dates.map((date) => {
    for (let one = inOrder[at]; one !== undefined && one.date <= date; one = inOrder[++at])
      newest.set(one.unit, one);
    const of = [...newest.values()];
    return { date, sums: totalOf(of), of };
  });
}
