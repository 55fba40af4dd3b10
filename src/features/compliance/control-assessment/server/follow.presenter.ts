import type { Language } from '#platform/contract/access.ts';
import {
  rationaleOf,
  shippedBetween,
} from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { isShipped } from '#features/compliance/standard/standard-content.contract.ts';
import type { ControlFollow, FollowedSource } from '../control-follow.contract.ts';
import type { StoredControl } from './control-assessment.queries.ts';
import type { StoredSource } from './followed-source.queries.ts';

/** By what a source is mapped to a control: the organisation's own word before the product's. */
function mappedBy(
  { standard, code, own }: StoredSource,
  to: { standard: string; code: string },
  language: Language,
): Pick<FollowedSource, 'relation' | 'strength' | 'rationale' | 'mapped_by'> {
  if (own !== null) return { ...own, mapped_by: 'organisation' };
  const shipped = shippedBetween({ standard, code }, to);
  if (shipped === undefined) return { relation: null, strength: null, rationale: null, mapped_by: null };
  const { relation, strength, topic, source } = shipped;
  return { relation, strength, rationale: rationaleOf(topic, language), mapped_by: source };
}

const titleOf = ({ standard, code, own_title }: StoredSource, language: Language): string =>
  isShipped(standard) ? shippedStandard(standard).in(language).of(code).title : (own_title ?? code);

/** What a control follows, as whoever asks sees it: an answer that they do not see is named by its requirement alone. */
export const toFollow = (stored: StoredControl, language: Language): ControlFollow => ({
  mode: stored.follow_mode,
  result: stored.source_result,
  implementation_percent: stored.source_percent,
  sources: stored.sources.map((source) => ({
    id: source.is_seen ? source.id : null,
    assessment: source.is_seen ? source.assessment : null,
    standard: source.standard,
    code: source.code,
    title: titleOf(source, language),
    ...mappedBy(source, stored, language),
    result: source.is_seen ? source.result : null,
    implementation_percent: source.is_seen ? source.implementation_percent : null,
    is_ended: source.is_ended,
  })),
  offered: stored.offered,
});
