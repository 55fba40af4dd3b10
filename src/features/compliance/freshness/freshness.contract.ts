import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line } from '#platform/contract/wording.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import {
  evidenceKinds,
  longestTag,
  staleEffects,
} from '#features/treatment/evidence/evidence-kind.contract.ts';

/** What a rule is about, the least specific first: all evidence of a kind, all that carries a tag, all that proves a requirement or
 *  what is below it. Where several say something about a piece of evidence and what it proves, the most specific holds; of equals,
 *  the strictest. */
export const freshnessScopes = ['kind', 'tag', 'requirement'] as const;
export type FreshnessScope = (typeof freshnessScopes)[number];

/** As many rules as an organisation has. */
export const mostRules = 100;

export const freshnessDetails = z.strictObject({
  name: line(3, 120),
  scope: z.enum(freshnessScopes),
  /** One of these three, by the scope; a requirement is one of a standard. */
  evidence_kind: z.enum(evidenceKinds).nullable(),
  tag: line(1, longestTag).nullable(),
  standard: standardKey.nullable(),
  requirement: z.string().trim().min(1).max(40).nullable(),
  /** Counted from the end of the period that evidence speaks for, or from its beginning where it has no end. */
  valid_for_days: z.int().min(1).max(3650),
  /** For so many days it counts as before, and is flagged. */
  grace_days: z.int().min(0).max(365),
  effect: z.enum(staleEffects),
  is_active: z.boolean(),
});
export type FreshnessDetails = z.infer<typeof freshnessDetails>;

export const freshnessRule = freshnessDetails.extend({
  id: z.uuid(),
  version: z.int(),
  /** What the standard and the requirement are called, in the caller's language. */
  standard_name: z.string().nullable(),
  requirement_title: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type FreshnessRule = z.infer<typeof freshnessRule>;

/** A rule for a kind names a kind and nothing else, and so on. */
export const scopeMismatch = refusal('freshness_scope_mismatch', 422, 'scope');
export const requirementUnknown = refusal('requirement_unknown', 400, 'requirement');
export const tooManyRules = refusal('freshness_too_many', 422);
const refusals = [scopeMismatch, requirementUnknown];

// What changes a rule changes what is read about assessments, soon.
const endpoint = endpointsAbout('compliance');

export const listFreshnessRules = endpoint({
  method: 'GET',
  path: '/settings/evidence/freshness/',
  access: 'admin',
  response: listOf(freshnessRule),
});

const newRule = freshnessDetails
  .partial()
  .required({ name: true, scope: true, valid_for_days: true, grace_days: true, effect: true });

/** Adds a rule; what follows from it for assessments is computed within a minute. */
export const addFreshnessRule = endpoint({
  method: 'POST',
  path: '/settings/evidence/freshness/',
  access: 'admin',
  sensitive: 'weakens a rule',
  body: newRule,
  response: oneOf(freshnessRule),
  refusals: [...refusals, tooManyRules],
});
export const changeFreshnessRule = endpoint({
  method: 'PATCH',
  path: '/settings/evidence/freshness/:id/',
  access: 'admin',
  sensitive: 'weakens a rule',
  params: idParams,
  body: freshnessDetails.partial().extend({ version }),
  response: oneOf(freshnessRule),
  refusals,
});
export const removeFreshnessRule = endpoint({
  method: 'DELETE',
  path: '/settings/evidence/freshness/:id/',
  access: 'admin',
  sensitive: 'weakens a rule',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(freshnessRule),
});

/** What a rule would come to, today. */
export const freshnessPreview = z.object({
  /** Pieces of evidence that are stale for something that they prove: as it is, and with the rule. */
  stale_now: z.int(),
  stale: z.int(),
  /** Answers whose proof would count less, and more. */
  controls_falling: z.int(),
  controls_rising: z.int(),
  /** Assessments whose proven figure would fall, and rise. */
  assessments_falling: z.int(),
  assessments_rising: z.int(),
});
export type FreshnessPreview = z.infer<typeof freshnessPreview>;

/** Says what would follow from a rule, and writes nothing: from a new one, from one (`id`) as it would be, or from its removal, where
 *  no `rule` is sent. */
export const previewFreshnessRule = endpoint({
  method: 'POST',
  path: '/settings/evidence/freshness/preview/',
  access: 'admin',
  reads: true,
  body: z
    .strictObject({ id: z.uuid().optional(), rule: newRule.omit({ name: true }).optional() })
    .refine(({ id, rule }) => id !== undefined || rule !== undefined, { error: 'required', path: ['rule'] }),
  response: oneOf(freshnessPreview),
  refusals,
});
