import type { ClientBase } from 'pg';

/** Sends statements that name some of the same values by their places. A parameter that a statement does not use has no type: each is
 *  told what it uses. */
export const placedQueries =
  (client: ClientBase, given: readonly unknown[]) =>
  async (text: string): Promise<void> => {
    const values: unknown[] = [];
    const places = new Map<number, number>();
    const placed = text.replaceAll(/\$(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      if (!places.has(at)) places.set(at, values.push(given[at]));
      return `$${places.get(at)}`;
    });
    await client.query(placed, values);
  };

/** The reference of the nth record, as SQL. */
export const reference = (letters: string, n: string) =>
  `'${letters}-' || lpad((${n})::text, greatest(4, length((${n})::text)), '0')`;
