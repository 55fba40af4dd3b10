import * as z from 'zod';
import { line } from '#platform/contract/wording.ts';
import { axisLimits, type bases } from './risk-level-names.contract.ts';

export type Basis = (typeof bases)[number];

const axis = z.int().min(1).max(axisLimits.most);
/** A place on the matrix: how likely, how bad. */
export const cell = z.strictObject({ likelihood: axis, consequence: axis });
export type Cell = z.infer<typeof cell>;
/** A level of the model a risk was rated with. A shipped level has no name of its own: its code is translated. */
export const level = z.object({
  index: z.int(),
  code: z.string(),
  name: z.string().nullable(),
  colour: z.string(),
});
export const rated = z.object({ ...cell.shape, score: z.int(), level });
export type Rated = z.infer<typeof rated>;

/** What one factor of likelihood or consequence was judged at. */
export const factorValue = z.strictObject({
  factor_id: z.uuid(),
  value: axis,
  note: line(0, 500).optional(),
});
export type FactorValue = z.infer<typeof factorValue>;
