import { Unreachable } from '../connections.ts';
import {
  openDatabase,
  type Database,
  type DatabaseSettings,
  type EarlyRows,
  type OneDatabase,
  type Statement,
} from '../database.ts';
import { isElsewhere } from './enter-home.ts';
import { firstHome } from './first-home.ts';
import { openReplica, type Replica, type ReplicaFigures } from './replica.ts';
import { watchServer } from './server-watch.ts';
import { openTeller, type Heard } from '#platform/server/live/teller.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';
import { present } from '#platform/contract/values/present.ts';

export interface HomeAddress {
  name: string;
  /** The app role's address. */
  connectionString: string;
}

export interface HomesSettings extends Omit<
  DatabaseSettings,
  'connectionString' | 'isOneOfSeveral' | 'onCommit'
> {
  /** The first is the one of DATABASE_URL and holds the directory. It is expected to be there; the others come and go. */
  homes: readonly [HomeAddress, ...HomeAddress[]];
  /** Read replicas of some homes, by the names of these. */
  replicas?: readonly HomeAddress[];
  /** Brings a home other than the first up to this version, once before it is used. */
  prepare?: (name: string) => Promise<void>;
  /** Told when a home stops answering, and why. */
  onAway?: (name: string, why: string) => void;
  /** Told when a replica is no longer read from, and why. */
  onReplicaAway?: (home: string, why: string) => void;
}

interface Home {
  name: string;
  database: OneDatabase;
  /** Nobody watches the first: without the directory nothing is answered anyway. */
  watch: ReturnType<typeof watchServer> | undefined;
  replica: Replica | undefined;
}

const homeOfOrganisation: Statement = {
  name: 'home_of_organisation',
  text: 'select home from organisation_address where organisation_id = $1',
};
/** Organisations whose home is remembered. */
const mostRemembered = 200_000;

/** A home with what looks after it, and its replica. */
function openHome(
  {
    homes,
    replicas = [],
    prepare,
    onAway,
    onReplicaAway,
    ...settings
  }: HomesSettings & Pick<DatabaseSettings, 'onCommit'>,
  { name, connectionString }: HomeAddress,
  isFirst: boolean,
): Home {
  const isOneOfSeveral = homes.length > 1;
  const database = openDatabase({ ...settings, connectionString, isOneOfSeveral });
  const watch = isFirst
    ? undefined
    : watchServer({
        connectionStrings: [connectionString],
        prepare: async () => prepare?.(name),
        async ask([client]) {
          await client?.query('select 1');
          return undefined;
        },
        received: database.received,
        // Whoever waits for an answer there is told that there is none.
        giveUp: database.cut,
        onAway: (why) => onAway?.(name, why),
      });
  const follows = replicas.find((one) => one.name === name);
  const replica =
    follows &&
    openReplica({
      ...settings,
      isOneOfSeveral,
      connectionString: follows.connectionString,
      homeConnectionString: connectionString,
      onAway: (why) => onReplicaAway?.(name, why),
    });
  return { name, database, watch, replica };
}

/** The homes of the organisations: each lives whole on one PostgreSQL. Reached as one database would be: what is about an
 *  organisation goes to its home, the global tables are asked in the first. With one home nothing is looked up. */
export function openHomes(settings: HomesSettings): Homes {
  const { homes } = settings;
  const isOneOfSeveral = homes.length > 1;
  const teller = openTeller(homes[0].connectionString);
  const all = { ...settings, onCommit: teller.tell };
  const byName = new Map(homes.map((home, place) => [home.name, openHome(all, home, place === 0)]));
  const first = present(byName.get(homes[0].name));
  const placed = new Map<string, string>();

  function settle(orgId: string, home: string): void {
    // Of the first home nothing has to be remembered where there is no other.
    if (!isOneOfSeveral && home === first.name) return void placed.delete(orgId);
    makeRoom(placed, mostRemembered);
    placed.set(orgId, home);
  }

  /** Asks the directory anew where an organisation lives. One that it does not know yet is being made, at the first. */
  async function lookForHome(orgId: string): Promise<string> {
    const [found] = await first.database.lookUp<{ home: string }>(homeOfOrganisation, [orgId]);
    const home = found?.home ?? first.name;
    settle(orgId, home);
    return home;
  }

  function expectHome(name: string): Home {
    const home = byName.get(name);
    const wrong = home === undefined ? 'it is not among HOMES' : home.watch?.wrong();
    if (home === undefined || wrong !== undefined)
      throw new Unreachable(new Error(`home ${name} is not ready: ${wrong}`));
    return home;
  }

  /** Works where the organisation lives; and where it has moved to, if it has since this process last heard of it. */
  async function atHome<T>(orgId: string, work: (home: Home, isSecond: boolean) => Promise<T>): Promise<T> {
    const name = placed.get(orgId) ?? (isOneOfSeveral ? await lookForHome(orgId) : first.name);
    const home = expectHome(name);
    try {
      return await work(home, false);
    } catch (error) {
      if (error instanceof Unreachable) home.watch?.suspect();
      if (!isElsewhere(error)) throw error;
      const now = await lookForHome(orgId);
      if (now === name) throw error; // The move is at its last step.
      return work(expectHome(now), true);
    }
  }

  return {
    names: [...byName.keys()],
    // What is sent ahead is about the global tables: it travels along where the organisation lives beside them, and goes before
    // on its own otherwise, once.
    inOrganisation: (orgId, inside, work) =>
      atHome(orgId, async ({ name, database, replica }, isSecond) => {
        if (inside.readOnly && inside.mayUseReplica && replica !== undefined)
          return replica.inOrganisation(orgId, inside, database, work);
        if (inside.ahead === undefined) return database.inOrganisation(orgId, inside, work);
        if (name === first.name && !isSecond) return database.inOrganisation(orgId, inside, work);
        if (!isSecond) await first.database.lookUpInOrder(inside.ahead);
        return database.inOrganisation(orgId, { ...inside, ahead: [] }, work);
      }),
    inOneTrip(orgId, questions, ahead = []) {
      let early: Promise<EarlyRows> | undefined;
      return atHome(orgId, async ({ name, database }, isSecond) => {
        if (ahead.length === 0 || (name === first.name && !isSecond))
          return database.inOneTrip(orgId, questions, ahead);
        early ??= first.database.lookUpInOrder(ahead);
        const [before, rows] = await Promise.all([early, database.inOneTrip(orgId, questions)]);
        return [...before, ...rows];
      });
    },
    lookUp: first.database.lookUp,
    seals: first.database.seals,
    settle,
    origins: [...byName.values()].map(({ database }) => database.origin),
    listen: teller.listen,
    at: (name) => expectHome(name).database,
    wrongWith: (name) => byName.get(name)?.watch?.wrong(),
    replicaOf: (name) => byName.get(name)?.replica?.figures(),
    waiting: (orgId) =>
      (byName.get((orgId && placed.get(orgId)) ?? first.name)?.database ?? first.database).waiting(),
    async asked() {
      await Promise.all([...byName.values()].flatMap(({ watch, replica }) => [watch?.first, replica?.first]));
    },
    async close() {
      await teller.close();
      const all = [...byName.values()];
      await Promise.all(all.flatMap(({ watch, replica }) => [watch?.stop(), replica?.close()]));
      await Promise.all(all.map(({ database }) => database.close()));
    },
  };
}

export interface Homes extends Database {
  /** The first, then the others as the settings name them. */
  readonly names: readonly string[];
  /** Says where an organisation lives, as the directory has it or is about to have it. */
  settle(orgId: string, home: string): void;
  /** The `origin` of each home's transactions. */
  readonly origins: readonly object[];
  /** Hears what was committed, by any process and at any home; answers how to end it. */
  listen(heard: Heard): () => void;
  /** One home by itself; throws `Unreachable` while it is not ready. */
  at(name: string): OneDatabase;
  /** Why a home is not ready; nothing while it is. */
  wrongWith(name: string): string | undefined;
  /** What the replica of a home does; nothing where it has none. */
  replicaOf(name: string): ReplicaFigures | undefined;
  /** Calls that wait for a connection at the home of an organisation; at the first where nothing is known of it. */
  waiting(orgId?: string): number;
  /** Once every home was asked for the first time. */
  asked(): Promise<void>;
}

/** The home of DATABASE_URL and the others, by the names of the settings. */
export const allHomes = (
  directory: string,
  others: readonly { name: string; url: string }[],
): [{ name: string; url: string }, ...{ name: string; url: string }[]] => [
  { name: firstHome, url: directory },
  ...others,
];
