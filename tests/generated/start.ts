import type { Caller, World } from '#tests/world/world.ts';

export interface Somebody {
  world: World;
  word: string;
  people: Record<'Admin' | 'Staff' | 'User', Caller>;
}

/** What was made for one call to start from: the ids that its input names. */
export type Start = Readonly<Record<string, string>>;
