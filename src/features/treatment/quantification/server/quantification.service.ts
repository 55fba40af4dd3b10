import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Body, Explained } from '#platform/contract/endpoint.ts';
import { notFound, staleVersion } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import { assignmentsOf, columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, LongCall } from '#platform/server/http/serve.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import {
  findRiskToChange,
  findStoredRisk,
  type StoredRisk,
} from '#features/risk/record/server/shared/risk.queries.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import * as method from '../quantification-method.contract.ts';
import * as contract from '../quantification.contract.ts';
import { riskQuantificationTable } from './quantification.table.ts';
import { findCurrency, findQuantification, type StoredQuantification } from './quantification.queries.ts';
import { explainRisk } from './quantification-explanation.presenter.ts';
import { expectOn } from './quantification-setting.service.ts';
import { inSimulation } from './simulation.service.ts';

type Details = contract.QuantificationDetails;

/** A risk with its quantification, as the caller sees it. */
async function shown({ db, actor }: Call, risk: StoredRisk): Promise<contract.QuantifiedRisk> {
  const [stored, currency] = await Promise.all([findQuantification(db, risk.id), findCurrency(db)]);
  const mayQuantify = riskWorkflow.can(actor, risk, db.now).includes('assess');
  return {
    risk: { id: risk.id, ref: risk.ref, title: risk.title },
    currency,
    quantification: stored === undefined ? null : toQuantification(stored),
    permissions: {
      can: mayQuantify ? (stored === undefined ? ['quantify'] : ['quantify', 'remove']) : [],
    },
  };
}

const toQuantification = ({
  id: _id,
  simulation,
  ...row
}: StoredQuantification): contract.Quantification => ({
  ...row,
  years: method.simulatedYears,
  result: simulation,
});

/** `GET /risk/{id}/quantification/`: with `explain`, how its figures came about. */
export async function readQuantification(
  call: Call,
  id: string,
  explain: boolean,
): Promise<Explained<contract.QuantifiedRisk>> {
  await expectOn(call.db);
  const risk = (await findStoredRisk(call.db, call.actor, id)) ?? refuse(notFound);
  const data = await shown(call, risk);
  return explain ? { data, explain: explainRisk(call, data) } : { data };
}

interface Taken {
  risk: StoredRisk;
  before: StoredQuantification | undefined;
}

/** A risk that the caller may rate, with its quantification of the version that they saw. */
async function take(
  call: Call,
  id: string,
  version: number | null,
  find: typeof findStoredRisk,
): Promise<Taken> {
  await expectOn(call.db);
  const risk = (await find(call.db, call.actor, id)) ?? refuse(notFound);
  risks.expectVerb(call, risk, 'assess');
  const before = await findQuantification(call.db, id);
  if ((before?.version ?? null) !== version) refuse(staleVersion, { data: await shown(call, risk) });
  return { risk, before };
}

const objectOf = ({ id, ref }: StoredRisk) => ({ type: 'risk', id, ref });
/** The currency stands with the amounts: the organisation may change its own later. */
const inHistory = (details: Details | undefined, currency: string) =>
  details === undefined
    ? {}
    : {
        quantified_probability: details.probability,
        quantified_loss: { loss_low: details.loss_low, loss_high: details.loss_high, currency },
        quantified_rationale: details.rationale,
      };

/** Quantifies a risk. Its years are drawn between two transactions: the first says whether they may be, the second writes what came
 *  out, if nobody else did meanwhile. */
export async function quantifyRisk(
  { inside, actor }: LongCall,
  id: string,
  { version, ...details }: Body<typeof contract.quantifyRisk>,
  gone: AbortSignal,
): Promise<contract.QuantifiedRisk> {
  const seed = await inside({ readOnly: true }, async (call) => {
    const { before } = await take(call, id, version, findStoredRisk);
    expectSense(details);
    return before?.seed ?? randomInt(2 ** 48 - 1);
  });
  const { result } = await inSimulation(actor, [{ ...details, seed }], gone);
  return inside({}, async (call) => {
    const { risk, before } = await take(call, id, version, findRiskToChange);
    await write(call, risk, before, { ...details, seed }, result);
    return shown(call, risk);
  });
}

/** Refuses a range that is none, or that says nothing. */
function expectSense({ loss_low, loss_high }: Details): void {
  if (loss_low >= loss_high) refuse(contract.lossesBackwards);
  if (loss_high > loss_low * method.widestLossRange) refuse(contract.lossRangeTooWide);
}

async function write(
  { db, actor, by }: Call,
  risk: StoredRisk,
  before: StoredQuantification | undefined,
  inputs: Details & { seed: number },
  simulation: contract.SimulationResult,
): Promise<void> {
  const at = db.now.toISOString();
  const written = {
    ...inputs,
    method: method.simulationMethod,
    simulation,
    simulated_at: at,
    updated_at: at,
    updated_by: actor.id,
  };
  if (before === undefined) {
    const columns = columnsOf(riskQuantificationTable, {
      ...written,
      id: newId(db.now),
      risk_id: risk.id,
      created_at: at,
      created_by: actor.id,
    });
    await db.query(
      sql`insert into risk_quantification (org_id, ${namesOf(columns)}) select ${db.org_id}, ${valuesOf(columns)}`,
    );
  } else {
    await db.query(
      sql`update risk_quantification set version = version + 1, ${assignmentsOf(columnsOf(riskQuantificationTable, written))}
        where org_id = ${db.org_id} and id = ${before.id}`,
    );
  }
  const currency = await findCurrency(db);
  record(db, by, {
    action: 'risk.quantified',
    objects: objectOf(risk),
    changes: changesBetween<object>(inHistory(before, currency), inHistory(inputs, currency)),
  });
}

/** Takes the quantification of a risk away. */
export async function removeQuantification(
  call: Call,
  id: string,
  { version }: Body<typeof contract.removeQuantification>,
): Promise<contract.QuantifiedRisk> {
  const { db, by } = call;
  const { risk, before } = await take(call, id, version, findRiskToChange);
  const removed = before ?? refuse(notFound);
  await db.query(sql`delete from risk_quantification where org_id = ${db.org_id} and id = ${removed.id}`);
  record(db, by, {
    action: 'risk.quantification_removed',
    objects: objectOf(risk),
    changes: changesBetween<object>(inHistory(removed, await findCurrency(db)), {
      quantified_probability: null,
      quantified_loss: null,
      quantified_rationale: null,
    }),
  });
  return shown(call, risk);
}
