import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal, wrongState } from '#platform/contract/refusal.ts';
import { line, prose } from '#platform/contract/wording.ts';
import { cadences, indicatorDirections, indicatorStates } from './indicator-state.contract.ts';

/** So many indicators a risk has at most. */
export const mostIndicators = 20;
/** So many of its last readings an indicator brings along. */
export const readingsShown = 24;

const measured = z.number().min(-1e12).max(1e12);

/** What people say of an indicator. It is no record described once (docs/decisions/0122-records-described-once.md): the risk's workflow says who may
 *  change it and the risk's history tells of it in one line, and it has no number, status, list or bin, so that a description would give
 *  these seven fields their schema and columns alone. */
export const indicatorDetails = z.strictObject({
  name: line(3, 200),
  /** `%`, `hours`, `incidents a month`. */
  unit: line(1, 40),
  direction: z.enum(indicatorDirections),
  /** From here on it is amber, and from there on red: higher or lower, as its direction says. */
  amber: measured,
  red: measured,
  cadence: z.enum(cadences),
  /** Whoever reads it. */
  owner_id: z.uuid(),
});
export type IndicatorDetails = z.infer<typeof indicatorDetails>;

/** What people say of a reading. */
export const readingDetails = z.strictObject({
  value: measured,
  /** The day it speaks of; left out, today. */
  at: day,
  note: prose.nullable(),
  /** Where the value is from. */
  source: line(0, 200).nullable(),
});

export const reading = z.object({
  ...readingDetails.shape,
  id: z.uuid(),
  /** Who recorded it, by the name they had then. */
  by: z.string(),
  band: z.enum(['green', 'amber', 'red']),
});
export type Reading = z.infer<typeof reading>;

export const indicator = z.object({
  ...indicatorDetails.omit({ owner_id: true }).shape,
  id: z.uuid(),
  version: z.int(),
  risk_id: z.uuid(),
  owner: personName,
  /** Null: it was never read, and need not have been yet. */
  state: z.enum(indicatorStates).nullable(),
  last: reading.nullable(),
  /** The day by which it is to be read. */
  next_on: day,
  /** The last ones, the oldest first. */
  readings: z.array(reading),
  updated_at: z.iso.datetime(),
  permissions: z.object({ can: z.array(z.enum(['edit', 'remove', 'record'])) }),
});
export type Indicator = z.infer<typeof indicator>;

/** Red is worse than amber: higher or lower, as the direction says. */
export const limitsBackwards = refusal('indicator_limits_backwards', 422, 'red');
export const tooManyIndicators = refusal('too_many_indicators', 422);
export const ownerUnknown = refusal('person_unknown', 400, 'owner_id');
/** Whoever is to read it must see its risk. */
export const ownerUnseen = refusal('indicator_owner_unseen', 422, 'owner_id');
/** A reading is of a day that has come. */
export const readingAhead = refusal('reading_ahead', 422, 'at');
const inDetails = [limitsBackwards, ownerUnknown, ownerUnseen, wrongState];

const endpoint = endpointsAbout('risk-indicator');
const ofRisk = z.strictObject({ risk_id: z.uuid() });
const ofIndicator = z.strictObject({ risk_id: z.uuid(), id: z.uuid() });

/** The key risk indicators of a risk, for whoever sees it. */
export const listIndicators = endpoint({
  method: 'GET',
  path: '/risk/kri/:risk_id/',
  access: 'user',
  params: ofRisk,
  response: listOf(indicator),
});

/** Adds an indicator, by whoever may edit the risk. */
export const addIndicator = endpoint({
  method: 'POST',
  path: '/risk/kri/:risk_id/',
  access: 'user',
  params: ofRisk,
  body: indicatorDetails,
  response: oneOf(indicator),
  refusals: [tooManyIndicators, ...inDetails],
});

/** Changes an indicator. Limits that make it red ask for a review, as a reading does. */
export const changeIndicator = endpoint({
  method: 'PATCH',
  path: '/risk/kri/:risk_id/:id/',
  access: 'user',
  params: ofIndicator,
  body: indicatorDetails.partial().extend({ version }),
  response: oneOf(indicator),
  refusals: inDetails,
});

/** Takes an indicator away, with its readings; the log says that it was there. */
export const removeIndicator = endpoint({
  method: 'DELETE',
  path: '/risk/kri/:risk_id/:id/',
  access: 'user',
  params: ofIndicator,
  body: z.strictObject({ version }),
  response: oneOf(indicator),
});

/** The readings of an indicator, the newest first. */
export const listReadings = endpoint({
  method: 'GET',
  path: '/risk/kri/:risk_id/:id/reading/',
  access: 'user',
  params: ofIndicator,
  query: z.strictObject(pageQuery),
  response: pageOf(reading),
});

/** Records a reading, by whoever may edit the risk or owns the indicator. Of several for one day, the one recorded last counts. One that
 *  makes it red tells the risk's owner, and the review of the risk is due today. */
export const recordReading = endpoint({
  method: 'POST',
  path: '/risk/kri/:risk_id/:id/reading/',
  access: 'user',
  params: ofIndicator,
  body: readingDetails.partial().required({ value: true }),
  response: oneOf(indicator),
  refusals: [readingAhead, wrongState],
});
