import * as z from 'zod';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';

/** A risk that was deleted: enough to know whether it should come back. */
export const deletedRisk = z.object({
  id: z.uuid(),
  version: z.int(),
  ref: z.string(),
  title: z.string(),
  department: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.nullable(personName),
});
export type DeletedRisk = z.infer<typeof deletedRisk>;

export const deletedQuery = z.strictObject(pageQuery);

/** What was deleted, the latest first; each can be restored. */
export const listDeletedRisks = endpointsAbout('risk')({
  method: 'GET',
  path: '/risk/deleted/',
  access: 'admin',
  query: deletedQuery,
  response: pageOf(deletedRisk),
});
