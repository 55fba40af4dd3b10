import assert from 'node:assert/strict';
import { listRisks, readRisk, type Risk } from '#features/risk/record/risk.contract.ts';
import { createPerson } from '#features/identity/person/server/shared/person.service.ts';
import {
  applyImport,
  listImportRows,
  mapImport,
  uploadImport,
  type ImportRow,
  type RiskImport,
} from '#features/risk/import/risk-import.contract.ts';
import { operator } from '#app/new-organisation.ts';
import { asOwner } from '#tests/world/connections.ts';
import { Unexpected, type Caller, type Reply } from './caller.ts';
import { newWorld, type World } from './world.ts';

/** The organisation that the sample register belongs to. */
export async function sampleWorld(): Promise<World> {
  const world = await newWorld({
    departments: [
      'Clinical Services',
      'Information Technology',
      'Pharmacy',
      'Finance',
      'Human Resources',
      'Procurement',
      'Legal',
    ],
  });
  await world.database.inOrganisation(world.orgId, {}, async (db) => {
    for (const name of ['it.lead', 'clinical.lead', 'finance.lead', 'procurement'])
      await createPerson(
        { db, by: operator },
        {
          email: `${name}@meridian.example`,
          first_name: name,
          last_name: 'Meridian',
          type: 'Staff',
          password_hash: 'nobody signs in with this',
        },
      );
  });
  return world;
}

/** Sends a file as a browser's form does, and answers whatever came back. */
export function sendsFile(
  who: Caller,
  name: string,
  content: Buffer | string,
  language = 'en',
): Promise<Reply> {
  const boundary = 'a-boundary-of-the-tests';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return who.sends(
    uploadImport,
    { body },
    {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': language,
    },
  );
}

export async function uploads(who: Caller, name: string, content: Buffer | string): Promise<RiskImport> {
  const { status, body } = await sendsFile(who, name, content);
  if (status !== 200) throw new Unexpected(`the upload answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: RiskImport }).data;
}

/** Uploads a file and takes its columns as they were guessed. */
export async function checks(
  who: Caller,
  name: string,
  content: Buffer | string,
  more: { date_order?: 'dmy' | 'mdy' } = {},
): Promise<RiskImport> {
  const { id, version, mapping } = await uploads(who, name, content);
  return (await who.calls(mapImport, { params: { id }, body: { version, mapping, ...more } })).data;
}

export const applies = async (who: Caller, { id, version }: RiskImport): Promise<RiskImport> =>
  (await who.calls(applyImport, { params: { id }, body: { version } })).data;

export const rowsOf = async (
  who: Caller,
  { id }: RiskImport,
  action?: ImportRow['action'] | 'kept',
): Promise<ImportRow[]> =>
  (await who.calls(listImportRows, { params: { id }, query: { limit: '200', ...(action && { action }) } }))
    .data;

/** What is wrong, by row: `12: title_missing`. */
export const errorsIn = (rows: readonly ImportRow[]): string[] =>
  rows.map(({ n, errors }) => `${n}: ${errors.map(({ code }) => code).join(' ')}`);

/** A small register of one's own. */
export const csv = (...rows: readonly string[][]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** A risk by the reference it has. */
export async function riskByRef(who: Caller, ref: string): Promise<Risk> {
  const { data } = await who.calls(listRisks, { query: { q: ref, limit: '200' } });
  const found = data.find((risk) => risk.ref === ref);
  assert.ok(found, `there is no ${ref}`);
  return (await who.calls(readRisk, { params: { id: found.id } })).data;
}

/** Somebody else is about to make a tag: work on a file that brings it waits there until it is let go. */
export async function holdTag({ orgId }: World, name: string): Promise<{ letGo(): Promise<unknown> }> {
  const owner = await asOwner();
  await owner.query('begin');
  await owner.query(
    `insert into risk_tag (org_id, id, created_at, updated_at, name, name_key) values ($1, gen_random_uuid(), now(), now(), $2, $2)`,
    [orgId, name],
  );
  return { letGo: () => owner.query('rollback') };
}
