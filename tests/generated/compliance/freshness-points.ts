import { addFreshnessRule } from '#features/compliance/freshness/freshness.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';

/** About evidence that no other call is about. */
const ofTag = {
  scope: 'tag',
  tag: 'generated',
  evidence_kind: omitted,
  standard: omitted,
  requirement: omitted,
};

/** What the schema of a call does not tell about its fields. */
export const freshnessFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/settings/evidence/freshness/': () => ofTag,
  '/settings/evidence/freshness/:id/': () => ofTag,
  '/settings/evidence/freshness/preview/': () => ({ rule: omitted }),
};

/** A rule about how old evidence may be. */
export async function startFreshness({ word, people: { Admin } }: Somebody): Promise<Start> {
  const body = {
    name: `${word} once a year`,
    scope: 'tag' as const,
    tag: word,
    valid_for_days: 365,
    grace_days: 30,
    effect: 'flag' as const,
  };
  return { id: (await Admin.calls(addFreshnessRule, { body })).data.id };
}
