import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordFacts } from '#platform/web/record/RecordFacts.tsx';
import { Fact } from '#platform/web/ui/page/FactList.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Finding } from '../../finding.contract.ts';
import { findingRecord } from '../../finding.record.ts';
import { FindingFlags } from '../shared/FindingFlags.tsx';
import { FindingKind } from '../shared/FindingKind.tsx';
import { pathOfSource } from '../shared/finding-source.ts';

/** What is known about a finding at a glance. Its plan has a card of its own. */
export function FindingFacts({ finding }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  return (
    <RecordFacts
      record={findingRecord}
      feature="compliance-finding"
      shown={finding}
      leavesOut={['plan']}
      linkTo={recordPath}
      cells={{ kind: <FindingKind kind={finding.kind} /> }}
      first={
        finding.flags.length > 0 && (
          <Fact stacked name={t('web:field.flags')}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <FindingFlags flags={finding.flags} />
            </Box>
          </Fact>
        )
      }
      further={
        <Fact stacked name={t('web:field.source')}>
          <Source finding={finding} />
        </Fact>
      }
    />
  );
}

/** What it comes from: the way there for whoever sees it. */
function Source({ finding: { source } }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  const kind = t(`words.source.${source.kind}`);
  if (source.ref === null) return kind;
  const to = pathOfSource(source);
  const words = (
    <>
      <bdi>{source.ref}</bdi> <span dir="auto">{source.title}</span>
    </>
  );
  return (
    <>
      {kind}
      <div>
        {to === null ? (
          words
        ) : (
          <Link component={RouterLink} to={to}>
            {words}
          </Link>
        )}
      </div>
      {source.assessment !== null && (
        <div>
          <Link
            component={RouterLink}
            to={pathOfSource({ ...source, ...source.assessment, kind: 'assessment' }) ?? ''}
          >
            <bdi>{source.assessment.ref}</bdi> <span dir="auto">{source.assessment.name}</span>
          </Link>
        </div>
      )}
    </>
  );
}
