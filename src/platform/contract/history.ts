import * as z from 'zod';

/** One entry of the history of a thing: who did what, and which fields changed how. */
export const historyEntry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  /** Null where the product acted by a rule. */
  actor_id: z.uuid().nullable(),
  actor_name: z.string(),
  /** Where the actor was no member, but an external auditor. */
  actor_type: z.literal('Auditor').nullable(),
  /** Whom the actor stood in for. */
  on_behalf_of: z.string().nullable(),
  action: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** What else it was about: records of another kind, by what people call them. */
  records: z.array(z.object({ type: z.string(), id: z.uuid(), ref: z.string() })),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
