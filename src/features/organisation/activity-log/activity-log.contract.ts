import * as z from 'zod';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { day } from '#platform/contract/day.ts';
import { jobRefusals } from '#platform/contract/job.ts';
import { logFaults } from '#platform/contract/log-fault.ts';
import { pageQuery } from '#platform/contract/paging.ts';

/** As many of what an act changed, and of what it was about, are told; how many there are, the counts tell. */
export const mostTold = 30;

/** An act of the organisation's log. */
export const activity = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  /** Null where the product acted by a rule. */
  actor_id: z.uuid().nullable(),
  /** As they were called then. */
  actor_name: z.string(),
  /** Where they were no member, but an external auditor. */
  actor_type: z.literal('Auditor').nullable(),
  /** `risk.closed` */
  action: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** What it was about; `ref` is the human number, where the thing has one. */
  objects: z.array(z.object({ type: z.string(), id: z.uuid(), ref: z.string().nullable() })),
  objects_count: z.int(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  changes_count: z.int(),
  /** It is about something that whoever reads does not see: what was said and changed is not told, nor counted. */
  withheld: z.boolean(),
  /** SHA-256 over the hash before, the number and the entry. */
  hash: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** Everything that the product did by itself. */
export const byProduct = 'product';

export const activityFilter = {
  /** Who: a person, or the product. */
  actor: z.union([z.uuid(), z.literal(byProduct)]).optional(),
  /** What kind of thing was acted on: `risk` of `risk.closed`. */
  kind: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  /** Acts about this record. */
  record: z.uuid().optional(),
  /** Days of the organisation's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
};
export const activityQuery = z.strictObject({ ...pageQuery, ...activityFilter });

/** An end of the log that somebody noted: of an export, or of an earlier verification. */
export const logEnd = z.strictObject({
  seq: z.int().min(1).max(2_147_483_647),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a verification found. */
export const verification = z.object({
  /** Entries that hold. */
  acts: z.int(),
  /** When the first and the last of them were written; null where there is none. */
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  /** The hash of the last entry that holds: the end to note. */
  hash: z.string(),
  verified_at: z.iso.datetime(),
  /** The first entry that does not hold. */
  broken: z.object({ seq: z.int(), fault: z.enum(logFaults) }).nullable(),
});
export type Verification = z.infer<typeof verification>;

/** What the jobs are called. */
export const activityJobs = { export: 'activity_log.export', verify: 'activity_log.verify' } as const;

const endpoint = endpointsAbout('activity');
const file = { shape: 'file', item: z.unknown() } as const;

/** What was done in the organisation, the latest first. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/activity/',
  access: 'admin',
  query: activityQuery,
  response: pageOf(activity),
});

/** The kinds of things that were ever acted on. */
export const listActivityKinds = endpoint({
  method: 'GET',
  path: '/activity/kind/',
  access: 'admin',
  response: listOf(z.object({ kind: z.string() })),
});

/** The whole log as JSON lines: each entry as its hash was made of it, or, where it is withheld, its hash and what is told of it; an anchor after each day, the end of the chain last. */
export const exportActivity = endpoint({
  method: 'GET',
  path: '/activity/export/',
  access: 'admin',
  heavy: true,
  job: true,
  response: file,
  refusals: jobRefusals,
});

/** The program that verifies such a file, wherever Node runs and without the product. */
export const downloadVerifier = endpoint({
  method: 'GET',
  path: '/activity/verifier/',
  access: 'admin',
  response: file,
});

/** Walks the whole log: every hash, what people search by, the head, and an end that was noted earlier. */
export const verifyActivity = endpoint({
  method: 'POST',
  path: '/activity/verify/',
  access: 'admin',
  heavy: true,
  job: true,
  body: z.strictObject({ noted: logEnd.nullable() }),
  response: oneOf(verification),
  refusals: jobRefusals,
});
