import type { Language } from '#platform/contract/access.ts';
import type { Explanation } from '#platform/contract/endpoint.ts';
import { formatsFor, minorDigits } from '#platform/contract/format.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import type { Portfolio, QuantifiedRisk } from '../quantification.contract.ts';
import { explanation as ar } from '../text/explanation/ar.ts';
import { explanation as en, type ExplanationText } from '../text/explanation/en.ts';
import { explanation as tr } from '../text/explanation/tr.ts';

const texts: Record<Language, ExplanationText> = { en, tr, ar };

/** How the figures of a risk came about: from these, anybody comes to the same ones. */
export function explainRisk(
  { db, actor, language }: Pick<Call, 'db' | 'actor' | 'language'>,
  { risk, currency, quantification }: QuantifiedRisk,
): Record<string, Explanation> {
  if (quantification === null) return {};
  const formats = formatsFor(language, actor.timezone);
  const money = (amount: number) =>
    formats.number(amount / 10 ** minorDigits(currency), { style: 'currency', currency });
  const { probability, loss_low, loss_high, seed, method, years } = quantification;
  return {
    result: {
      formula: texts[language].formula.risk,
      formula_version: method,
      inputs: {
        probability: formats.number(probability, { style: 'percent', maximumSignificantDigits: 3 }),
        loss_low: money(loss_low),
        loss_high: money(loss_high),
        years,
        // In its digits: anybody who computes it anew types them.
        seed: String(seed),
      },
      included: { count: 1, filter: { risk_id: risk.id } },
      excluded: [],
      as_of: db.now.toISOString(),
    },
  };
}

/** How the figures of a portfolio came about, and which risks they leave out. */
export function explainPortfolio(
  { language, now }: { language: Language; now: Date },
  scope: Scope,
  { risks, left_out, method, years }: Portfolio,
): Record<string, Explanation> {
  const { formula, reason: reasons } = texts[language];
  return {
    result: {
      formula: formula.portfolio,
      formula_version: method,
      inputs: { years, department_id: narrowedTo(scope) ?? null },
      included: { count: risks.length, filter: { department_id: narrowedTo(scope) ?? null } },
      excluded: left_out.map(({ reason, count }) => ({ reason: reasons[reason], count })),
      as_of: now.toISOString(),
    },
  };
}
