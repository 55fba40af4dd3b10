import { shown } from '#features/maturity/figure/figure.rules.ts';
import type { ComplianceFigures } from './figure.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** What is added up of control assessments; weights and weighted values apart. */
export interface ComplianceSums {
  controls: number;
  applicable: number;
  assessed: number;
  compliant: number;
  partial: number;
  non_compliant: number;
  done: number;
  /** Carried over from an earlier assessment, and not confirmed yet: they count as not assessed. */
  carried: number;
  /** What is claimed and has no fresh proof: whatever it counts; what counts half; what counts nothing as proven. */
  stale: number;
  stale_partial: number;
  stale_unproven: number;
  /** Of all that is applicable. */
  weight: number;
  assessed_weight: number;
  /** Σ weight × value; and the same of what is proven. */
  value: number;
  proven_value: number;
}

export const noSums: ComplianceSums = {
  controls: 0,
  applicable: 0,
  assessed: 0,
  compliant: 0,
  partial: 0,
  non_compliant: 0,
  done: 0,
  carried: 0,
  stale: 0,
  stale_partial: 0,
  stale_unproven: 0,
  weight: 0,
  assessed_weight: 0,
  value: 0,
  proven_value: 0,
};

/** What a line over time needs of each assessment that was approved. */
export const snapshotSums = ['applicable', 'assessed', 'weight', 'value', 'proven_value'] as const;
export type SnapshotSum = (typeof snapshotSums)[number];

export const addSums = (one: ComplianceSums, other: ComplianceSums): ComplianceSums => {
  const sums = { ...one };
  for (const key of keysOf(noSums)) sums[key] += other[key];
  return sums;
};

/** A share as percent with one decimal; 100 only where nothing is missing. */
export function percentOf(part: number, whole: number): number | null {
  if (whole <= 0) return null;
  const percent = shown((100 * part) / whole) ?? 0;
  return percent === 100 && part < whole ? 99.9 : percent;
}

/** The figures of compliance (docs/glossary.md): of assessed, coverage, compliance, proven. */
export const figuresOf = (sums: ComplianceSums): ComplianceFigures => ({
  controls: sums.controls,
  not_applicable: sums.controls - sums.applicable,
  applicable: sums.applicable,
  assessed: sums.assessed,
  compliant: sums.compliant,
  partial: sums.partial,
  non_compliant: sums.non_compliant,
  done: sums.done,
  carried: sums.carried,
  stale: sums.stale,
  stale_partial: sums.stale_partial,
  stale_unproven: sums.stale_unproven,
  coverage: percentOf(sums.assessed, sums.applicable),
  compliance: percentOf(sums.value, sums.weight),
  of_assessed: percentOf(sums.value, sums.assessed_weight),
  proven: percentOf(sums.proven_value, sums.weight),
});
