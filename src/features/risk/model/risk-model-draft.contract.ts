import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { isShipped, shippedLevels, shippedSteps } from './risk-level-names.contract.ts';
import {
  modelDetails,
  modelLevel,
  modelShares,
  modelState,
  presetCodes,
  type ModelDetails,
} from './risk-model.contract.ts';

const endpoint = endpointsAbout('risk-model');

/** Somebody else made a version at the same moment. */
export const modelNumberTaken = refusal('model_number_taken', 422);
export const matrixNotMonotone = refusal('matrix_not_monotone', 422, 'matrix');

/** Each part names the others: sizes, steps and rows agree, levels count up from 0, and who has no name has a shipped one. */
function checkConsistency(
  model: ModelDetails,
  wrong: { addIssue(issue: { code: 'custom'; message: string; path: PropertyKey[] }): void },
): void {
  const addIssue = (message: string, ...path: PropertyKey[]) =>
    wrong.addIssue({ code: 'custom', message, path });
  if (model.likelihood_steps.length !== model.likelihood_size) addIssue('steps_differ', 'likelihood_steps');
  if (model.consequence_steps.length !== model.consequence_size)
    addIssue('steps_differ', 'consequence_steps');
  if (
    model.matrix.length !== model.likelihood_size ||
    model.matrix.some((row) => row.length !== model.consequence_size)
  )
    addIssue('matrix_has_other_size', 'matrix');
  if (model.matrix.flat().some((index) => index >= model.levels.length)) addIssue('level_unknown', 'matrix');
  for (const [index, level] of model.levels.entries()) {
    if (level.index !== index) addIssue('levels_out_of_order', 'levels', index, 'index');
    if (model.levels.findIndex((other) => other.code === level.code) !== index)
      addIssue('code_repeated', 'levels', index, 'code');
    if (level.name === null && !isShipped(shippedLevels, level.code))
      addIssue('required', 'levels', index, 'name');
  }
  for (const axis of ['likelihood_steps', 'consequence_steps'] as const) {
    for (const [index, step] of model[axis].entries())
      if (step.name === null && !isShipped(shippedSteps, step.code))
        addIssue('required', axis, index, 'name');
  }
}

export const draftBody = modelDetails
  .extend({
    // What is left out stays as it is.
    ...modelShares.partial().shape,
    /** Null where there is no draft yet. */
    version: z.nullable(version),
    confirm_non_monotone: z.boolean().optional(),
  })
  .superRefine(checkConsistency);
export type DraftBody = z.infer<typeof draftBody>;
/** Writes the one draft. A matrix that falls somewhere is a mistake more often than not, so it has to be confirmed. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/settings/risk/model/',
  access: 'admin',
  body: draftBody,
  response: oneOf(modelState),
  refusals: [matrixNotMonotone, modelNumberTaken],
});
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/settings/risk/model/',
  access: 'admin',
  body: z.strictObject({ version }),
  response: oneOf(modelState),
});

/** What the draft would make of a risk: another level above or below, the same height under another name, nothing, or
 *  nothing that can be said because the scales have another size. */
export const directions = ['up', 'down', 'renamed', 'same', 'not_possible'] as const;
export type Direction = (typeof directions)[number];
const namedLevel = modelLevel.pick({ index: true, code: true, name: true, colour: true });
export const preview = z.object({
  /** Open risks that are rated. */
  rated: z.int(),
  counts: z.record(z.enum(directions), z.int()),
  pairs: z.array(
    z.object({ from: namedLevel, to: namedLevel, direction: z.enum(directions), risks: z.int() }),
  ),
  /** One page of the risks whose level changes, biggest ratings first. */
  risks: z.array(
    z.object({
      id: z.uuid(),
      ref: z.string(),
      title: z.string(),
      from: namedLevel,
      to: namedLevel,
      direction: z.enum(directions),
    }),
  ),
});
export type Preview = z.infer<typeof preview>;
export const previewDraft = endpoint({
  method: 'POST',
  path: '/settings/risk/model/preview/',
  access: 'admin',
  reads: true,
  query: z.strictObject(pageQuery),
  response: oneOf(preview),
});
/** The draft becomes what risks are rated with from now on; no risk is touched. Its levels say who approves an acceptance. */
export const activateDraft = endpoint({
  method: 'POST',
  path: '/settings/risk/model/activate/',
  access: 'admin',
  sensitive: 'weakens a rule',
  body: z.strictObject({ version }),
  response: oneOf(modelState),
});

export const rerateLimit = 1000;
/** Carries older ratings over, so many at a time; `version` is the active model's. Called again until nothing is left. */
export const rerateRisks = endpoint({
  method: 'POST',
  path: '/settings/risk/model/rerate/',
  access: 'admin',
  body: z.strictObject({ version, limit: z.int().min(1).max(rerateLimit) }),
  response: oneOf(z.object({ done: z.int(), left: z.int(), not_possible: z.int() })),
});

export const modelPreset = modelDetails.extend({ code: z.enum(presetCodes) });
export type ModelPreset = z.infer<typeof modelPreset>;
/** Ready-made models to begin a draft with; their words are translated by code. */
export const listPresets = endpoint({
  method: 'GET',
  path: '/settings/risk/model/presets/',
  access: 'user',
  response: listOf(modelPreset),
});
