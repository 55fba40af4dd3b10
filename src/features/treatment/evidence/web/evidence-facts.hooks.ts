import { useCallback } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Evidence } from '../evidence.contract.ts';

export type EvidenceFact =
  | 'name'
  | 'request'
  | 'due_date'
  | 'kind'
  | 'status'
  | 'owner'
  | 'reviewer'
  | 'department'
  | 'period'
  | 'valid_for_days'
  | 'expires_on'
  | 'stale_on'
  | 'tags'
  | 'source'
  | 'revision';

/** What a piece of evidence says of itself, in the reader's words, in the order of its page. */
export function useEvidenceFacts(): (evidence: Evidence) => [EvidenceFact, string][] {
  const { t } = useTranslation(['treatment-evidence', 'record']);
  const formats = useFormats();
  return useCallback(
    (evidence) => {
      const { effective_from: from, effective_to: to } = evidence;
      const end = to === null ? t('view.no_end') : formats.day(to);
      return [
        ['name', evidence.name],
        // Only where somebody asked for it.
        ...(evidence.request === null
          ? []
          : [['request', evidence.request] satisfies [EvidenceFact, string]]),
        ...(evidence.due_date === null
          ? []
          : [['due_date', formats.day(evidence.due_date)] satisfies [EvidenceFact, string]]),
        ['kind', t(`words.kind.${evidence.kind}`)],
        ['status', t(`words.status.${evidence.status}`)],
        ['owner', evidence.owner.name],
        ['reviewer', evidence.reviewer?.name ?? t('web:record.nobody')],
        ['department', evidence.department?.name ?? t('web:record.whole')],
        ['period', `${formats.day(from)} – ${end}`],
        [
          'valid_for_days',
          evidence.valid_for_days === null ? t('view.never') : formats.number(evidence.valid_for_days),
        ],
        ['expires_on', evidence.expires_on === null ? t('view.never') : formats.day(evidence.expires_on)],
        // Only where a rule says something about it.
        ...(evidence.stale_on === null
          ? []
          : [['stale_on', formats.day(evidence.stale_on)] satisfies [EvidenceFact, string]]),
        ['tags', evidence.tags.length === 0 ? '–' : evidence.tags.join(' · ')],
        ['source', evidence.source ?? '–'],
        ['revision', formats.number(evidence.revision)],
      ];
    },
    [t, formats],
  );
}
