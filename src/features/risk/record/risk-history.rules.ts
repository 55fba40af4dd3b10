import { riskContext, writtenFields, type Risk, type Written } from './risk.contract.ts';
import { type Rated } from '#features/risk/model/risk-level.contract.ts';
import { keysOf, picked } from '#platform/contract/values/keys.ts';

/** What of a risk is read as it was written. */
export const writtenIn = (risk: Written): Written => picked(risk, writtenFields);

/** A rating as the history shows it: the cell, and the level's code and name; its colour belongs to the model. */
const ratingInHistory = (rated: Rated | null) =>
  rated && {
    likelihood: rated.likelihood,
    consequence: rated.consequence,
    level: { code: rated.level.code, name: rated.level.name },
  };

/** A risk as its history shows it: names beside ids, ratings as cells, each part of the context by itself. */
export function riskInHistory(risk: Risk): Record<string, unknown> {
  const { context, ...written } = writtenIn(risk);
  const parts = keysOf(riskContext.shape);
  return {
    title: risk.title,
    ...written,
    ...Object.fromEntries(parts.map((part) => [`context.${part}`, context[part] ?? null])),
    category: risk.category,
    department: risk.department,
    owner: risk.owner,
    tags: risk.tags.map(({ name }) => name),
    review_on: risk.review_on,
    status: risk.status,
    triage: risk.triage,
    treatment: risk.treatment,
    treatment_note: risk.treatment_note,
    transfer: risk.transfer,
    avoidance: risk.avoidance,
    request: risk.request && { verb: risk.request.verb, details: risk.request.details },
    inherent: ratingInHistory(risk.inherent),
    inherent_justification: risk.inherent_justification,
    residual: ratingInHistory(risk.residual),
    residual_reason: risk.residual_reason,
    target: ratingInHistory(risk.target),
  };
}
