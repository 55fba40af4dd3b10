/** How the server explains a simulation. */
export const explanation = {
  formula: {
    risk: 'For each simulated year: with the yearly probability the event happens, and then costs an amount drawn from the lognormal distribution whose 5% and 95% quantiles are the two losses; otherwise nothing. The figures are the mean and the percentiles of these years. The seed fixes the random numbers: the same seed and inputs give the same figures.',
    portfolio:
      'Each risk is simulated by itself with its own seed, independent of the others: with its yearly probability the event happens, and then costs an amount drawn from the lognormal distribution through its 90% interval. The losses of the risks are summed year by year; the figures are the mean and the percentiles of these sums.',
  },
  reason: {
    not_quantified: 'Open and not quantified',
    untriaged: 'Not triaged yet',
    avoided: 'Quantified, but avoided: nothing remains of it',
    closed: 'Quantified, but closed',
  },
};
export type ExplanationText = typeof explanation;
