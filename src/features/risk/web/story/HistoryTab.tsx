import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '#platform/web/use-endpoint.ts';
import { DateText } from '#platform/web/ui/DateText.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import { closeReasons, givenReasons, readHistory, type HistoryEntry } from '../../risk.contract.ts';
import { reviewOutcomes } from '../../risk-review.contract.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import { FieldChange } from './FieldChange.tsx';
import { LongText } from './LongText.tsx';
import { StoryPaging, storyPage } from './StoryPaging.tsx';

/** Who did what to a risk, newest first. */
export function HistoryTab({ id }: { id: string }) {
  const { t } = useTranslation('risk');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(storyPage), offset: String(offset) };
  const history = useRead(readHistory, { params: { id }, query }, { keep: true });
  const late = useLate(history.isPending);
  if (history.error) return <FailureNotice failure={history.error} onRetry={() => void history.refetch()} />;
  if (history.data === undefined) return late ? <StorySkeleton /> : null;
  const { data: entries, count } = history.data;
  if (entries.length === 0) return <EmptyState>{t('story.empty.history')}</EmptyState>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.seq}
            sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
          >
            <Entry entry={entry} />
          </Box>
        ))}
      </Box>
      <StoryPaging offset={offset} shown={entries.length} count={count} onOffset={setOffset} />
    </>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t, i18n } = useTranslation('risk');
  const says = useSaid();
  // `risk.closed`: what the product learns to do later must not leave the history speechless.
  const action = entry.action.split('.')[1] ?? '';
  const known = i18n.exists(`risk:story.action.${action}`) ? action : 'other';
  const { reason, note } = says(entry);
  // The product itself acts under its own name.
  const byRule = entry.action === 'risk.returned_to_created';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 600, flex: 1 }}>
          {t(`story.action.${known}`)}
        </Typography>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <DateText value={entry.at} time />
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{byRule ? t('story.product') : entry.actor_name}</bdi>
      </Box>
      {[reason, note].map(
        (text, at) =>
          text && (
            <Box key={at} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              <LongText text={text} />
            </Box>
          ),
      )}
      {entry.changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 }}>
          {entry.changes.map((change) => (
            <li key={change.field}>
              <FieldChange change={change} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

/** Reasons and notes that are the product's own words are codes in the log. */
function useSaid() {
  const { t } = useTranslation('risk');
  const codes: Record<string, string> = Object.fromEntries([
    ...[...closeReasons, ...givenReasons].map((code) => [code, t(`words.close_reason.${code}`)]),
    ...reviewOutcomes.map((code) => [code, t(`story.outcome.${code}`)]),
    ...['residual_not_below_inherent', 'residual_lapsed', 'cover_ended'].map((code) => [
      code,
      t(`story.rule.${code}`),
    ]),
    [decidedAlone, t('story.alone')],
  ]);
  const inWords = (said: string | null) => said && (codes[said] ?? said);
  // A bare number counts the risks of an act about many.
  return ({ reason, note }: HistoryEntry) => ({
    reason: inWords(reason),
    note: note !== null && /^\d+$/.test(note) ? null : inWords(note),
  });
}

export function StorySkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, py: 1.5 }}>
      {[60, 80, 45, 70].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="30%" />
        </div>
      ))}
    </Box>
  );
}
