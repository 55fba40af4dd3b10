import * as z from 'zod/mini';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';

/** For what somebody is named. `member`: whatever any active member may be named for. The others say what `record` is. */
export const candidateRoles = [
  'member',
  /** Whoever may decide about something: no User. */
  'decider',
  /** Who makes or reviews a test; `record` is the control, or the test. */
  'control_test',
  /** Who reads an indicator; `record` is the risk. */
  'indicator_owner',
  /** Who stands in for the caller. */
  'stand_in',
] as const;
export type CandidateRole = (typeof candidateRoles)[number];

/** Somebody whom a call that names people accepts. Only Admin and Staff read addresses. */
export const candidate = z.object({ id: z.uuid(), name: z.string(), email: z.optional(z.string()) });

/** Found by words of name or address; no more than this. */
export const mostCandidates = 100;

/** Active members who may be named for something: those who share a department with the caller first, then by name. */
export const listCandidates = endpointsAbout('person')({
  method: 'GET',
  path: '/user/candidate/',
  access: 'user',
  query: z.strictObject({
    role: z.enum(candidateRoles),
    record: z.optional(z.uuid()),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  response: listOf(candidate),
});
