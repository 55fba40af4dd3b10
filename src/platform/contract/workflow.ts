import { actsFor, decidesAlone, maySteer, type Deciding } from './deciding.ts';
import type { Refusal } from './refusal.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** What every record says of itself: where it stands, and whether it was deleted. */
interface Standing {
  status: string;
  deleted_at?: string | null;
}

/** Somebody who is away, as those who stand in for them know them. */
type Absent = NonNullable<Deciding['stands_in_for']>[number];

/** Who may, as a named function: its name is printed. */
export type Right<Facts> = (actor: Deciding, facts: Facts, now: Date) => boolean;
/** What must hold of the record where a verb starts, beside its status. */
export type Condition<Facts> = (facts: Facts) => boolean;
/** What a verb asks for beyond right and status, and how it is refused for want of it. */
export interface Guard<Facts> {
  readonly refusal: Refusal;
  readonly holds: Condition<Facts>;
}
/** Told to whom this is true of instead of a plain "forbidden". */
interface Lapsed<Facts> {
  readonly was: Right<Facts>;
  readonly refusal: Refusal;
}

/** One verb: a row of the table. */
export interface VerbRow<Facts, Status extends string = string> {
  /** `any` status; all but these; or a record that was deleted, which allows nothing else. */
  readonly from: Status | readonly Status[] | { readonly not: readonly Status[] } | 'any' | 'deleted';
  /** What else must hold for it to start. */
  readonly when?: readonly Condition<Facts>[];
  /** The status it leads to; by where it starts; or one of several, or none, as its details decide. Without it the status stays. */
  readonly to?: Status | { readonly [From in Status]?: Status } | readonly Status[];
  /** One of these rights is enough. */
  readonly by: readonly Right<Facts>[];
  readonly lapsed?: Lapsed<Facts>;
  /** Whoever uses it answers for what somebody did or asked for: they prove anew who they are, and no API token does it. */
  readonly approves?: true;
  readonly needs?: readonly Guard<Facts>[];
  /** A second person decides: nobody of whom one of these is true, unless nobody else could. Without `alone`, that is so where one
   *  person decides in the organisation. */
  readonly secondPerson?: {
    readonly not: readonly Right<Facts>[];
    readonly refusal: Refusal;
    readonly alone?: Right<Facts>;
  };
  /** It only asks: this verb of somebody else does it, and leads to its status. Those of whom one of `unless` is true need not ask. */
  readonly asks?: { readonly decidedBy: string; readonly unless?: readonly Right<Facts>[] };
  /** What it may be refused with besides, by what is sent or by more than the record knows of itself. */
  readonly mayRefuse?: readonly Refusal[];
}

/** A change of status that nobody asks for: an act of its own in the log. */
export interface AutomaticRow<Status extends string = string> {
  readonly from: Status;
  readonly to: Status;
  /** What the log calls it. */
  readonly act: string;
  readonly reason?: string;
  /** When it happens, in words. */
  readonly when: string;
}

interface Table<
  Facts,
  Status extends string,
  Verbs extends Record<string, VerbRow<Facts, Status>>,
  Automatic extends Record<string, AutomaticRow<Status>>,
> {
  /** What rights, conditions and guards look at (`factsAre`). */
  readonly facts: Facts;
  readonly statuses: readonly Status[];
  readonly verbs: Verbs;
  /** What the product does by itself. */
  readonly automatic?: Automatic;
}

type Asking<Verbs> = {
  [Verb in keyof Verbs]: Verbs[Verb] extends { asks: object } ? Verb : never;
}[keyof Verbs];

const isOneOf = <Facts>(rights: readonly Right<Facts>[], actor: Deciding, facts: Facts, now: Date): boolean =>
  rights.some((right) => right(actor, facts, now));

/** Says what a workflow looks at of its record. Only the type counts: there is nothing in it. */
export const factsAre = <Facts>(): Facts => ({}) as Facts;

/** The workflow of a kind of record: one readable table, and what follows from it for the server, the screen, the API description,
 *  `docs/workflows.md` and `tests/workflow.test.ts` (docs/decisions/0050-workflow-table.md). */
export function workflow<
  const Name extends string,
  const Status extends string,
  Facts extends Standing,
  const Verbs extends Record<string, VerbRow<Facts, Status>>,
  const Automatic extends Record<string, AutomaticRow<Status>> = Record<never, AutomaticRow<Status>>,
>(name: Name, table: Table<Facts, Status, Verbs, Automatic>) {
  type Verb = keyof Verbs & string;
  const verbs = keysOf(table.verbs);
  const rowOf = (verb: Verb): VerbRow<Facts, Status> => table.verbs[verb] as VerbRow<Facts, Status>;

  /** Whether a verb starts from where the record is, whoever uses it; 409 otherwise. */
  function startsFrom(verb: Verb, facts: Facts): boolean {
    const { from, when = [] } = rowOf(verb);
    const isDeleted = (facts.deleted_at ?? null) !== null;
    if (isDeleted || from === 'deleted') return isDeleted && from === 'deleted';
    return startsIn(from, facts.status) && when.every((holds) => holds(facts));
  }

  /** Whether somebody has the right to it; 403 otherwise. */
  const isAllowed = (verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean =>
    isOneOf(rowOf(verb).by, actor, facts, now);

  /** What is missing beyond right and status: the refusal, if any. */
  function missing(verb: Verb, actor: Deciding, facts: Facts, now: Date): Refusal | undefined {
    const { needs = [], secondPerson } = rowOf(verb);
    const unmet = needs.find(({ holds }) => !holds(facts));
    if (unmet !== undefined) return unmet.refusal;
    if (secondPerson === undefined || !isTheirOwn(verb, actor, facts, now)) return undefined;
    return (secondPerson.alone ?? decidesAlone)(actor, facts, now) ? undefined : secondPerson.refusal;
  }

  /** Whether a verb that a second person decides is about somebody's own work. */
  const isTheirOwn = (verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean =>
    isOneOf(rowOf(verb).secondPerson?.not ?? [], actor, facts, now);

  const may = (verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean =>
    startsFrom(verb, facts) &&
    isAllowed(verb, actor, facts, now) &&
    missing(verb, actor, facts, now) === undefined;

  /** The verbs whose requests this verb decides. */
  const decidedBy = (verb: Verb): Verb[] => verbs.filter((other) => rowOf(other).asks?.decidedBy === verb);

  return {
    name,
    /** A list that is never empty, as the columns of a table want it. */
    statuses: table.statuses as unknown as readonly [Status, ...Status[]],
    verbs,
    rows: table.verbs,
    automatic: (table.automatic ?? {}) as Automatic,
    /** The verbs that only ask; somebody else decides. */
    asking: verbs.filter((verb) => rowOf(verb).asks !== undefined) as (Asking<Verbs> & string)[],
    startsFrom,
    /** Whether a verb starts from this status, whatever else it asks of the record. */
    startsIn: (verb: Verb, status: Status): boolean => startsIn(rowOf(verb).from, status),
    isAllowed,
    missing,
    isTheirOwn,
    approves: (verb: Verb): boolean => rowOf(verb).approves === true,
    /** Whether the actor may use a verb on the record now. */
    may,
    /** `permissions.can`: the verbs the actor may use now, as the screen offers them. */
    can: (actor: Deciding, facts: Facts, now: Date): Verb[] =>
      verbs.filter((verb) => may(verb, actor, facts, now)),
    /** `permissions`: the same, and of the verbs that are the actor's and start from here, what is missing for them. */
    permissions(actor: Deciding, facts: Facts, now: Date) {
      const startable = verbs.filter((verb) => startsFrom(verb, facts) && isAllowed(verb, actor, facts, now));
      const missingFor = new Map(startable.map((verb) => [verb, missing(verb, actor, facts, now)]));
      return {
        can: startable.filter((verb) => missingFor.get(verb) === undefined),
        missing: [...missingFor].flatMap(([verb, refusal]) =>
          refusal === undefined ? [] : [{ verb, code: refusal.code }],
        ),
      };
    },
    /** Why somebody who once had the right has it no more; nothing where it is a plain "forbidden". */
    lapsed(verb: Verb, actor: Deciding, facts: Facts, now: Date): Refusal | undefined {
      const { lapsed, by } = rowOf(verb);
      return lapsed?.was(actor, facts, now) && !isOneOf(by, actor, facts, now) ? lapsed.refusal : undefined;
    },
    /** The absent person in whose place somebody has the right to it; nobody where it is their own right. */
    onBehalfOf(verb: Verb, actor: Deciding, facts: Facts, now: Date): Absent | undefined {
      const { stands_in_for = [], ...own } = actor;
      if (stands_in_for.length === 0 || isAllowed(verb, own, facts, now)) return undefined;
      return stands_in_for.find((absent) => isAllowed(verb, { ...own, stands_in_for: [absent] }, facts, now));
    },
    /** Whether it only asks when this person does it. */
    onlyAsks(verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean {
      const { asks } = rowOf(verb);
      return asks !== undefined && !isOneOf(asks.unless ?? [], actor, facts, now);
    },
    /** The status a verb brings along from this one; nothing where it stays, or where its details decide. */
    leadsTo(verb: Verb, status: string): Status | undefined {
      const { to, asks } = rowOf(verb);
      if (to === undefined || asks !== undefined || Array.isArray(to)) return undefined;
      return typeof to === 'string' ? to : (to as Record<string, Status | undefined>)[status];
    },
    /** Whether the details of a verb may decide for this status. */
    mayLeadTo(verb: Verb, status: string): boolean {
      const endsThere = ({ to }: VerbRow<Facts, Status>) =>
        Array.isArray(to) ? to.includes(status) : to === status;
      return endsThere(rowOf(verb)) || decidedBy(verb).some((other) => endsThere(rowOf(other)));
    },
    /** What a verb declares to refuse with: for its endpoint. */
    refusals(verb: Verb): Refusal[] {
      const { needs = [], secondPerson, lapsed, mayRefuse = [] } = rowOf(verb);
      const own = [secondPerson?.refusal, lapsed?.refusal].filter((refusal) => refusal !== undefined);
      return [...new Set([...needs.map(({ refusal }) => refusal), ...own, ...mayRefuse])];
    },
  };
}

function startsIn<Status extends string>(from: VerbRow<never, Status>['from'], status: string): boolean {
  if (from === 'any' || from === status) return true;
  if (typeof from === 'string') return false;
  if ('not' in from) return !from.not.some((one) => one === status);
  return from.some((one) => one === status);
}

/** The statuses a verb starts from. */
export const startsOf = ({ statuses }: Pick<AnyWorkflow, 'statuses'>, { from }: VerbRow<never>): string[] =>
  statuses.filter((status) => startsIn(from, status));

/** What the server asks of a workflow. */
export interface WorkflowOf<Facts, Verb extends string, Automatic extends string> {
  readonly name: string;
  readonly verbs: readonly Verb[];
  readonly automatic: Readonly<Record<Automatic, AutomaticRow>>;
  startsFrom(verb: Verb, facts: Facts): boolean;
  isAllowed(verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean;
  missing(verb: Verb, actor: Deciding, facts: Facts, now: Date): Refusal | undefined;
  isTheirOwn(verb: Verb, actor: Deciding, facts: Facts, now: Date): boolean;
  approves(verb: Verb): boolean;
  lapsed(verb: Verb, actor: Deciding, facts: Facts, now: Date): Refusal | undefined;
  onBehalfOf(verb: Verb, actor: Deciding, facts: Facts, now: Date): Absent | undefined;
  leadsTo(verb: Verb, status: string): string | undefined;
  mayLeadTo(verb: Verb, status: string): boolean;
}

/** A workflow whose facts do not matter: for what is printed and compared. */
export interface AnyWorkflow {
  readonly name: string;
  readonly statuses: readonly string[];
  readonly verbs: readonly string[];
  readonly rows: Readonly<Record<string, VerbRow<never>>>;
  readonly automatic: Readonly<Record<string, AutomaticRow>>;
  refusals(verb: never): Refusal[];
}

// Rights that every kind of record has.

interface OfDepartment {
  department_id: string | null;
}
export const everybody = (): boolean => true;
export const admin = ({ type }: Deciding): boolean => type === 'Admin';
/** Whoever decides about the department: an Admin, Staff who lead or edit it. */
export const editor = (actor: Deciding, { department_id }: OfDepartment): boolean =>
  maySteer(actor, department_id);
export const owner = (actor: Deciding, { owner_id }: { owner_id: string | null }): boolean =>
  actsFor(actor, owner_id);
