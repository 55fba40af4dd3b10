import type { Actor } from '#platform/contract/access.ts';
import type { Deciding } from '#platform/contract/deciding.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { AnyWorkflow } from '#platform/contract/workflow.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

/** Somebody with what decides what they may. */
export interface Somebody {
  calls: Caller;
  actor: Deciding & Pick<Actor, 'type'>;
}

export interface Team<Who extends string = string> {
  world: World;
  department_id: string | null;
  people: Record<Who, Somebody>;
}

/** A record as the generated test knows it. */
export interface Known {
  id: string;
  version: number;
  permissions: { can: readonly string[] };
}

/** What a kind of record brings along to have every status × verb × person tried. */
export interface Subject<Who extends string, Verb extends string, Row extends Known, Facts> {
  workflow: AnyWorkflow & {
    verbs: readonly Verb[];
    startsFrom(verb: Verb, facts: Facts): boolean;
    isAllowed(verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean;
    missing(verb: Verb, actor: Deciding, facts: Facts, now: Date): Refusal | undefined;
    lapsed(verb: Verb, actor: Deciding, facts: Facts, now: Date): Refusal | undefined;
    can(actor: Deciding, facts: Facts, now: Date): Verb[];
  };
  team(license: 'corporate' | 'flat'): Promise<Team<Who>>;
  /** Who does not see the record at all. */
  strangers: readonly Who[];
  /** Who besides does not see it in one of its states. */
  strangersIn?: Readonly<Record<string, readonly Who[]>>;
  /** Who besides Admins sees one that was deleted. */
  seesDeleted?: readonly Who[];
  /** What else the address of one names. */
  addressOf?: (id: string) => Record<string, string>;
  /** What a verb answers about a record that is not seen, or deleted, instead of 404. */
  unseen?: Partial<Record<Verb, string>>;
  /** Makes a record by calls, in each state. */
  states: Record<string, (team: Team<Who>) => Promise<string>>;
  /** Whether what happens to one record leaves the others alone: then they are tried side by side. */
  statesAreApart: boolean;
  read: Endpoint;
  /** What stands for it among what waits for people, where that is another record. */
  inWork?: (row: Row) => string;
  /** What rights and guards look at, from what an Admin reads. */
  factsOf(row: Row): Facts;
  /** What each verb is sent: a verb without an entry does not compile. */
  sends: Record<
    Verb,
    (
      row: Row,
      team: Team<Who>,
    ) => { endpoint: Endpoint; body: Record<string, unknown>; params?: Record<string, unknown> }
  >;
}
