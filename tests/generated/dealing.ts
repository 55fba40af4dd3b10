import type { Endpoint } from '#platform/contract/endpoint.ts';
import { shapeOf, spotsIn, type Spot } from '#tests/generated/from-schema.ts';
import { hostileValues } from '#tests/generated/hostile-values.ts';

/** Whether everything is tried everywhere, `npm test -- --all`, and not only so that all of it meets. */
export const triesAll = process.env['PLUMBLINE_TEST_ALL'] !== undefined;

/** Deals values to places of one kind after the other: the first of a kind is given all of them, of which `share` says that one
 *  in so many is enough, and each further one a quarter of that, the next one the next quarter. What reads a value is the same for
 *  places of one kind: so each value meets each kind, and each place values of every sort. */
export function dealing(): <T>(kind: string, values: readonly T[], share?: number) => T[] {
  const dealt = new Map<string, number>();
  return (kind, values, share = 1) => {
    const turn = dealt.get(kind) ?? 0;
    dealt.set(kind, turn + 1);
    const every = triesAll || turn === 0 ? share : 4 * share;
    return values.filter((_, at) => at % every === turn % every);
  };
}

/** What is put where into the bodies of these calls. */
export function hostileSpots(
  calls: readonly Endpoint[],
): ReadonlyMap<Endpoint, { spot: Spot; values: unknown[] }[]> {
  const deal = dealing();
  return new Map(
    calls.map((endpoint) => {
      const spots = new Map<string, { spot: Spot; values: unknown[] }>();
      for (const { spot, shape } of spotsIn(shapeOf(endpoint.body as never))) {
        const place = spot.join('.');
        if (spots.has(place)) continue;
        const kind = place === '' ? 'the body itself' : JSON.stringify(shape);
        // An organisation that asks for a second factor shuts out whoever asks the rest.
        const values = hostileValues(shape).filter(
          (value) => !(place === 'second_factor_required' && value === true),
        );
        // The deeper a spot lies, the more its neighbours share the list with it.
        spots.set(place, { spot, values: deal(kind, values, [1, 2, 4][spot.length] ?? 6) });
      }
      return [endpoint, [...spots.values()]] as const;
    }),
  );
}
