import { riskContext, riskDetails, type Risk, type RiskDetails } from '../../risk.contract.ts';
import { writtenIn } from '../../risk-history.rules.ts';
import { byKey, keysOf } from '#platform/contract/values/keys.ts';

const empty = <Key extends string>(shape: Record<Key, unknown>) => byKey(keysOf(shape), () => null);

/** A form in which nobody has written yet; a field that cannot be empty is given by whoever opens it. */
export const blankDetails = {
  ...empty(riskDetails.shape),
  title: '',
  context: empty(riskContext.shape),
  source: 'user' as const,
  assets: [],
  tag_ids: [],
};

/** What people wrote about a risk, as the form has it: ids instead of names, and nothing left out. */
export const detailsOf = (risk: Risk): RiskDetails => ({
  ...writtenIn(risk),
  title: risk.title,
  context: { ...blankDetails.context, ...risk.context },
  category_id: risk.category?.id ?? null,
  department_id: risk.department?.id ?? null,
  owner_id: risk.owner?.id ?? null,
  review_on: risk.review_on,
  tag_ids: risk.tags.map(({ id }) => id),
});
