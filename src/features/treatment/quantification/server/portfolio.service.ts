import type { Explained, Query } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { LongCall } from '#platform/server/http/serve.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import {
  departmentExists,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { mostInPortfolio, simulatedYears, simulationMethod } from '../quantification-method.contract.ts';
import * as contract from '../quantification.contract.ts';
import { explainPortfolio } from './quantification-explanation.presenter.ts';
import { expectOn } from './quantification-setting.service.ts';
import { findLeftOut, findPortfolio } from './portfolio.queries.ts';
import { findCurrency } from './quantification.queries.ts';
import { inSimulation } from './simulation.service.ts';

/** `GET /risk/quantification/portfolio/`: what the quantified risks of a scope cost together in a year. Read in one transaction, drawn
 *  after it. */
export async function readPortfolio(
  { inside, actor, language, now }: LongCall,
  { dpt, explain }: Query<typeof contract.readPortfolio>,
  gone: AbortSignal,
): Promise<Explained<contract.Portfolio>> {
  const scope = { actor, dpt };
  const { rows, left_out, currency } = await inside({ readOnly: true }, async ({ db }) => {
    await expectOn(db);
    await expectDepartment(db, scope);
    const [rows, left_out, currency] = await Promise.all([
      findPortfolio(db, scope),
      findLeftOut(db, scope),
      findCurrency(db),
    ]);
    return { rows, left_out, currency };
  });
  if (rows.length > mostInPortfolio)
    refuse(contract.portfolioTooLarge, { values: { limit: mostInPortfolio } });
  const simulated = rows.length === 0 ? undefined : await inSimulation(actor, rows, gone);
  const means = simulated?.means ?? [];
  const whole = means.reduce((sum, mean) => sum + mean, 0);
  const data: contract.Portfolio = {
    currency,
    method: simulationMethod,
    years: simulatedYears,
    result: simulated?.result ?? null,
    risks: rows
      .map((row, at) => ({
        ...row,
        mean: means[at] ?? 0,
        share: whole === 0 ? 0 : (means[at] ?? 0) / whole,
      }))
      .toSorted((one, other) => other.mean - one.mean || (one.id < other.id ? -1 : 1)),
    left_out,
  };
  return explain === '1' ? { data, explain: explainPortfolio({ language, now }, scope, data) } : { data };
}

async function expectDepartment(db: TenantDb, scope: Scope): Promise<void> {
  const [row] = await db.query<{ exists: boolean }>(sql`select ${departmentExists(db, scope)} as exists`);
  if (!row?.exists) refuse(departmentUnknown);
}
