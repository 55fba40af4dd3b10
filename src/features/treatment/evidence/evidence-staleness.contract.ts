import * as z from 'zod';
import { staleEffects } from './evidence-kind.contract.ts';

/** From which day it is too old for a record that it proves, and from which day that has its effect. */
export const staleness = z.object({
  stale_on: z.iso.date(),
  effect_on: z.iso.date(),
  effect: z.enum(staleEffects),
});
export type Staleness = z.infer<typeof staleness>;
