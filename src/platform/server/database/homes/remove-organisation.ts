import pg from 'pg';
import { expectNoOtherMove } from './move/move-state.ts';
import { connectToRows, tenantTables } from './move/tenant-rows.ts';

/** A reference from the rows of one table to those of another. */
interface TableReference {
  from: string;
  to: string;
}

const readReferences = `select distinct c.conrelid::regclass::text as from, c.confrelid::regclass::text as to
  from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`;

/** The tables in an order in which each comes before those that it refers to. */
export function childrenFirst(tables: readonly string[], references: readonly TableReference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const free = left.filter((one) => !references.some(({ from, to }) => to === one && left.includes(from)));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${left.join(', ')}`);
    ordered.push(...free);
    left = left.filter((one) => !free.includes(one));
  }
  return ordered;
}

/** Removes every row of an organisation from one home, as its administrator may without being a superuser: by the catalogue, and in
 *  the order of references. Looks again until there is none. */
async function removeAll(client: pg.Client, orgId: string): Promise<void> {
  const tables = (await tenantTables(client)).map(({ name }) => name);
  const { rows: references } = await client.query<TableReference>(readReferences);
  const ordered = childrenFirst(tables, references);
  // What is removed may make triggers write: to figures, say.
  for (let rounds = 1; ; rounds++) {
    let removed = 0;
    for (const table of ordered) {
      const text = `delete from ${pg.escapeIdentifier(table)} where org_id = $1`;
      removed += (await client.query(text, [orgId])).rowCount ?? 0;
    }
    if (removed === 0) return;
    if (rounds === 5) throw new Error(`rows of the organisation ${orgId} come again`);
  }
}

/** Removes an organisation from all homes, in one transaction on each; the directory is for whoever calls this. `onlyWhen` is what
 *  still has to hold of its own row, once nobody can change that any more: otherwise nothing goes, and the answer is no. */
export async function removeOrganisation(
  homes: readonly { url: string }[],
  orgId: string,
  { onlyWhen }: { onlyWhen: string },
): Promise<boolean> {
  const clients: pg.Client[] = [];
  try {
    for (const { url } of homes) {
      const client = await connectToRows(url, orgId);
      clients.push(client);
      if (clients.length === 1) await expectNoOtherMove(client, orgId);
      await client.query('begin');
      const { rows } = await client.query<{ holds: boolean }>(
        `select (${onlyWhen}) as holds from organisation where org_id = $1 for update`,
        [orgId],
      );
      if (rows[0]?.holds === false) return false;
      await removeAll(client, orgId);
      await client.query('delete from closed_organisation where organisation_id = $1', [orgId]);
    }
    for (const client of clients) await client.query('commit');
    return true;
  } finally {
    // What was not committed goes back with its connection.
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
