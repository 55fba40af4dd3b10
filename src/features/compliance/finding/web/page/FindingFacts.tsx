import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Finding } from '../../finding.contract.ts';
import { FindingFlags } from '../shared/FindingFlags.tsx';
import { FindingKind } from '../shared/FindingKind.tsx';
import { pathOfSource } from '../shared/finding-source.ts';

/** What is known about a finding at a glance. */
export function FindingFacts({ finding }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  const { flat } = usePerson().organisation;
  return (
    <Card component="section" aria-label={t('page.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        {finding.flags.length > 0 && (
          <Fact stacked name={t('page.fact.flags')}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <FindingFlags flags={finding.flags} />
            </Box>
          </Fact>
        )}
        <Fact stacked name={t('page.fact.kind')}>
          <FindingKind kind={finding.kind} />
        </Fact>
        <Fact stacked name={t('page.fact.severity')}>
          {t(`words.severity.${finding.severity as 1}`)}
        </Fact>
        <Fact stacked name={t('page.fact.owner')}>
          <bdi>{finding.owner?.name ?? t('words.nobody')}</bdi>
        </Fact>
        <Fact stacked name={t('page.fact.due_date')}>
          <DateText value={finding.due_date} />
        </Fact>
        {!flat && (
          <Fact stacked name={t('page.fact.department')}>
            <bdi>{finding.department?.name ?? t('words.whole')}</bdi>
          </Fact>
        )}
        <Fact stacked name={t('page.fact.source')}>
          <Source finding={finding} />
        </Fact>
        {finding.control !== null && (
          <Fact stacked name={t('page.fact.control')}>
            <Link component={RouterLink} to={recordPath('control', finding.control.id) ?? ''}>
              <bdi>{finding.control.ref}</bdi> <span dir="auto">{finding.control.title}</span>
            </Link>
          </Fact>
        )}
        <Act name={t('page.fact.raised')} at={finding.created_at} by={finding.created_by} />
        <Act name={t('page.fact.resolved')} at={finding.resolved_at} by={finding.resolved_by} />
        <Act name={t('page.fact.verified')} at={finding.verified_at} by={finding.verified_by} />
        <Fact stacked name={t('page.fact.changed')}>
          <DateText value={finding.updated_at} time />
        </Fact>
      </FactList>
    </Card>
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

interface ActProps {
  name: string;
  at: string | null;
  by: { name: string } | null;
}

const Act = ({ name, at, by }: ActProps) =>
  at !== null && (
    <Fact stacked name={name}>
      <DateText value={at} />
      {by !== null && (
        <div>
          <bdi>{by.name}</bdi>
        </div>
      )}
    </Fact>
  );
