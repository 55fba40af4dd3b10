interface Held {
  working: number;
  waiting: (() => void)[];
}

/** At most so many calls of one person in work at the same time; the next ones wait in their order, and keep nobody else waiting. How
 *  many may wait is for somebody else to say (running.ts). */
export function personTurns(atOnce: number) {
  const people = new Map<string, Held>();

  return {
    async take<T>(person: string, work: () => Promise<T>): Promise<T> {
      const held = people.get(person) ?? { working: 0, waiting: [] };
      people.set(person, held);
      if (held.working < atOnce) held.working++;
      else await new Promise<void>((resume) => held.waiting.push(resume));
      try {
        return await work();
      } finally {
        // The place goes to the next one that waits.
        const next = held.waiting.shift();
        if (next !== undefined) next();
        else if (--held.working === 0) people.delete(person);
      }
    },
  };
}

export type PersonTurns = ReturnType<typeof personTurns>;
