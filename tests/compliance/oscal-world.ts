import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { exportOscal } from '#features/compliance/oscal/oscal.contract.ts';
import type { OscalModel } from '#features/compliance/oscal/oscal-model.contract.ts';
import { linkControl } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import * as findingVerbs from '#features/compliance/finding/finding-verbs.contract.ts';
import { created, someControl, tasksOf } from '#tests/treatment/plan-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { World } from '#tests/world/world.ts';
import { begun, controlsOf, variedControls } from './compliance-world.ts';
import { acted, assigned, found } from './finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { justified, provenUntilMay } from './soa-world.ts';

const fixtures = join(import.meta.dirname, '../../src/features/compliance/oscal/fixtures');
const roots: Record<OscalModel, string> = {
  'assessment-results': 'assessment-results',
  poam: 'plan-of-action-and-milestones',
  ssp: 'system-security-plan',
};

type Schema = { definitions: Record<string, object>; oneOf: { required: string[] }[] };

/** NIST names its definitions by identifiers that are fragments; they are found by where they stand as well, and Ajv takes no two names. */
const withoutIds = (name: string, value: unknown): unknown =>
  name === '$id' && typeof value === 'string' && value.startsWith('#') ? undefined : value;

const validators = new Map<string, ValidateFunction>();

/** What a document of a model is checked by: the branch of NIST's schema that is about it, so that a fault is told where it is. */
function validatorOf(version: string, model: OscalModel): ValidateFunction {
  const key = `${version} ${model}`;
  let found = validators.get(key);
  if (found === undefined) {
    const text = gunzipSync(readFileSync(join(fixtures, `oscal-complete-${version}.json.gz`))).toString();
    const { definitions, oneOf } = JSON.parse(text, withoutIds) as Schema;
    const branch = oneOf.find(({ required }) => required.includes(roots[model]));
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: true });
    addFormats.default(ajv);
    found = ajv.compile({ definitions, ...branch });
    validators.set(key, found);
  }
  return found;
}

/** What NIST's schemas find wrong with a document. */
export const faultsOf = (model: OscalModel, document: unknown): string[] =>
  ['1.1.3', '1.2.1'].flatMap((version) => {
    const validate = validatorOf(version, model);
    validate(document);
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${version} ${instancePath}: ${message}`,
    );
  });

export type Json = { [name: string]: Json } & Json[] & string;

function walk(value: unknown, see: (name: string, value: unknown) => void, name = ''): void {
  see(name, value);
  if (Array.isArray(value)) for (const one of value) walk(one, see, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value)) walk(member, see, key);
}

/** What a schema does not know: UUIDs given twice, and those named that nothing in the document has. */
export function looseEnds(document: unknown): string[] {
  const given: string[] = [];
  const named: [string, string][] = [];
  walk(document, (name, value) => {
    if (typeof value !== 'string') return;
    if (name === 'uuid') given.push(value);
    // It stands in the system security plan.
    else if (/-uuids?$/.test(name) && name !== 'implementation-statement-uuid') named.push([name, value]);
    else if (name === 'href' && value.startsWith('#')) named.push([name, value.slice(1)]);
  });
  const known = new Set(given);
  const once = new Set(given);
  return [
    ...given.filter((uuid) => !once.delete(uuid)).map((uuid) => `twice: ${uuid}`),
    ...named.filter(([, uuid]) => !known.has(uuid)).map(([name, uuid]) => `${name}: ${uuid}`),
  ];
}

/** The document as it was sent. */
export async function oscalText(
  who: Caller,
  id: string,
  model: OscalModel,
  language = 'en',
): Promise<string> {
  const reply = await who.sends(
    exportOscal,
    { params: { id }, query: { model } },
    { 'accept-language': language },
  );
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return Buffer.isBuffer(reply.body)
    ? reply.body.toString()
    : typeof reply.body === 'string'
      ? reply.body
      : JSON.stringify(reply.body);
}

/** What is in it, without its name. */
export const oscalOf = async (who: Caller, id: string, model: OscalModel, language?: string): Promise<Json> =>
  (JSON.parse(await oscalText(who, id, model, language)) as Json)[roots[model]] as Json;

/** What lies there in a document: a list. */
export function list(one: Json | undefined, ...path: (string | number)[]): Json[] {
  let found = one as unknown;
  for (const step of path) found = (found as Record<string | number, unknown> | undefined)?.[step];
  if (!Array.isArray(found)) throw new Error(`no list at ${path.join('.')}`);
  return found as Json[];
}

/** What our properties say, by their names. */
export const saidBy = (one: Json | undefined): Record<string, string> =>
  Object.fromEntries(
    ((one?.['props'] ?? []) as Json[]).map(({ name, value }) => [String(name), String(value)]),
  );

/** Nothing is wrong with a document by NIST's schemas, and it refers to nothing that it does not hold. */
export async function holds(
  who: Caller,
  id: string,
  models: readonly OscalModel[],
  language?: string,
): Promise<void> {
  for (const model of models) {
    const document = { [roots[model]]: await oscalOf(who, id, model, language) };
    assert.deepEqual(faultsOf(model, document), [], model);
    assert.deepEqual(looseEnds(document), [], model);
  }
}

/** Answers can be changed again, whatever they say. */
const openAgain = ({ database, orgId }: World, assessment: string) =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`update control_assessment set status = 'in_progress', proven_share = 0
      where org_id = ${db.org_id} and assessment_id = ${assessment} and not is_parent`),
  );

export async function linked(
  who: Caller,
  id: string,
  code: string,
  object_type: 'control' | 'risk' | 'plan',
  object_id: string,
) {
  const row = (await controlsOf(who, id)).get(code);
  await who.calls(linkControl, {
    params: { id: row?.id as string },
    body: { version: row?.version as number, object_type, object_id },
  });
}

/** An assessment with something of everything: answers, proof, risks, controls, plans and findings in several statuses. */
export async function furnished(world: World) {
  const { admin, person } = world;
  const owner = await person('Staff');
  const { id } = await begun(admin, { lead_id: owner.id });
  await justified(world, id);
  await variedControls(world, id);
  await openAgain(world, id);
  await provenUntilMay(world, id, 'A.5.1');
  const control = await someControl(world, { title: 'Badges <at> the "door"', status: 'implemented' });
  const risk = await raised(admin, 'Somebody walks in');
  const plan = await created(admin, {
    title: 'Turnstiles for all',
    control_id: control,
    start_on: '2026-02-01',
    due_on: '2026-09-30',
    objective: 'Nobody walks in',
  });
  await tasksOf(world, plan.id, [{ status: 'todo' }, { status: 'done' }]);
  await linked(admin, id, 'A.5.1', 'control', control);
  await linked(admin, id, 'A.5.1', 'risk', risk.id);
  await linked(admin, id, 'A.5.2', 'plan', plan.id);
  const row = (await controlsOf(admin, id)).get('A.5.1');
  const source = { kind: 'control_assessment' as const, id: row?.id as string };
  // A major one opens a plan of the control that its answer is linked with.
  const planned = await through(
    await found(admin, {
      title: 'The back door stands open',
      kind: 'major_nc',
      severity: 1,
      source,
      root_cause: 'It jams',
    }),
    assigned(admin, owner),
    [owner, findingVerbs.startFinding],
  );
  const dismissed = await through(await found(admin, { source: { kind: 'assessment', id } }), [
    admin,
    findingVerbs.dismissFinding,
    { reason: 'Seen twice' },
  ]);
  const strength = await found(admin, {
    title: 'The guards know everybody',
    kind: 'strength',
    source: { kind: 'assessment', id },
  });
  const done = await through(
    await found(admin, { source: { kind: 'assessment', id } }),
    assigned(admin, owner),
    [owner, findingVerbs.startFinding],
    [owner, findingVerbs.resolveFinding, acted],
  );
  return { id, owner, control, risk, plan, planned, dismissed, strength, done };
}
