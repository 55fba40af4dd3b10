/** What anything thrown says of itself by this name: PostgreSQL's `constraint`, Node's `code`. */
export function saidIn(error: unknown, name: string): string | undefined {
  const said = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof said === 'string' ? said : undefined;
}

export const codeOf = (error: unknown): string | undefined => saidIn(error, 'code');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A number that anything thrown says of itself by this name: a status of HTTP, an answer of SMTP; none is 0. */
export const numberIn = (error: unknown, name: string): number =>
  error instanceof Error && name in error ? Number(Reflect.get(error, name)) : 0;
