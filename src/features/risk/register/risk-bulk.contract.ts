import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { ownerUnknown } from '#features/risk/record/risk.contract.ts';
import { tagUnknown } from '#features/risk/tag/risk-tag.contract.ts';
import { riskDetails } from '#features/risk/record/risk.contract.ts';
import { treatments } from '#features/risk/record/risk-status.contract.ts';

const tagIds = riskDetails.shape.tag_ids;

/** What may be set on many risks at once; what is left out stays. */
export const bulkSet = z.strictObject({
  owner_id: z.uuid().nullable().optional(),
  department_id: z.uuid().nullable().optional(),
  category_id: z.uuid().nullable().optional(),
  review_on: z.optional(z.nullable(day)),
  treatment: z.enum(treatments).optional(),
  add_tag_ids: tagIds.optional(),
  remove_tag_ids: tagIds.optional(),
});
export type BulkSet = z.output<typeof bulkSet>;

/** A risk as the caller saw it; a `set` of its own comes before the common one, field by field. */
const chosen = z.strictObject({ id: z.uuid(), version, set: bulkSet.optional() });
export type Chosen = z.output<typeof chosen>;

export const mostRisks = 500;
export const bulkChange = z.strictObject({
  risks: z
    .array(chosen)
    .min(1)
    .max(mostRisks)
    .refine((risks) => new Set(risks.map(({ id }) => id)).size === risks.length, 'named_twice'),
  set: bulkSet.optional(),
  /** Tells what would happen, and writes nothing. */
  dry_run: z.boolean().optional(),
});

export const bulkResults = ['changed', 'same', 'refused'] as const;
export const bulkOutcome = z.object({
  id: z.uuid(),
  ref: z.string().nullable(),
  result: z.enum(bulkResults),
  /** Why not: the code of a refusal. */
  code: z.string().nullable(),
  /** The version it has now. */
  version: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** What became of each risk, in the order they were sent. `undo` is the body of the call that takes it back. */
export const bulkReply = z.object({
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  results: z.array(bulkOutcome),
  undo: z.object({ risks: z.array(chosen) }).nullable(),
});
export type BulkReply = z.infer<typeof bulkReply>;

/** Said of one risk among many, beside the refusals of the single calls. */
export const tooManyTags = refusal('too_many_tags', 422, 'add_tag_ids');

const endpoint = endpointsAbout('risk');

/** Changes many risks in one act. Each risk that cannot be changed says why; the others are. */
export const changeManyRisks = endpoint({
  method: 'POST',
  path: '/risk/bulk/',
  access: 'staff',
  body: bulkChange,
  response: oneOf(bulkReply),
  refusals: [departmentUnknown, categoryUnknown, ownerUnknown, tagUnknown, tooManyTags],
});
