import type { Statement } from '../database.ts';
import type { Homes } from './homes.ts';
import type { ReplicaFigures } from './replica.ts';
import { messageOf } from '#platform/server/process/thrown.ts';
import { present } from '#platform/contract/values/present.ts';

/** What one home holds and does; without figures while it is not ready. */
export interface HomeFigures {
  name: string;
  /** Why it is not ready. */
  wrong: string | undefined;
  /** By the directory. */
  organisations: number;
  bytes?: number;
  connections?: number;
  /** Transactions since its statistics were begun. */
  transactions?: number;
  /** Where it has a replica. */
  replica?: ReplicaFigures | undefined;
}

const organisationsByHome: Statement = {
  name: 'organisations_by_home',
  text: 'select home, count(*)::int as organisations from organisation_address group by home',
};
const load: Statement = {
  name: 'load_of_home',
  text: `select pg_database_size(current_database()) as bytes, numbackends as connections, xact_commit + xact_rollback as transactions
    from pg_stat_database where datname = current_database()`,
};

/** Where organisations live, and how much each home holds and does. A home that the directory names and the settings do not is
 *  listed as well. */
export async function homeFigures(homes: Homes): Promise<HomeFigures[]> {
  const placed = await homes.lookUp<{ home: string; organisations: number }>(organisationsByHome, []);
  const counts = new Map(placed.map(({ home, organisations }) => [home, organisations]));
  return Promise.all(
    [...new Set([...homes.names, ...counts.keys()])].map(async (name): Promise<HomeFigures> => {
      const known = { name, organisations: counts.get(name) ?? 0, replica: homes.replicaOf(name) };
      try {
        const [figures] = await homes.at(name).lookUp<Partial<HomeFigures>>(load, []);
        return { ...known, wrong: undefined, ...figures };
      } catch (error) {
        return { ...known, wrong: homes.wrongWith(name) ?? messageOf(error) };
      }
    }),
  );
}

/** The home that holds the fewest bytes, of those that are ready. */
export async function emptiestHome(homes: Homes): Promise<string> {
  const ready = (await homeFigures(homes)).filter(({ wrong }) => wrong === undefined);
  const [emptiest] = ready.toSorted((one, other) => (one.bytes ?? Infinity) - (other.bytes ?? Infinity));
  return emptiest?.name ?? present(homes.names[0]);
}
