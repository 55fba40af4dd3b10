import * as z from 'zod/mini';

/** Numbers in an address are digit strings; what comes out is the number. */
export const digits = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'number_expected')),
      z.transform((text) => Number(text)),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  );

export const pageLimits = { limit: 200, offset: 1_000_000, count: 10_000 } as const;

/** The window of a list. `offSet` is accepted as a spelling of `offset` (specification 7); both at once are refused. */
export const pageQuery = {
  limit: z._default(digits(1, pageLimits.limit), 25),
  offset: z._default(digits(0, pageLimits.offset), 0),
};

export const idParams = z.strictObject({ id: z.uuid() });
/** Every call that changes an existing row names the version it saw. */
export const version = z.int().check(z.gte(1), z.lte(2_147_483_647));
