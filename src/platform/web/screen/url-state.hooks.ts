import { useMemo } from 'react';
import { safeParse, type $ZodObject, type input, type output } from 'zod/v4/core';
import { useAddressSearch } from './address-search.hooks.ts';

/** What changes in the address; `undefined` or an empty text takes a key away. */
type Change<S extends $ZodObject> = { [Key in keyof input<S>]?: input<S>[Key] | undefined };

/** The part of the address a contract's schema describes: as a call sends it, a way to change it, and as values.
 *  What the schema does not know stays in the address untouched; what does not fit it is ignored. */
export function useUrlState<S extends $ZodObject>(
  schema: S,
): [sent: input<S>, change: (part: Change<S>, options?: { replace?: boolean }) => void, value: output<S>] {
  const [search, change] = useAddressSearch();
  const [sent, value] = useMemo(() => readState(schema, search), [schema, search]);
  return [sent, change, value];
}

function readState<S extends $ZodObject>(schema: S, search: URLSearchParams): [input<S>, output<S>] {
  const known = Object.keys(schema._zod.def.shape);
  const found = Object.fromEntries(
    known.flatMap((key) => (search.get(key) === null ? [] : [[key, search.get(key)]])),
  );
  for (;;) {
    const parsed = safeParse(schema, found);
    if (parsed.success) return [found as input<S>, parsed.data];
    const wrong = parsed.error.issues.map((issue) => String(issue.path[0])).filter((key) => key in found);
    // Nothing left to take away: the schema asks for something the address does not have.
    if (wrong.length === 0) throw parsed.error;
    for (const key of wrong) delete found[key];
  }
}
