import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { LongText } from '#platform/web/ui/history/LongText.tsx';
import { HistoryPaging, historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { listAssessments, type Assessment } from '../../risk-assessment.contract.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { LevelLine } from './LevelLine.tsx';

/** How the level went over time, with every rating and its reason. */
export function RatingsTab({ id }: { id: string }) {
  const { t } = useTranslation('risk');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const ratings = useRead(listAssessments, { params: { id }, query }, { keep: true });
  const late = useIsSlow(ratings.isPending);
  if (ratings.error) return <FailureNotice failure={ratings.error} onRetry={() => void ratings.refetch()} />;
  if (ratings.data === undefined) return late ? <HistorySkeleton /> : null;
  const { data: shown, count } = ratings.data;
  if (shown.length === 0) return <EmptyState>{t('story.empty.ratings')}</EmptyState>;
  return (
    <>
      <LevelLine ratings={shown} isNewest={offset === 0} />
      <RatingTable ratings={shown} />
      <HistoryPaging offset={offset} shown={shown.length} count={count} onOffset={setOffset} />
    </>
  );
}

function RatingTable({ ratings }: { ratings: readonly Assessment[] }) {
  const { t } = useTranslation('risk');
  const models = new Set(ratings.map(({ model_version }) => model_version));
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        mt: 1,
        borderCollapse: 'collapse',
        typography: 'table',
        '& th': { textAlign: 'start', fontWeight: 500, color: 'text.secondary', typography: 'caption' },
        '& td, & th': { py: 0.75, pe: 1, verticalAlign: 'top' },
        '& tbody tr:first-of-type': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('story.rating.date')}</th>
          {bases.map((basis) => (
            <th scope="col" key={basis}>
              {t(`words.basis.${basis}`)}
            </th>
          ))}
        </tr>
      </thead>
      {ratings.map((rating) => (
        <tbody key={rating.id}>
          <tr>
            <td>
              <DateText value={rating.at} />
            </td>
            {bases.map((basis) => (
              <td key={basis}>
                <RiskLevel level={rating[basis]?.level} compact />
              </td>
            ))}
          </tr>
          <tr>
            <Box component="td" colSpan={4} sx={{ pt: '0 !important', overflowWrap: 'anywhere' }}>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {[
                  t(`story.rating.trigger.${rating.trigger}`),
                  ...(models.size > 1 ? [t('story.rating.version', { number: rating.model_version })] : []),
                ].join(' · ')}
                {' · '}
                <bdi>{rating.by_name}</bdi>
              </Box>
              {rating.reason && <LongText text={rating.reason} />}
            </Box>
          </tr>
        </tbody>
      ))}
    </Box>
  );
}
