import { record } from '#platform/server/log/activity.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  defaultFactors,
  defaultLevels,
  defaultMatrix,
  defaultSteps,
  frequencyScale,
  plainScale,
} from './default-model.content.ts';
import { riskFactorTable, riskModelTable } from './risk-model.table.ts';

/** What a new organisation rates its risks with, until it makes its own. */
export async function giveDefaultModel({ db, by }: Pick<Call, 'db' | 'by'>): Promise<void> {
  const stamps = { created_at: db.now.toISOString(), updated_at: db.now.toISOString() };
  await db.insert(riskModelTable).values({
    ...stamps,
    id: newId(db.now),
    number: 1,
    status: 'active',
    likelihood_size: 5,
    consequence_size: 5,
    ...defaultSteps,
    levels: defaultLevels,
    activated_at: db.now.toISOString(),
    matrix: defaultMatrix,
  });
  await db.insert(riskFactorTable).values(
    defaultFactors.map((factor, position) => ({
      ...stamps,
      ...factor,
      id: newId(db.now),
      position,
      is_default: position < 2,
      levels: factor.type === 'likelihood' ? frequencyScale : plainScale,
    })),
  );
  record(db, by, {
    action: 'risk_model.activated',
    objects: { type: 'organisation', id: db.org_id },
    note: '1',
  });
}
