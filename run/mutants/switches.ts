import { SQL, sql } from 'drizzle-orm';

/** What instrumented files ask while they run: is this one deleted now? Notes beside it which tests would see a difference, so
 *  that a right that answered "yes" anyway, or a guard that let pass, costs no run. */
const switches = {
  /** The site that is deleted now. */
  deleted: undefined as string | undefined,
  /** Told of every site where its deletion would have changed what happened. */
  met: (_name: string): void => undefined,

  isDeleted(name: string): boolean {
    switches.met(name);
    return switches.deleted === name;
  },
  right<T>(name: string, value: T): T | true {
    // What a statement asks says neither yes nor no before it runs.
    if (value instanceof SQL) return switches.sight(name, value);
    if (!value) switches.met(name);
    return switches.deleted === name ? true : value;
  },
  async rightLater<T>(name: string, value: Promise<T>): Promise<T | true> {
    return switches.right(name, await value);
  },
  never<T>(name: string, value: T): T | false {
    if (value) switches.met(name);
    return switches.deleted === name ? false : value;
  },
  always<T>(name: string, value: T): T | true {
    return switches.right(name, value);
  },
  sight<T>(name: string, value: T): T {
    switches.met(name);
    return switches.deleted === name ? (sql`true` as T) : value;
  },
  guard<T>(name: string, ask: () => T): T | undefined {
    if (switches.deleted === name) return undefined;
    const thrown = (error: unknown): never => {
      switches.met(name);
      throw error;
    };
    try {
      const result = ask();
      return result instanceof Promise ? (result.catch(thrown) as T) : result;
    } catch (error) {
      return thrown(error);
    }
  },
};

Object.assign(globalThis, { __mutants: switches });
export { switches };
