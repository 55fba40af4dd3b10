import type { RawReply } from '#tests/generated/every-call.ts';
import type { Spot } from '#tests/generated/from-schema.ts';

/** The fields that a refusal names. */
export const fieldsOf = ({ text }: RawReply) =>
  Object.keys((JSON.parse(text) as { errors?: object }).errors ?? {});

/** Whether one of the fields is the spot, lies in it or around it. */
export const names = (fields: readonly string[], spot: Spot) => {
  const place = spot.join('.');
  return fields.some(
    (field) =>
      field === 'body' ||
      field === place ||
      field.startsWith(`${place}.`) ||
      place.startsWith(`${field}.`) ||
      place === '',
  );
};

/** Whether the input has something at this spot: put into nothing, it is its neighbours that are missing. */
export const holds = (input: unknown, [first, ...rest]: Spot): boolean =>
  first === undefined ||
  (typeof input === 'object' &&
    input !== null &&
    first in input &&
    holds((input as Record<string, unknown>)[first], rest));
