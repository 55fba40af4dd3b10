import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

export interface Somebody {
  world: World;
  word: string;
  people: Record<'Admin' | 'Staff' | 'User', Caller>;
}

/** What was made for one call to start from: the ids that its input names, by their table, or by the field where its name fits
 *  several tables. */
export type Start = Readonly<Record<string, string>>;
