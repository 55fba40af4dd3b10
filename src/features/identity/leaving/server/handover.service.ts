import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { Translate } from '#platform/server/http/translate.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { kindUnknown, type HandedOverKind, type HandoverRule, type HeldKind } from '../leaving.contract.ts';
import { findMemberToChange, planOf, type Share } from './handover.queries.ts';
import { countHeld } from './shared/held-count.queries.ts';
import type { Holding, NamedPerson } from './shared/holding.queries.ts';

/** What leaving needs to know of the product. */
export interface LeavingNeeds {
  /** Of every feature. */
  holdings: readonly Holding[];
  translate: Translate;
}

type Rules = readonly HandoverRule[];
type People = ReadonlyMap<string, NamedPerson>;

/** Things of one kind that one statement hands over, and one act tells of. */
const atOnce = 500;

/** What somebody holds, with the names of the kinds in the caller's language. */
export async function findHeld(
  { db, language }: Pick<Call, 'db' | 'language'>,
  { holdings, translate }: LeavingNeeds,
  id: string,
): Promise<HeldKind[]> {
  const rows = await countHeld(db, holdings, id);
  return rows.map((row) => ({ ...row, name: translate(language, 'holdings', row.kind) }));
}

/** Those the rules name; refuses rules that name a kind there is not, or somebody who is not there to take anything. */
async function receiversOf(
  { db }: Call,
  { holdings }: LeavingNeeds,
  from: string,
  rules: Rules,
): Promise<People> {
  const kinds = new Set(holdings.map(({ kind }) => kind));
  const receivers = await findActivePeople(db, [...new Set(rules.map(({ to }) => to))]);
  for (const [place, { kind, to }] of rules.entries()) {
    if (kind !== undefined && !kinds.has(kind))
      refuse(kindUnknown, { errors: { [`rules.${place}.kind`]: [kindUnknown.code] } });
    if (to === from || !receivers.has(to))
      refuse(personUnknown, { errors: { [`rules.${place}.to`]: [personUnknown.code] } });
  }
  return receivers;
}

/** Kind before department. */
const narrowness = ({ kind, department_id }: HandoverRule) =>
  (kind === undefined ? 0 : 2) + (department_id === undefined ? 0 : 1);
const narrowerFirst = (one: HandoverRule, other: HandoverRule) => narrowness(other) - narrowness(one);

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { ids }) => sum + ids.length, 0);

/** Hands over what somebody holds, by the rules, or only counts what would be; answers what became of each kind of which there was
 *  anything. */
export async function handOverAll(
  call: Call,
  needs: LeavingNeeds,
  from: NamedPerson,
  rules: Rules,
  dryRun: boolean,
): Promise<HandedOverKind[]> {
  const receivers = await receiversOf(call, needs, from.id, rules);
  const before = new Map((await findHeld(call, needs, from.id)).map((one) => [one.kind, one]));
  const kinds: HandedOverKind[] = [];
  for (const holding of needs.holdings) {
    const held = before.get(holding.kind);
    if (held === undefined) continue;
    const fitting = rules.filter(({ kind }) => kind === undefined || kind === holding.kind);
    const shares = await planOf(call, holding, from.id, fitting.toSorted(narrowerFirst));
    const given = shares.filter(({ fits }) => fits);
    const refused = sumOf(shares.filter(({ to_id, fits }) => to_id !== null && !fits));
    const handed_over = dryRun ? sumOf(given) : await giveShares(call, holding, from, given, receivers);
    const { kind, name, count } = held;
    kinds.push({ kind, name, handed_over, refused, left: count - handed_over });
  }
  return kinds;
}

async function giveShares(
  call: Call,
  holding: Holding,
  from: NamedPerson,
  shares: readonly Share[],
  receivers: People,
): Promise<number> {
  let handedOver = 0;
  for (const { to_id, ids } of shares) {
    const to = receivers.get(to_id ?? '') ?? refuse(personUnknown);
    for (let at = 0; at < ids.length; at += atOnce)
      handedOver += await giveSome(call, holding, from, to, ids.slice(at, at + atOnce));
  }
  return handedOver;
}

/** Gives some things of a kind to one person, in one act that names each of them. */
async function giveSome(
  call: Call,
  holding: Holding,
  from: NamedPerson,
  to: NamedPerson,
  ids: readonly string[],
): Promise<number> {
  const things = await holding.handOver(call, from, to, ids);
  if (things.length === 0) return 0;
  const [old, now] = [holding.named(from), holding.named(to)];
  record(call.db, call.by, {
    action: holding.action,
    objects: things.map(({ id, ref }) => ({ type: holding.type, id, ref })),
    changes: things.flatMap(({ id, fields = [holding.field] }) =>
      fields.map((field) => ({ object_id: id, field, old, new: now })),
    ),
  });
  return things.length;
}

/** Hands over what somebody holds who stays, or only counts. */
export async function handOver(
  call: Call,
  needs: LeavingNeeds,
  id: string,
  { rules, dry_run = false }: { rules: Rules; dry_run?: boolean | undefined },
): Promise<{ kinds: HandedOverKind[] }> {
  const person = (await findMemberToChange(call.db, id)) ?? refuse(notFound);
  return { kinds: await handOverAll(call, needs, person, rules, dry_run) };
}
