// Numbers without schemas: the process that draws needs these, and nothing of what a call is.

/** Raised by one with every change of what the same seed and inputs come to; each result says which it was made with. */
export const simulationMethod = 1;
/** How many years are drawn. */
export const simulatedYears = 20_000;
/** Points of an exceedance curve. */
export const curvePoints = 41;
/** As many risks as one portfolio sums: more are asked for department by department. */
export const mostInPortfolio = 2000;
/** Beyond this the two ends say nothing: the loss may be anything. */
export const widestLossRange = 10_000;

/** A year with less probability than this would be drawn twice at most. */
export const leastProbability = 0.0001;

/** Why a risk is no part of a portfolio: open and not quantified, not triaged yet, or quantified and no longer open. */
export const leftOutReasons = ['not_quantified', 'untriaged', 'avoided', 'closed'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
