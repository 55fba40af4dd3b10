import * as z from 'zod/mini';
import { endpointsAbout, listOf, oneOf } from './endpoint.ts';
import { idParams } from './paging.ts';
import { refusal } from './refusal.ts';

/** `lost`: the server that did it went down. What it had done was rolled back, and it can be asked for again. */
export const jobStatuses = ['queued', 'running', 'done', 'failed', 'cancelled', 'lost'] as const;

/** Work that takes longer than a call: how far it is, and in the end what the call would have answered. */
export const job = z.object({
  id: z.uuid(),
  /** What is done: `risk_import.apply`. */
  kind: z.string(),
  /** The record it is about, where there is one. */
  record: z.nullable(z.uuid()),
  /** What a person calls it by: the name of a file. */
  title: z.nullable(z.string()),
  status: z.enum(jobStatuses),
  /** In rows; `of` is 0 while that is not known. */
  progress: z.object({ done: z.int(), of: z.int() }),
  /** While it is queued: how many jobs of the organisation come first. */
  place: z.nullable(z.int()),
  created_at: z.iso.datetime(),
  started_at: z.nullable(z.iso.datetime()),
  ended_at: z.nullable(z.iso.datetime()),
  /** Once it is done: the `data` that the call would have answered. */
  result: z.unknown(),
  /** Once it failed, was cancelled or lost: status and body that the call would have answered. */
  refusal: z.nullable(
    z.looseObject({ status: z.int(), code: z.string(), message: z.string(), data: z.optional(z.unknown()) }),
  ),
  /** Once it is done: the file it made, to be fetched for a day. */
  file_name: z.nullable(z.string()),
});
export type Job = z.infer<typeof job>;

export const jobCancelled = refusal('job_cancelled', 409);
export const jobLost = refusal('job_lost', 503);
/** What a call whose work is a job may say besides its own refusals. */
export const jobRefusals = [jobCancelled, jobLost] as const;

const endpoint = endpointsAbout('job');

/** One's own jobs, the latest first: those that are under way, and those of the last day. */
export const listJobs = endpoint({
  method: 'GET',
  path: '/job/',
  access: 'user',
  query: z.strictObject({ kind: z.optional(z.string().check(z.maxLength(60))) }),
  response: listOf(job),
});
/** A job of one's own; an Admin may see and end everybody's. */
export const readJob = endpoint({
  method: 'GET',
  path: '/job/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(job),
});
/** Ends a job: what it had done is rolled back. One that has ended stays as it is. */
export const cancelJob = endpoint({
  method: 'POST',
  path: '/job/:id/cancel/',
  access: 'user',
  params: idParams,
  response: oneOf(job),
});
/** The file that a job made. */
export const downloadJobFile = endpoint({
  method: 'GET',
  path: '/job/:id/file/',
  access: 'user',
  params: idParams,
  response: { shape: 'file', item: z.unknown() },
});
