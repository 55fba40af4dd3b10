import type { Actor, Language } from '#platform/contract/access.ts';
import {
  rationaleOf,
  type Place,
  type ShippedMapping,
} from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { shippedStandards } from '#features/compliance/standard/standard-content.contract.ts';
import type { Mapping, OwnMapping } from '../mapping.contract.ts';
import { mappingWorkflow } from '../mapping.workflow.ts';
import type { Standards, StoredMapping, StoredSetAside } from './mapping.queries.ts';

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What a requirement is called in a language. One that a later version of one's own standard asks no longer, or of a standard that was
 *  retired, is called by its code. */
export function placeIn(
  { standard, code }: Place,
  standards: Standards,
  language: Language,
): Mapping['from'] {
  const known = standards.get(standard);
  return {
    standard,
    code,
    title: known?.byCode.has(code) === true ? known.in(language).of(code).title : code,
  };
}

export const toOwnMapping = (
  stored: StoredMapping,
  actor: Actor,
  now: Date,
  language: Language,
): OwnMapping => ({
  id: stored.id,
  version: stored.version,
  from: placeIn({ standard: stored.from_standard, code: stored.from_code }, stored.standards, language),
  to: placeIn({ standard: stored.to_standard, code: stored.to_code }, stored.standards, language),
  relation: stored.relation,
  strength: stored.strength,
  rationale: stored.rationale,
  source: 'organisation',
  status: stored.status,
  proposed_by: named(stored.created_by, stored.proposed_name),
  confirmed_by: named(stored.confirmed_by, stored.confirmed_name),
  set_aside: null,
  permissions: { can: mappingWorkflow.can(actor, stored, now), may_set_aside: false },
});

const shippedOnes: Standards = new Map(shippedStandards.map((key) => [key, shippedStandard(key)]));

/** What the product ships, as the organisation uses it. */
export const toShippedMapping = (
  shipped: ShippedMapping,
  aside: StoredSetAside | undefined,
  { actor, language }: { actor: Actor; language: Language },
): Mapping => ({
  id: null,
  version: null,
  from: placeIn(shipped.from, shippedOnes, language),
  to: placeIn(shipped.to, shippedOnes, language),
  relation: shipped.relation,
  strength: shipped.strength,
  rationale: rationaleOf(shipped.topic, language),
  source: shipped.source,
  status: aside === undefined ? 'confirmed' : 'set_aside',
  proposed_by: null,
  confirmed_by: null,
  set_aside:
    aside === undefined
      ? null
      : { reason: aside.reason, by: named(aside.set_aside_by, aside.by_name), at: aside.set_aside_at },
  permissions: { can: [], may_set_aside: actor.type === 'Admin' },
});
