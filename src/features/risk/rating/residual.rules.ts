import type { Cell } from '#features/risk/model/risk-level.contract.ts';
import type { ControlEffect } from '#features/risk/record/residual-explanation.contract.ts';

type Axis = 'likelihood' | 'consequence';
type Acting = Pick<ControlEffect, 'acts_on'>;

/** Shares are counted in ten-millionths, so that no rounding decides where a value lies half way between two: design has two decimals,
 *  status one, operation and freshness at most two each. */
const whole = 10_000_000n;
const parts = (share: number): bigint => BigInt(Math.round(share * Number(whole)));

/** A share as a fraction of whole numbers. */
interface Fraction {
  of: bigint;
  in: bigint;
}

/** What controls reduce an axis by together: one minus the product of what each leaves, and at most the cap. */
function reductionOf<Control extends Acting>(
  controls: readonly Control[],
  effectOf: (control: Control) => number,
  axis: Axis,
  cap: number,
): Fraction {
  let left: Fraction = { of: 1n, in: 1n };
  for (const control of controls) {
    if (control.acts_on !== axis && control.acts_on !== 'both') continue;
    left = { of: left.of * (whole - parts(effectOf(control))), in: left.in * whole };
  }
  const reduction = { of: left.in - left.of, in: left.in };
  const most = { of: parts(cap), in: whole };
  return reduction.of * most.in > most.of * reduction.in ? most : reduction;
}

/** A value of a scale after a reduction: rounded half up, never below 1 nor above what it was. */
function reduced(value: number, { of, in: within }: Fraction): number {
  const inTwos = 2n * (BigInt(value) * within - BigInt(value - 1) * of);
  const rounded = Number((inTwos + within) / (2n * within));
  return Math.min(value, Math.max(1, rounded));
}

/** To four decimals, as an explanation says it. */
const shown = (share: Fraction): number => Number((share.of * 20_000n + share.in) / (2n * share.in)) / 10_000;

interface Reduced {
  cell: Cell;
  reduction: Record<Axis, number>;
}

/** Where a risk stands after what its controls do: `v − (v − 1) × reduction` on each axis. Without controls that is where
 *  it stood before. */
export function residualOf<Control extends Acting>(
  inherent: Cell,
  controls: readonly Control[],
  effectOf: (control: Control) => number,
  cap: number,
): Reduced {
  const likelihood = reductionOf(controls, effectOf, 'likelihood', cap);
  const consequence = reductionOf(controls, effectOf, 'consequence', cap);
  return {
    cell: {
      likelihood: reduced(inherent.likelihood, likelihood),
      consequence: reduced(inherent.consequence, consequence),
    },
    reduction: { likelihood: shown(likelihood), consequence: shown(consequence) },
  };
}
