import * as z from 'zod';
import {
  mappingRelations,
  mappingSources,
} from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { controlResults, followModes } from './control-assessment-status.contract.ts';

/** An answer of another assessment that suggests this one, by a mapping between the two. */
const followedSource = z.object({
  /** The answer itself, where the caller sees it. */
  id: z.uuid().nullable(),
  assessment: z.object({ id: z.uuid(), ref: z.string(), name: z.string() }).nullable(),
  standard: standardKey,
  code: z.string(),
  title: z.string(),
  /** Of the source to this control; null where they are mapped no longer. */
  relation: z.enum(mappingRelations).nullable(),
  strength: z.int().nullable(),
  rationale: z.string().nullable(),
  mapped_by: z.enum(mappingSources).nullable(),
  /** Null where the caller does not see it. */
  result: z.enum(controlResults).nullable(),
  implementation_percent: z.int().nullable(),
  /** Its assessment was superseded, archived or deleted: what it said last stays. */
  is_ended: z.boolean(),
});
export type FollowedSource = z.infer<typeof followedSource>;

export const controlFollow = z.object({
  mode: z.enum(followModes),
  /** What the sources come to: the weakest of them. */
  result: z.enum(controlResults).nullable(),
  implementation_percent: z.int().nullable(),
  sources: z.array(followedSource),
  /** Controls and evidence of the sources that the caller sees and that are not linked here. */
  offered: z.array(
    z.object({
      object_type: z.enum(['control', 'evidence']),
      object_id: z.uuid(),
      ref: z.string(),
      title: z.string(),
      /** Of evidence: whoever links it names its version. */
      version: z.int().nullable(),
    }),
  ),
});
export type ControlFollow = z.infer<typeof controlFollow>;
