import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { StoryPages } from '#platform/web/ui/history/StoryPages.tsx';
import { historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { closeReasons, givenReasons, readHistory } from '#features/risk/record/risk.contract.ts';
import { reviewOutcomes } from '#features/risk/review/risk-review.contract.ts';
import { FieldChange } from '#features/risk/record/web/shared/FieldChange.tsx';

/** Who did what to a risk, newest first. */
export function HistoryTab({ id }: { id: string }) {
  const { t } = useTranslation('risk');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const history = useRead(readHistory, { params: { id }, query }, { keep: true });
  return (
    <StoryPages
      feature="risk"
      history={history}
      empty={t('story.empty.history')}
      offset={offset}
      onOffset={setOffset}
    >
      {(entry) => <Entry key={entry.seq} entry={entry} />}
    </StoryPages>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t, tOpen, i18n } = useTranslation('risk');
  const says = useReasonText();
  // `risk.closed`: what the product learns to do later must not leave the history speechless.
  const action = entry.action.split('.')[1] ?? '';
  const known = i18n.exists(`risk:story.action.${action}`) ? action : 'other';
  const { reason, note } = says(entry);
  return (
    <HistoryItem
      feature="risk"
      title={tOpen(`story.action.${known}`)}
      at={entry.at}
      by={entry.actor_id === null ? t('story.product') : entry.actor_name}
      texts={[reason, note]}
    >
      {entry.changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 }}>
          {entry.changes.map((change) => (
            <li key={change.field}>
              <FieldChange change={change} />
            </li>
          ))}
        </Box>
      )}
    </HistoryItem>
  );
}

/** Reasons and notes that are the product's own words are codes in the log. */
function useReasonText() {
  const { t } = useTranslation('risk');
  const codes: Record<string, string> = Object.fromEntries([
    ...[...closeReasons, ...givenReasons].map((code) => [code, t(`words.close_reason.${code}`)]),
    ...reviewOutcomes.map((code) => [code, t(`story.outcome.${code}`)]),
    ...(['residual_not_below_inherent', 'residual_lapsed', 'cover_ended'] as const).map((code) => [
      code,
      t(`story.rule.${code}`),
    ]),
    [decidedAlone, t('story.alone')],
  ]);
  const inWords = (reasonCode: string | null) => reasonCode && (codes[reasonCode] ?? reasonCode);
  // A bare number counts the risks of an act about many.
  return ({ reason, note }: HistoryEntry) => ({
    reason: inWords(reason),
    note: note !== null && /^\d+$/.test(note) ? null : inWords(note),
  });
}
