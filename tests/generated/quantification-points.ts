import { estimate, quantified, switchQuantification } from '#tests/treatment/quantification-world.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { raised } from '#tests/world/risk-world.ts';

/** What the schema of a call does not tell about its fields: the high loss is above the low one. */
export const quantificationFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/risk/:id/quantification/': () => ({
    probability: estimate.probability,
    loss_low: estimate.loss_low,
    loss_high: estimate.loss_high,
  }),
  '/settings/risk/quantification/': () => ({ is_on: true }),
};

/** A risk that an Admin quantified, in an organisation that does that. */
export async function startQuantification({
  world,
  word,
  people: { Admin, User },
}: Somebody): Promise<Start> {
  await switchQuantification(Admin);
  const risk = await raised(Admin, `${word} has a price`, {
    department_id: world.departments['Finance'] as string,
    owner_id: User.id,
  });
  await quantified(Admin, risk.id, { rationale: `${word} happened before` });
  return { risk: risk.id };
}
