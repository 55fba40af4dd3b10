import type { HistoryEntry, Rated, Risk } from '../../risk.contract.ts';

type Change = HistoryEntry['changes'][number];

/** A rating as the history tells it: what else a level says does not belong to the risk. */
const ratingTold = (rated: Rated | null) =>
  rated && {
    likelihood: rated.likelihood,
    consequence: rated.consequence,
    level: { code: rated.level.code, name: rated.level.name },
  };

const told = (risk: Risk): Record<string, unknown> => ({
  title: risk.title,
  description: risk.description,
  ...Object.fromEntries(Object.entries(risk.context).map(([part, text]) => [`context.${part}`, text])),
  category: risk.category,
  department: risk.department,
  owner: risk.owner,
  source: risk.source,
  assets: risk.assets,
  tags: risk.tags.map(({ name }) => name),
  raised_on: risk.raised_on,
  review_on: risk.review_on,
  status: risk.status,
  triage: risk.triage,
  treatment: risk.treatment,
  treatment_note: risk.treatment_note,
  transfer: risk.transfer,
  avoidance: risk.avoidance,
  request: risk.request,
  inherent: ratingTold(risk.inherent),
  inherent_justification: risk.inherent_justification,
  residual: ratingTold(risk.residual),
  residual_reason: risk.residual_reason,
  target: ratingTold(risk.target),
});

const textOf = (value: unknown): string =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

/** What differs between a risk as it was seen and as it is now, told like the history's changes. */
export function differencesOf(before: Risk, now: Risk): Change[] {
  const [old, current] = [told(before), told(now)];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])]
    .filter((field) => textOf(old[field]) !== textOf(current[field]))
    .map((field) => ({ field, old: old[field] ?? null, new: current[field] ?? null }));
}
