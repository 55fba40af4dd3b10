import type * as z from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { shapeOf, spotsIn, withAt, type Shape, type Spot } from '#tests/generated/from-schema.ts';
import { hostileValues } from '#tests/generated/hostile-values.ts';

/** Whether everything is tried everywhere, `npm test -- --all`, and not only so that all of it meets. */
export const triesAll = process.env['PLUMBLINE_TEST_ALL'] !== undefined;

/** Deals values to places of one kind after the other: the first of a kind is given all of them, of which `share` says that one
 *  in so many is enough, and each further one a quarter of that, the next one the next quarter; or another part, by `among`. What reads
 *  a value is the same for places of one kind: so each value meets each kind, and each place values of every sort. */
export function dealing(): <T>(kind: string, values: readonly T[], share?: number, among?: number) => T[] {
  const dealt = new Map<string, number>();
  return (kind, values, share = 1, among = 4) => {
    const turn = dealt.get(kind) ?? 0;
    dealt.set(kind, turn + 1);
    const every = triesAll || turn === 0 ? share : among * share;
    return values.filter((_, at) => at % every === turn % every);
  };
}

/** What a contract refuses never gets to what is behind it, and is refused by one reader for all: far fewer places are given it. */
export const farFewer = 16;

/** The same, of values that the contract takes at this place, and of those that it refuses. */
export function dealingBy() {
  const deal = dealing();
  return <T>(takes: (value: T) => boolean, kind: string, values: readonly T[], share = 1): T[] => {
    const [taken, refused] = [values.filter(takes), values.filter((value) => !takes(value))];
    return [...deal(`${kind}, taken`, taken, share), ...deal(`${kind}, refused`, refused, share, farFewer)];
  };
}

/** What reads a value at a place. How long or how large it may be, and which of some choices it is, makes no other reader of it, nor does
 *  what else an object has. */
export function kindOf(shape: Shape): string {
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices !== undefined) return [...new Set(choices.map(kindOf))].toSorted().join(' or ');
  if (shape.enum !== undefined || shape.const !== undefined) return 'choice';
  if (shape.type === 'array')
    return `list of ${(shape.prefixItems ?? [shape.items ?? {}]).map(kindOf).join()}`;
  if (shape.type === 'object') return shape.propertyNames ? 'object of any keys' : 'object';
  return [shape.type, shape.format, shape.pattern].join(' ');
}

/** Whether a contract takes a text in a field of its query, beside what else is there. */
export const takesIn =
  ({ query }: Endpoint, others: unknown, field: string) =>
  (text: string): boolean =>
    (query as z.ZodType).safeParse({ ...(others as object), [field]: text }).success;

/** What is put where into the bodies of these calls, beside what is usual there. */
export function hostileSpots(
  calls: readonly Endpoint[],
  usualOf: (endpoint: Endpoint) => unknown,
): ReadonlyMap<Endpoint, { spot: Spot; values: unknown[] }[]> {
  const dealBy = dealingBy();
  return new Map(
    calls.map((endpoint) => {
      const spots = new Map<string, { spot: Spot; values: unknown[] }>();
      const usual = usualOf(endpoint);
      const parses = (body: unknown) => (endpoint.body as z.ZodType).safeParse(body).success;
      // Where not even that is one, any value may be taken.
      const takes = parses(usual) ? parses : () => true;
      for (const { spot, shape } of spotsIn(shapeOf(endpoint.body as never))) {
        const place = spot.join('.');
        if (spots.has(place)) continue;
        const kind = place === '' ? 'the body itself' : kindOf(shape);
        // An organisation that asks for a second factor shuts out whoever asks the rest.
        const values = hostileValues(shape).filter(
          (value) => !(place === 'second_factor_required' && value === true),
        );
        // The deeper a spot lies, the more its neighbours share the list with it.
        const share = [1, 2, 4][spot.length] ?? 6;
        const isTaken = (value: unknown) => takes(withAt(usual, spot, value));
        spots.set(place, { spot, values: dealBy(isTaken, kind, values, share) });
      }
      return [endpoint, [...spots.values()]] as const;
    }),
  );
}
