import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistoryChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { HistoryChanges, historyList } from '#platform/web/ui/history/HistoryChanges.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { AssessmentHistoryEntry } from '../../history.contract.ts';
import { useHistoryChanges } from './history-changes.hooks.ts';

interface EntryChangesProps {
  entry: AssessmentHistoryEntry;
  assessment: Assessment;
}

/** What an entry changed: in the assessment itself, and folded, in its questions. */
export function EntryChanges({ entry, assessment }: EntryChangesProps) {
  const told = useHistoryChanges(assessment);
  const whole = told.ofWhole(entry);
  return (
    <>
      <HistoryChanges changes={whole} />
      {entry.questions.length > 0 && <Questions entry={entry} told={told} />}
    </>
  );
}

/** Which questions, and on demand what was said to each. */
function Questions({
  entry,
  told,
}: {
  entry: AssessmentHistoryEntry;
  told: ReturnType<typeof useHistoryChanges>;
}) {
  const { t } = useTranslation('maturity');
  const [isOpen, open] = useState(false);
  const { questions } = entry;
  return (
    <Box sx={{ mt: 0.5, typography: 'caption' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('story.questions', { codes: told.codes(questions) })}
      </Box>{' '}
      <Link
        component="button"
        type="button"
        variant="caption"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {isOpen ? t('web:history.less_text') : t('story.details')}
      </Link>
      {isOpen && (
        <Box component="ul" sx={historyList}>
          {told.ofQuestions(entry).map(({ codes, isOne, changes }) => (
            <Box
              component="li"
              key={codes}
              sx={{ display: 'grid', gridTemplateColumns: isOne ? '72px minmax(0, 1fr)' : '1fr', gap: 0.5 }}
            >
              <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {codes}
              </Box>
              <Box sx={{ display: 'grid', gap: 0.25 }}>
                {changes.map((change) => (
                  <HistoryChange key={change.key} change={change} inline />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
