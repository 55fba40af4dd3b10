import * as z from 'zod';
import { refusal } from '#platform/contract/refusal.ts';
import { effortClasses } from './framework-content.contract.ts';

// What an assessment contains of its framework, in a file of its own: the questionnaire loads no more of frameworks.

/** A question as people read it; what the framework sorts it by is in `facts`, named in the caller's language. */
export const questionWords = z.object({
  /** As the framework counts: text, for 3.1 is not 3.10. */
  code: z.string(),
  title: z.string(),
  text: z.string(),
  guidance: z.string(),
  evidence: z.string(),
  effort: z.enum(effortClasses),
  facts: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.array(z.int())])),
});

/** What each step of a scale is called and looks like. */
export const frameworkLevels = z.array(
  z.object({ value: z.int(), name: z.string(), description: z.string() }),
);

/** Not in the framework, or without a question in scope. */
export const sectionUnknown = refusal('section_unknown', 400, 'section');

/** Not one of the organisation's own. */
export const frameworkUnknown = refusal('framework_unknown', 400, 'framework_id');
/** A draft, or retired. */
export const frameworkNotOffered = refusal('framework_not_offered', 422, 'framework_id');
