interface Cell {
  likelihood: number;
  consequence: number;
}

/** How likely times how bad: sorts risks within a level. */
export const riskScore = ({ likelihood, consequence }: Cell): number => likelihood * consequence;

/** A residual rating below the inherent one, which until controls exist carries its reason. */
export const lessens = ({
  inherent,
  residual,
  residual_reason,
}: {
  inherent: Cell | null;
  residual: Cell | null;
  residual_reason: string | null;
}): boolean =>
  inherent !== null &&
  residual !== null &&
  residual_reason !== null &&
  riskScore(residual) < riskScore(inherent);
