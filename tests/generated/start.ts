import type { Endpoint } from '#platform/contract/endpoint.ts';
import { shapeOf } from '#tests/generated/from-schema.ts';
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

/** Ids with commas between them, as an address holds them: what was made for the call. */
export const listsOf = ({ query }: Endpoint, start: Start): Start =>
  Object.fromEntries(
    Object.entries(start).filter(
      ([field]) => query && field.endsWith('_ids') && shapeOf(query).properties?.[field]?.type === 'string',
    ),
  );
