import * as z from 'zod';
import { shippedStandards } from '#features/compliance/standard/standard-content.contract.ts';

/** How what one requirement asks relates to what another asks: the same; more; less; something of both. */
export const mappingRelations = ['equal', 'superset', 'subset', 'intersects'] as const;
export type MappingRelation = (typeof mappingRelations)[number];

/** Whose judgement a mapping is: the product's, NIST's, or the organisation's own. */
export const mappingSources = ['product', 'nist', 'organisation'] as const;
export type MappingSource = (typeof mappingSources)[number];

/** What is proposed counts for nothing until it is confirmed. `set_aside`: a shipped one that does not count here. */
export const mappingStatuses = ['proposed', 'confirmed'] as const;
export const mappingStandings = [...mappingStatuses, 'set_aside'] as const;
export type MappingStanding = (typeof mappingStandings)[number];

/** From faint to strong. */
export const strongest = 10;
export const strength = z.int().min(1).max(strongest);

/** The mappings between two standards: `content/*.json`. NIST names neither strength nor topic. */
export const shippedMappings = z.strictObject({
  from: z.enum(shippedStandards),
  to: z.enum(shippedStandards),
  source: z.enum(['product', 'nist']),
  rows: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        relation: z.enum(mappingRelations),
        strength: strength.nullable(),
        /** What both are about: why they are mapped is told by `content/rationale.<language>.json`. */
        topic: z.string().nullable(),
      }),
    )
    .min(1),
});

/** Why requirements about a topic are mapped, in one language. */
export const rationales = z.record(z.string(), z.string().min(20).max(200));

/** So many steps an answer goes from the assessment it was given in. */
export const mostHops = 3;
/** So many assessments one follows, and so many follow one: an answer moves them all. */
export const mostFollowed = 10;
export const mostFollowers = 20;
