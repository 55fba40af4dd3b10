import { addIndicator } from '#features/treatment/indicator/indicator.contract.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { raised } from '#tests/world/risk-world.ts';

/** What the schema of a call does not tell about its fields. */
export const indicatorFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/risk/kri/:risk_id/': () => ({ red: 10 }),
  '/risk/kri/:risk_id/:id/': () => ({ red: 10 }),
  '/risk/kri/:risk_id/:id/reading/': () => ({ at: '2026-01-05' }),
};

/** A risk with an indicator. */
export async function startIndicator({ world, word, people: { Admin, User } }: Somebody): Promise<Start> {
  const risk = await raised(Admin, `${word} is watched`, {
    department_id: world.departments['Finance'] as string,
  });
  const { data } = await Admin.calls(addIndicator, {
    params: { risk_id: risk.id },
    body: {
      name: `${word} a day`,
      unit: word,
      direction: 'higher_worse',
      amber: 1,
      red: 10,
      cadence: 'monthly',
      owner_id: User.id,
    },
  });
  return { risk: risk.id, risk_id: risk.id, indicator: data.id, id: data.id, owner_id: User.id };
}
