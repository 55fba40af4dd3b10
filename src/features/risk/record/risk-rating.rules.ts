interface Cell {
  likelihood: number;
  consequence: number;
}

/** What a risk counts with: residual, or inherent while there is no residual. Nothing remains of one that was avoided. */
export const currentRating = <Rating>({
  status,
  inherent,
  residual,
}: {
  status?: string;
  inherent?: Rating | null;
  residual?: Rating | null;
}): Rating | null => (status === 'avoided' ? null : (residual ?? inherent ?? null));

/** How likely times how bad: sorts risks within a level. */
export const riskScore = ({ likelihood, consequence }: Cell): number => likelihood * consequence;

interface Remaining {
  inherent: Cell | null;
  residual: Cell | null;
  residual_basis: 'computed' | 'override';
  residual_reason: string | null;
}

/** A residual rating below the inherent one: by what controls do, or with the reason of whoever overrode that. */
export const lessens = ({ inherent, residual, residual_basis, residual_reason }: Remaining): boolean =>
  inherent !== null &&
  residual !== null &&
  (residual_basis === 'computed' || residual_reason !== null) &&
  riskScore(residual) < riskScore(inherent);

/** Within the risk appetite that holds for it. Where none was stated, what remains is at least less than there was. */
export const isWithinAppetite = (
  risk: Remaining & { level: number; appetite_level: number | null },
): boolean => (risk.appetite_level === null ? lessens(risk) : risk.level <= risk.appetite_level);

/** Nothing was done about it, though it stands in the upper half of the levels: whoever closes it is warned. `levels` is how many
 *  there are, from 0 for the least. */
export function isUntreatedHigh(
  risk: {
    status: string;
    inherent: { level: { index: number } } | null;
    residual: { level: { index: number } } | null;
  },
  levels: number,
): boolean {
  const level = currentRating(risk)?.level;
  return risk.status === 'created' && level !== undefined && level.index >= levels / 2;
}
