/** What is there for certain, by a reason that its type does not tell of; without it something is wrong in the code. */
export function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('nothing is there');
  return value;
}
