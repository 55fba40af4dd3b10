import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistoryChange, type ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { AssessmentHistoryEntry } from '../../history.contract.ts';
import { useHistoryChanges } from './history-changes.hooks.ts';

interface EntryChangesProps {
  entry: AssessmentHistoryEntry;
  assessment: Assessment;
}

const list = { listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 };

/** What an entry changed: in the assessment itself, and folded, in its questions. */
export function EntryChanges({ entry, assessment }: EntryChangesProps) {
  const told = useHistoryChanges(assessment);
  const whole = told.ofWhole(entry);
  return (
    <>
      {whole.length > 0 && <Changes changes={whole} />}
      {entry.questions.length > 0 && <Questions entry={entry} told={told} />}
    </>
  );
}

const Changes = ({ changes }: { changes: readonly ShownChange[] }) => (
  <Box component="ul" sx={list}>
    {changes.map((change) => (
      <li key={change.key}>
        <HistoryChange feature="maturity" change={change} />
      </li>
    ))}
  </Box>
);

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
        {isOpen ? t('story.less_text') : t('story.details')}
      </Link>
      {isOpen && (
        <Box component="ul" sx={list}>
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
                  <HistoryChange key={change.key} feature="maturity" change={change} inline />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
